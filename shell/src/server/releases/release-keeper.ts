import { loadLastKnownGood, type VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import {
  readActiveSet,
  readWantedSet,
  verifySet,
  type WantedSet,
} from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { describeCanaries, noCanaries } from '@kmx/release-registry/history/canary.ts';
import { describeMissingEntry, isEntryDemanded } from '@kmx/release-registry/history/find-act-problems.server.ts';
import { joinEntryKeys } from '@kmx/release-registry/history/join-entry-keys.server.ts';
import { findNewestEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { chooseFirstSet } from './choose-first-set.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import { createOperationFinder, type FindOperations } from './find-operations.ts';
import { createFollowQueue } from './follow-queue.ts';
import type { KeeperOptions } from './keeper-options.ts';
import { openReleaseSources } from './open-release-sources.ts';
import { createPreviewReader, type ReadPreview } from './preview-reader.ts';
import { readRest } from './read-rest.ts';
import {
  type CanarySets,
  createReleaseCanaries,
  type ReleaseCanaries,
  type VerifyFurther,
} from './release-canaries.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { createReleasePreviews, type ReleasePreviews } from './release-previews.ts';
import { startServingReport } from './report-serving.ts';
import { createRetirement } from './retirement.ts';
import { openServedSets } from './served-set-memory.ts';
import { type IsRecalled, openSetPreparation, recallMs } from './set-preparation.ts';
import { type SettledSet, settleSet } from './settle-set.ts';
import type { SmokeFinding } from './smoke.ts';
import { createWeighingVerifier } from './weighing-verifier.ts';
import { withoutRevoked } from './without-revoked.ts';

/** The release set that this process serves; switches without restart when another is activated (DES-08). */
export interface ReleaseKeeper {
  readonly current: () => VerifiedSet;
  /** A set that this process serves or has served, for documents that are still open. */
  readonly findSet: (buildId: string) => ReleaseSet | null;
  readonly files: ReleaseFiles;
  /** Documents that a page may send to a service, by name (`find-operations.ts`). */
  readonly findOperations: FindOperations;
  /** Sets that only holders of a preview see. */
  readonly previews: ReleasePreviews;
  /** Sets that a share of the visitors gets. */
  readonly canaries: ReleaseCanaries;
  /** Reads the token of a preview by the keys of the present. */
  readonly readPreview: ReadPreview;
  /** The versions that the registry wants, as far as it could be read. */
  readonly readPointed: () => ReleaseSet['versions'] | null;
  /** Units that are not served as the registry wants them; empty when all is well. */
  readonly listDegraded: () => readonly DegradedUnit[];
  /** What nobody has seen rendering in the set that is served. */
  readonly listUnproven: () => readonly SmokeFinding[];
  readonly close: () => Promise<void>;
}

/** What is said beside the active set: entries, which allow and forbid, and canaries. */
const describeWords = ({ unitEntries, canaries }: Pick<WantedSet, 'unitEntries' | 'canaries'>) =>
  `${findNewestEntry(unitEntries)} ${describeCanaries(canaries)}`;

/** How long canaries that do not run yet hold up the act of another unit, for which `activate` waits 30 seconds. */
const followWaitMs = 2_000;
/** A visitor who had a canary at another shell should have it here too. */
const startWaitMs = 5_000;

/** Whether a remote is wanted as before, beside the same release of the shell. */
const createComparison =
  (before: ReleaseSet['versions'], after: ReleaseSet['versions']) =>
  (name: RemoteName): boolean =>
    before.shell === after.shell && before[name] === after[name];

/** Loads the active set, prepares its remotes and follows the pointer; rejects when no set can be served at all. */
export async function createReleaseKeeper(options: KeeperOptions): Promise<ReleaseKeeper> {
  const { log, trustedKeys } = options;
  const { folder, goodFile, sources, readKeptEntries } = openReleaseSources(options);
  const { pointer, copies } = sources;
  const refused = new Set<string>();
  const retirement = createRetirement({ ...options, listUsed: () => [active.set, ...listFurtherSets()] });
  const preparation = await openSetPreparation({ ...options, store: copies.store, goodFile, keep: retirement.keep });
  // Sets beside the one that is, or will be, served. A preview is not weighed.
  const verifyFurther: VerifyFurther = (set, { base = active, ...rule } = {}) =>
    verifySet({ set, unitEntries }, { ...sources, ...rule }, (name) =>
      set.versions[name] === base.set.versions[name]
        ? null
        : describeMissingEntry(name, unitEntries, isEntryDemanded(trustedKeys, unitEntries)),
    );
  const { prepare } = preparation;
  const further = { readServed: () => active, verify: verifyFurther, prepare };
  const readEntryRevision = () => findNewestEntry(unitEntries);
  const previews = createReleasePreviews({ ...further, readEntryRevision, onClosed: retirement.retire });
  const canaries = createReleaseCanaries({
    ...further,
    onChanged: (ended) => {
      for (const set of ended) retirement.retire(set);
      options.onComposed([active, ...canaries.listCompositions()]);
    },
  });
  const listFurtherSets = () => [...previews.listSets(), ...canaries.listSets()];
  const servedSets = await openServedSets({ folder, goodFile, copies, listUsed: listFurtherSets, log });
  const tried: VerifiedSet[] = [];
  const first = await chooseFirstSet({
    readActive: () => readActiveSet(sources),
    readRest: () => readRest(sources),
    readLastKnownGood: async () =>
      loadLastKnownGood(goodFile, copies, joinEntryKeys(trustedKeys, await readKeptEntries())),
    prepare: (set) => {
      tried.push(set);
      return prepare(set);
    },
  });
  let active: VerifiedSet = first;
  let missing = first.unprepared;
  let degraded = first.degraded;
  // A set of the registry that was given up as a whole is tried again, unit by unit.
  let lastTried = first.triedBuildId === active.set.buildId ? first.triedBuildId : null;
  // Sets are decided about one after the other; the pointer may be further by then.
  let deciding = lastTried;
  let unitEntries = await readKeptEntries();
  let triedWords = describeWords({ unitEntries, canaries: noCanaries });
  let decidedRevision = 0;
  for (const { set } of tried) retirement.retire(set);
  if (first.triedBuildId !== null && lastTried === null) refused.add(first.triedBuildId);
  for (const unit of degraded) log.warn(unit, 'the release set is not served as the registry wants it');
  // Statements of the registry that count for nothing, and a history that cannot be followed.
  let ignored: readonly DegradedUnit[] = [];
  let pointed: ReleaseSet['versions'] | null = null;
  const listDegraded = () => [...ignored, ...degraded];
  servedSets.add(active.set, missing.length === 0);
  const listMissing = () => missing.map(({ name }) => name);
  preparation.follow(active, listMissing());
  const listUnproven = () => preparation.listUnproven(active.set);
  let isClosed = false;
  const serveCanaries = (sets: CanarySets): void => {
    const said = new Set(canaries.list().map(({ canary, reason }) => `${canary.unit} ${canary.revision} ${reason}`));
    canaries.serve(sets);
    for (const { set } of canaries.listCompositions()) servedSets.addBeside(sets.base.set, set);
    for (const { canary, state, reason } of sets.states)
      if (state === 'refused' && !said.has(`${canary.unit} ${canary.revision} ${reason}`))
        log.error({ unit: canary.unit, version: canary.version, reason }, 'a canary is refused');
    // It may take long, and costs nobody else the time.
    sets.late
      ?.then((more) => {
        if (more === null || isClosed) return;
        serveCanaries(more);
        report.update();
      })
      .catch((error: unknown) => log.error({ err: error }, 'a canary could not be added'));
  };
  // Before the first visitor comes, who may have had a canary at another shell.
  const wantedFirst = await readWantedSet(sources).catch(() => null);
  if (wantedFirst?.set.buildId === active.set.buildId) {
    triedWords = describeWords(wantedFirst);
    serveCanaries(await canaries.prepare(active, wantedFirst.canaries, { waitMs: startWaitMs, excused: null }));
  }

  const report = startServingReport(
    createFileShellReports(options.releasesDirectory),
    () => ({
      set: active.set,
      revision: decidedRevision,
      problems: listDegraded(),
      unproven: listUnproven(),
      canaries: canaries.list(),
    }),
    log,
  );
  const serve = ({ verified, unprepared, replaced }: SettledSet): boolean => {
    const previous = active;
    active = verified;
    missing = unprepared;
    degraded = [...replaced, ...describeUnprepared(unprepared, 'missing')];
    refused.delete(verified.set.buildId);
    preparation.follow(active, listMissing());
    const isNew = previous.set.buildId !== verified.set.buildId;
    if (isNew) {
      options.onActivated(verified.set);
      retirement.retire(previous.set);
    }
    previews.follow();
    return isNew;
  };
  const refuse = (error: unknown): never => {
    if (deciding !== null) refused.add(deciding);
    degraded = [...describeRefusal(error), ...describeUnprepared(missing, 'missing')];
    throw error;
  };
  let wantedBefore: ReleaseSet['versions'] = wantedFirst?.set.versions ?? {};
  const follow = async (isRetry: boolean): Promise<void> => {
    const started = performance.now();
    deciding = lastTried;
    await servedSets.settled();
    const wantedSet = await readWantedSet(sources).catch(refuse);
    const { set: wanted } = wantedSet;
    unitEntries = wantedSet.unitEntries;
    // What an entry forbids is shown no more at once, whatever becomes of the set.
    previews.follow();
    deciding = lastTried = wanted.buildId;
    triedWords = describeWords(wantedSet);
    const isAsBefore = createComparison(wantedBefore, wanted.versions);
    wantedBefore = wanted.versions;
    // What another team has activated, and was refused a moment ago, is not looked at again for this one.
    const isRecalled: IsRecalled = (name, foundAt) =>
      foundAt >= started || (!isRetry && isAsBefore(name) && started - foundAt < recallMs);
    const served = { verified: withoutRevoked(active, trustedKeys, unitEntries), missing: listMissing() };
    const verify = createWeighingVerifier(wantedSet, active.set, sources);
    const prepareWanted = (set: VerifiedSet) => prepare(set, isRecalled);
    const settled = await settleSet(wanted, served, { verify, prepare: prepareWanted }).catch((error: unknown) => {
      retirement.retire(wanted);
      return refuse(error);
    });
    const canaryWait = { waitMs: followWaitMs, excused: wantedSet.excused, isRetry };
    const canarySets = await canaries.prepare(settled.verified, wantedSet.canaries, canaryWait);
    const isNew = serve(settled);
    servedSets.add(settled.verified.set, settled.unprepared.length === 0);
    serveCanaries(canarySets);
    const { buildId } = settled.verified.set;
    if (isNew) log.info({ buildId, ms: Math.round(performance.now() - started) }, 'release set activated');
    if (settled.replaced.length > 0) {
      refused.add(wanted.buildId);
      retirement.retire(wanted);
      const reasons = settled.replaced.map(({ name, version, reason }) => `${name}@${version}: ${reason}`);
      log.error({ buildId: wanted.buildId, reasons }, 'units of the release set refused, they stay as they were');
    }
  };
  const queue = createFollowQueue({
    follow,
    onFailed: (error) => log.error({ err: error, buildId: deciding }, 'release set refused, the old one stays'),
    onDone: () => {
      report.update();
      return (
        degraded.length === 0 && canaries.list().every(({ state }) => state !== 'refused' && state !== 'preparing')
      );
    },
  });
  const ignore = (error: unknown): void => {
    ignored = describeRefusal(error);
    for (const unit of ignored) log.warn(unit, 'what the registry says is ignored');
    report.update();
  };
  const stopWatching = pointer.watch((state) => {
    const { entries, set } = state;
    const statements = [...state.refused, ...state.refusedEntries, ...state.refusedCanaries];
    if (statements.length > 0) ignore(new ReleaseRefusedError(statements));
    else ignored = [];
    pointed = set?.versions ?? null;
    // An entry can allow what was refused, or forbid what is served.
    const words = describeWords(state);
    if (set !== null && (set.buildId !== lastTried || words !== triedWords)) {
      lastTried = set.buildId;
      triedWords = words;
      queue.follow();
    }
    queue.whenDecided(() => {
      decidedRevision = entries.at(-1)?.statement.revision ?? 0;
      report.update();
    });
  }, ignore);

  const findSet = (buildId: string) => servedSets.list().find((set) => set.buildId === buildId) ?? null;
  const readEntries = () => unitEntries;
  const files = createReleaseFiles({
    sources,
    findManifest: (unit, version) => {
      const manifest = active.manifests[unit];
      if (manifest?.version === version) return manifest;
      return previews.findManifest(unit, version) ?? canaries.findManifest(unit, version);
    },
    listServedSets: servedSets.list,
    isRefused: (buildId) => refused.has(buildId),
    readEntries,
  });

  return {
    current: () => active,
    findSet,
    files,
    findOperations: createOperationFinder({ findSet, files, readEntries }),
    previews,
    canaries,
    readPreview: createPreviewReader({
      readTrustedKeys: () => joinEntryKeys(trustedKeys, unitEntries),
      readRevision: () => findNewestEntry(unitEntries),
    }),
    readPointed: () => pointed,
    listDegraded,
    listUnproven,
    close: async () => {
      isClosed = true;
      queue.close();
      stopWatching();
      retirement.close();
      await report.close();
    },
  };
}
