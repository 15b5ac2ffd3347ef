import path from 'node:path';
import {
  loadLastKnownGood,
  saveLastKnownGood,
  type VerifiedSet,
} from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { readActiveSet, readWantedSet, verifySet } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { addServedSet, readServedSets, writeServedSets } from '@kmx/release-registry/active-set/served-sets.server.ts';
import type { ReleaseManifests } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { createSeenHead } from '@kmx/release-registry/history/seen-head.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';
import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { Logger } from 'pino';
import type { RenderPool } from '../workers/pool-types.ts';
import { chooseFirstSet } from './choose-first-set.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import { prepareRemotes, type UnpreparedRemote } from './prepare-remotes.ts';
import { readRest } from './read-rest.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { startServingReport } from './report-serving.ts';
import { type SettledSet, settleSet } from './settle-set.ts';

/** The release set that this process serves; switches without restart when another is activated (DES-08). */
export interface ReleaseKeeper {
  readonly current: () => { readonly set: ReleaseSet; readonly manifests: ReleaseManifests };
  /** A set that this process serves or has served, for documents that are still open. */
  readonly findSet: (buildId: string) => ReleaseSet | null;
  readonly files: ReleaseFiles;
  /** The versions that the registry wants, as far as it could be read. */
  readonly readPointed: () => ReleaseSet['versions'] | null;
  /** Units that are not served as the registry wants them; empty when all is well. */
  readonly listDegraded: () => readonly DegradedUnit[];
  readonly close: () => Promise<void>;
}

interface KeeperOptions {
  readonly releasesDirectory: string;
  readonly dataDirectory: string;
  /** Null or absent: unsigned releases are served. */
  readonly trustedKeys: TrustedKeys | null;
  readonly pool: RenderPool;
  readonly log: Logger;
  readonly onActivated: (set: ReleaseSet) => void;
}

/** When a set that could not be prepared is retried: an overloaded machine may have recovered by then. */
const retryAfterMs = [60_000, 300_000, 900_000];

/** Loads the active set, prepares its remotes and follows the pointer; rejects when no set can be served at all. */
export async function createReleaseKeeper(options: KeeperOptions): Promise<ReleaseKeeper> {
  const { pool, log, trustedKeys } = options;
  const folder = path.join(options.dataDirectory, 'last-known-good');
  const goodFile = path.join(folder, 'release-set.json');
  const servedFile = path.join(folder, 'served-sets.json');
  const copies = createVerifiedCopies(`${goodFile}.releases`);
  const store = createFileReleaseStore(options.releasesDirectory);
  const pointer = createFileReleasePointer(options.releasesDirectory, { trustedKeys });
  // Where nothing is signed, a registry that begins anew is as good as the one before.
  const seenHead = trustedKeys ? { seenHead: createSeenHead(options.dataDirectory) } : {};
  const sources = { pointer, store, copies, trustedKeys, ...seenHead };
  const refused = new Set<string>();
  let servedSets = await readServedSets(servedFile);
  let writing: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const prepare = async (set: VerifiedSet): Promise<readonly UnpreparedRemote[]> => {
    const unprepared = await prepareRemotes(pool, set, copies.store);
    for (const { name, version, error } of unprepared) {
      log.error({ err: error, remote: name, version }, 'the remote could not be prepared');
    }
    return unprepared;
  };
  const retireUnused = ({ versions }: ReleaseSet, used: ReleaseSet): void => {
    for (const { name, version } of listReleases(versions)) {
      if (name !== 'shell' && version !== used.versions[name]) void pool.retire({ name, version });
    }
  };
  // Not awaited; a crash before it finishes leaves the list and the last known good set as they were.
  const remember = ({ set }: VerifiedSet, isGood: boolean): void => {
    const sets = (servedSets = addServedSet(servedSets, set));
    writing = writing
      .then(async () => {
        await writeServedSets(servedFile, sets);
        await copies.flush(listReleases(set.versions));
        if (isGood) await saveLastKnownGood(goodFile, set);
        await copies.keepOnly(sets.flatMap(({ versions }) => listReleases(versions)));
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the served release set could not be saved'));
  };

  const tried: VerifiedSet[] = [];
  const first = await chooseFirstSet({
    readActive: () => readActiveSet(sources),
    readRest: () => readRest(sources),
    readLastKnownGood: () => loadLastKnownGood(goodFile, copies, trustedKeys),
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
  let decidedRevision = 0;
  for (const { set } of tried) retireUnused(set, active.set);
  if (first.triedBuildId !== null && lastTried === null) refused.add(first.triedBuildId);
  for (const unit of degraded) log.warn(unit, 'the release set is not served as the registry wants it');
  // Statements of the registry that count for nothing, and a history that cannot be followed.
  let ignored: readonly DegradedUnit[] = [];
  let pointed: ReleaseSet['versions'] | null = null;
  const listDegraded = () => [...ignored, ...degraded];
  remember(active, missing.length === 0);

  const report = startServingReport(
    createFileShellReports(options.releasesDirectory),
    () => ({
      buildId: active.set.buildId,
      versions: active.set.versions,
      revision: decidedRevision,
      problems: listDegraded().map(({ name, version, reason }) => ({ name, version, reason })),
    }),
    log,
  );
  const serve = ({ verified, unprepared, replaced }: SettledSet): boolean => {
    const previous = active;
    active = verified;
    missing = unprepared;
    degraded = [...replaced, ...describeUnprepared(unprepared, 'missing')];
    refused.delete(verified.set.buildId);
    if (previous.set.buildId === verified.set.buildId) return false;
    options.onActivated(verified.set);
    retireUnused(previous.set, verified.set);
    return true;
  };
  const refuse = (error: unknown): never => {
    if (deciding !== null) refused.add(deciding);
    degraded = [...describeRefusal(error), ...describeUnprepared(missing, 'missing')];
    throw error;
  };
  const follow = async (): Promise<void> => {
    const started = performance.now();
    deciding = lastTried;
    // It removes copies that no set needs, and must not meet those of the next one.
    await writing;
    const wanted = await readWantedSet(sources).catch(refuse);
    deciding = lastTried = wanted.buildId;
    const served = { verified: active, missing: missing.map(({ name }) => name) };
    const verify = (set: ReleaseSet) => verifySet(set, sources);
    const settled = await settleSet(wanted, served, { verify, prepare }).catch((error: unknown) => {
      retireUnused(wanted, active.set);
      return refuse(error);
    });
    const { buildId } = settled.verified.set;
    const isNew = serve(settled);
    if (isNew) log.info({ buildId, ms: Math.round(performance.now() - started) }, 'release set activated');
    if (settled.replaced.length > 0) {
      refused.add(wanted.buildId);
      retireUnused(wanted, active.set);
      const reasons = settled.replaced.map(({ name, version, reason }) => `${name}@${version}: ${reason}`);
      log.error({ buildId: wanted.buildId, reasons }, 'units of the release set refused, they stay as they were');
    }
    remember(settled.verified, settled.unprepared.length === 0);
  };
  const attempt = (attempts: number): void => {
    clearTimeout(retry);
    change = change
      .then(follow)
      .catch((error: unknown) => {
        log.error({ err: error, buildId: deciding }, 'release set refused, the old one stays');
      })
      .then(() => {
        report.update();
        if (degraded.length === 0) return;
        const pause = retryAfterMs[Math.min(attempts, retryAfterMs.length - 1)];
        retry = setTimeout(() => attempt(attempts + 1), pause).unref();
      });
  };
  let change: Promise<void> = Promise.resolve();
  const ignore = (error: unknown): void => {
    ignored = describeRefusal(error);
    for (const unit of ignored) log.warn(unit, 'what the registry says is ignored');
    report.update();
  };
  const stopWatching = pointer.watch(({ entries, set, refused: statements }) => {
    if (statements.length > 0) ignore(new ReleaseRefusedError(statements));
    else ignored = [];
    pointed = set?.versions ?? null;
    if (set !== null && set.buildId !== lastTried) {
      lastTried = set.buildId;
      attempt(0);
    }
    change = change.then(() => {
      decidedRevision = entries.at(-1)?.statement.revision ?? 0;
      report.update();
    });
  }, ignore);

  return {
    current: () => active,
    findSet: (buildId) => servedSets.find((set) => set.buildId === buildId) ?? null,
    files: createReleaseFiles({
      sources,
      findManifest: (unit, version) => {
        const manifest = active.manifests[unit];
        return manifest?.version === version ? manifest : null;
      },
      listServedSets: () => servedSets,
      isRefused: (buildId) => refused.has(buildId),
    }),
    readPointed: () => pointed,
    listDegraded,
    close: async () => {
      clearTimeout(retry);
      stopWatching();
      await report.close();
    },
  };
}
