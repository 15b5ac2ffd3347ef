import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { readWantedSet, type WantedSet } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import { describeCanaries, noCanaries } from '@kmx/release-registry/history/canary.ts';
import { findNewestEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import { createFollowQueue } from './follow-queue.ts';
import type { CanaryHandOut } from './hand-out-canaries.ts';
import type { KeeperOptions } from './keeper-options.ts';
import { type KeeperState, listMissing } from './keeper-state.ts';
import type { ReleaseSources } from './open-release-sources.ts';
import type { ReleaseCanaries } from './release-canaries.ts';
import type { ReleasePreviews } from './release-previews.ts';
import type { Retirement } from './retirement.ts';
import type { ServedSetMemory } from './served-set-memory.ts';
import { type IsRecalled, recallMs, type SetPreparation } from './set-preparation.ts';
import { type SettledSet, settleSet } from './settle-set.ts';
import { createWeighingVerifier } from './weighing-verifier.ts';
import { withoutRevoked } from './without-revoked.ts';

interface FollowerOptions extends Pick<KeeperOptions, 'trustedKeys' | 'log' | 'onActivated'> {
  readonly sources: ReleaseSources;
  readonly preparation: SetPreparation;
  readonly servedSets: ServedSetMemory;
  readonly retirement: Retirement;
  readonly previews: ReleasePreviews;
  readonly canaries: ReleaseCanaries;
  readonly handOut: CanaryHandOut;
  /** What the registry wanted when the process started; null when it could not be read. */
  readonly wantedFirst: WantedSet | null;
  /** The set that there is no need to try immediately; null when there is none. */
  readonly triedFirst: string | null;
  /** Called whenever the state is another. */
  readonly onChanged: () => void;
}

/** How long canaries that do not run yet hold up the act of another unit, for which `activate` waits 30 seconds. */
const followWaitMs = 2_000;

/** What is said beside the active set: entries, which allow and forbid, and canaries. */
const describeWords = ({ unitEntries, canaries }: Pick<WantedSet, 'unitEntries' | 'canaries'>) =>
  `${findNewestEntry(unitEntries)} ${describeCanaries(canaries)}`;

/** Whether a remote is wanted as before, beside the same release of the shell. */
const createComparison =
  (before: ReleaseSet['versions'], after: ReleaseSet['versions']) =>
  (name: RemoteName): boolean =>
    before.shell === after.shell && before[name] === after[name];

/** Follows the registry from now on, one statement after the other; what is refused stays as it is served. Returns its end. */
export function followRegistry(state: KeeperState, options: FollowerOptions): () => void {
  const { trustedKeys, log, sources, preparation, servedSets, retirement, previews, canaries, handOut } = options;
  const { wantedFirst, onChanged } = options;
  const knownFirst = wantedFirst?.set.buildId === state.active.set.buildId ? wantedFirst : null;
  let triedWords = describeWords(knownFirst ?? { unitEntries: state.unitEntries, canaries: noCanaries });
  let wantedBefore: ReleaseSet['versions'] = wantedFirst?.set.versions ?? {};
  let lastTried = options.triedFirst;
  // Sets are decided about one after the other; the pointer may be further by then.
  let deciding = lastTried;

  const serve = ({ verified, unprepared, replaced }: SettledSet): boolean => {
    const previous = state.active;
    state.active = verified;
    state.missing = unprepared;
    state.degraded = [...replaced, ...describeUnprepared(unprepared, 'missing')];
    state.refused.delete(verified.set.buildId);
    preparation.follow(state.active, listMissing(state));
    const isNew = previous.set.buildId !== verified.set.buildId;
    if (isNew) {
      options.onActivated(verified.set);
      retirement.retire(previous.set);
    }
    previews.follow();
    return isNew;
  };
  const refuse = (error: unknown): never => {
    if (deciding !== null) state.refused.add(deciding);
    state.degraded = [...describeRefusal(error), ...describeUnprepared(state.missing, 'missing')];
    throw error;
  };
  const follow = async (isRetry: boolean): Promise<void> => {
    const started = performance.now();
    deciding = lastTried;
    await servedSets.settled();
    const wantedSet = await readWantedSet(sources).catch(refuse);
    const { set: wanted } = wantedSet;
    state.unitEntries = wantedSet.unitEntries;
    // What an entry forbids is shown no more at once, whatever becomes of the set.
    previews.follow();
    deciding = lastTried = wanted.buildId;
    triedWords = describeWords(wantedSet);
    const isAsBefore = createComparison(wantedBefore, wanted.versions);
    wantedBefore = wanted.versions;
    // What another team has activated, and was refused a moment ago, is not looked at again for this one.
    const isRecalled: IsRecalled = (name, foundAt) =>
      foundAt >= started || (!isRetry && isAsBefore(name) && started - foundAt < recallMs);
    const permitted = withoutRevoked(state.active, trustedKeys, state.unitEntries);
    const verify = createWeighingVerifier(wantedSet, state.active.set, sources);
    const prepare = (set: VerifiedSet) => preparation.prepare(set, isRecalled);
    const served = { verified: permitted, missing: listMissing(state) };
    const settled = await settleSet(wanted, served, { verify, prepare }).catch((error: unknown) => {
      retirement.retire(wanted);
      return refuse(error);
    });
    const canaryWait = { waitMs: followWaitMs, excused: wantedSet.excused, isRetry };
    const canarySets = await canaries.prepare(settled.verified, wantedSet.canaries, canaryWait);
    const isNew = serve(settled);
    servedSets.add(settled.verified.set, settled.unprepared.length === 0);
    handOut.serve(canarySets);
    const { buildId } = settled.verified.set;
    if (isNew) log.info({ buildId, ms: Math.round(performance.now() - started) }, 'release set activated');
    if (settled.replaced.length > 0) {
      state.refused.add(wanted.buildId);
      retirement.retire(wanted);
      const reasons = settled.replaced.map(({ name, version, reason }) => `${name}@${version}: ${reason}`);
      log.error({ buildId: wanted.buildId, reasons }, 'units of the release set refused, they stay as they were');
    }
  };
  const isAllWell = () =>
    state.degraded.length === 0 && canaries.list().every((one) => one.state !== 'refused' && one.state !== 'preparing');
  const queue = createFollowQueue({
    follow,
    onFailed: (error) => log.error({ err: error, buildId: deciding }, 'release set refused, the old one stays'),
    onDone: () => {
      onChanged();
      return isAllWell();
    },
  });
  const ignore = (error: unknown): void => {
    state.ignored = describeRefusal(error);
    for (const unit of state.ignored) log.warn(unit, 'what the registry says is ignored');
    onChanged();
  };
  const stopWatching = sources.pointer.watch((read) => {
    const { entries, set } = read;
    const statements = [...read.refused, ...read.refusedEntries, ...read.refusedCanaries];
    if (statements.length > 0) ignore(new ReleaseRefusedError(statements));
    else state.ignored = [];
    state.pointed = set?.versions ?? null;
    // An entry can allow what was refused, or forbid what is served.
    const words = describeWords(read);
    if (set !== null && (set.buildId !== lastTried || words !== triedWords)) {
      lastTried = set.buildId;
      triedWords = words;
      queue.follow();
    }
    queue.whenDecided(() => {
      state.decidedRevision = entries.at(-1)?.statement.revision ?? 0;
      onChanged();
    });
  }, ignore);

  return () => {
    queue.close();
    stopWatching();
  };
}
