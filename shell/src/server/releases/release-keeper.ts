import { loadLastKnownGood, type VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { readActiveSet, readWantedSet, verifySet } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { describeMissingEntry, isEntryDemanded } from '@kmx/release-registry/history/find-act-problems.server.ts';
import { joinEntryKeys } from '@kmx/release-registry/history/join-entry-keys.server.ts';
import { findNewestEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { chooseFirstSet, type FirstSet } from './choose-first-set.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { createOperationFinder, type FindOperations } from './find-operations.ts';
import { followRegistry } from './follow-registry.ts';
import { createCanaryHandOut } from './hand-out-canaries.ts';
import type { KeeperOptions } from './keeper-options.ts';
import { type KeeperState, listDegraded, listMissing } from './keeper-state.ts';
import { openReleaseSources } from './open-release-sources.ts';
import { createPreviewReader, type ReadPreview } from './preview-reader.ts';
import { readRest } from './read-rest.ts';
import { createReleaseCanaries, type ReleaseCanaries } from './release-canaries.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { createReleasePreviews, type ReleasePreviews } from './release-previews.ts';
import { startServingReport } from './report-serving.ts';
import { createRetirement } from './retirement.ts';
import { openServedSets } from './served-set-memory.ts';
import { openSetPreparation } from './set-preparation.ts';
import type { SmokeFinding } from './smoke.ts';
import type { VerifyFurther } from './verify-further.ts';

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

/** A visitor who had a canary at another shell should have it here too. */
const startWaitMs = 5_000;

/** What is known when the first set has been chosen. */
function createFirstState(first: FirstSet, unitEntries: KeeperState['unitEntries']): KeeperState {
  const { triedBuildId } = first;
  const isGivenUp = triedBuildId !== null && triedBuildId !== first.set.buildId;
  return {
    ...{ active: first, missing: first.unprepared, degraded: first.degraded, ignored: [], unitEntries },
    ...{ pointed: null, decidedRevision: 0, refused: new Set(isGivenUp ? [triedBuildId] : []) },
  };
}

/** Loads the active set, prepares its remotes and follows the pointer; rejects when no set can be served at all. */
export async function createReleaseKeeper(options: KeeperOptions): Promise<ReleaseKeeper> {
  const { log, trustedKeys } = options;
  const { folder, goodFile, sources, readKeptEntries } = openReleaseSources(options);
  const { copies } = sources;
  const retirement = createRetirement({ ...options, listUsed: () => [state.active.set, ...listFurtherSets()] });
  const preparation = await openSetPreparation({ ...options, store: copies.store, goodFile, keep: retirement.keep });
  const { prepare } = preparation;
  // Sets beside the one that is, or will be, served. A preview is not weighed.
  const verifyFurther: VerifyFurther = (set, { base = state.active, ...rule } = {}) => {
    const { unitEntries } = state;
    return verifySet({ set, unitEntries }, { ...sources, ...rule }, (name) =>
      set.versions[name] === base.set.versions[name]
        ? null
        : describeMissingEntry(name, unitEntries, isEntryDemanded(trustedKeys, unitEntries)),
    );
  };
  const further = { readServed: () => state.active, verify: verifyFurther, prepare };
  const readEntryRevision = () => findNewestEntry(state.unitEntries);
  const previews = createReleasePreviews({ ...further, readEntryRevision, onClosed: retirement.retire });
  const canaries = createReleaseCanaries({
    ...further,
    onChanged: (ended) => {
      for (const set of ended) retirement.retire(set);
      options.onComposed([state.active, ...canaries.listCompositions()]);
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
  const state = createFirstState(first, await readKeptEntries());
  for (const { set } of tried) retirement.retire(set);
  for (const unit of state.degraded) log.warn(unit, 'the release set is not served as the registry wants it');
  servedSets.add(state.active.set, state.missing.length === 0);
  preparation.follow(state.active, listMissing(state));
  const listUnproven = () => preparation.listUnproven(state.active.set);

  const handOut = createCanaryHandOut({ canaries, servedSets, log, onLate: () => report.update() });
  // Before the first visitor comes, who may have had a canary at another shell.
  const wantedFirst = await readWantedSet(sources).catch(() => null);
  if (wantedFirst?.set.buildId === state.active.set.buildId) {
    const wait = { waitMs: startWaitMs, excused: null };
    handOut.serve(await canaries.prepare(state.active, wantedFirst.canaries, wait));
  }
  const report = startServingReport(
    options.registry.reports,
    () => ({
      set: state.active.set,
      revision: state.decidedRevision,
      problems: listDegraded(state),
      unproven: listUnproven(),
      canaries: canaries.list(),
    }),
    log,
  );
  const stopFollowing = followRegistry(state, {
    ...{ trustedKeys, log, onActivated: options.onActivated, sources, preparation, servedSets, retirement },
    ...{ previews, canaries, handOut, wantedFirst, onChanged: report.update },
    // A set of the registry that was given up as a whole is tried again, unit by unit.
    triedFirst: first.triedBuildId === state.active.set.buildId ? first.triedBuildId : null,
  });

  const findSet = (buildId: string) => servedSets.list().find((set) => set.buildId === buildId) ?? null;
  const readEntries = () => state.unitEntries;
  const files = createReleaseFiles({
    sources,
    findManifest: (unit, version) => {
      const manifest = state.active.manifests[unit];
      if (manifest?.version === version) return manifest;
      return previews.findManifest(unit, version) ?? canaries.findManifest(unit, version);
    },
    listServedSets: servedSets.list,
    isRefused: (buildId) => state.refused.has(buildId),
    readEntries,
  });

  return {
    current: () => state.active,
    findSet,
    files,
    findOperations: createOperationFinder({ findSet, files, readEntries }),
    previews,
    canaries,
    readPreview: createPreviewReader({
      readTrustedKeys: () => joinEntryKeys(trustedKeys, state.unitEntries),
      readRevision: () => findNewestEntry(state.unitEntries),
    }),
    readPointed: () => state.pointed,
    listDegraded: () => listDegraded(state),
    listUnproven,
    close: async () => {
      handOut.close();
      stopFollowing();
      retirement.close();
      await report.close();
    },
  };
}
