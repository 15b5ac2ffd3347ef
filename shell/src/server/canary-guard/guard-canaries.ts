import type { KeyObject } from 'node:crypto';
import { endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { promoteByRule } from '@kmx/release-registry/active-set/promote-by-rule.server.ts';
import { type Canary, hasRuleTimePassed } from '@kmx/release-registry/history/canary.ts';
import type { ReleasePointer } from '@kmx/release-registry/pointer/release-pointer.ts';
import type { Logger } from 'pino';
import { maxWindowMs } from '../measures/measure-window.ts';
import type { UnitMeasures } from '../measures/unit-measures.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import { windowsMs } from './canary-limits.ts';
import { describeFigures } from './describe-figures.ts';
import { type CanaryFault, judgeCanary } from './judge-canary.ts';
import { createWatchedCanaries, type WatchedCanary } from './watched-canaries.ts';

interface GuardOptions {
  readonly releases: {
    readonly current: ReleaseKeeper['current'];
    readonly canaries: Pick<ReleaseKeeper['canaries'], 'list' | 'note' | 'stop'>;
  };
  readonly measures: Pick<UnitMeasures, 'read' | 'readTotals' | 'forgetVisitors'>;
  readonly pointer: ReleasePointer;
  /** Null: this shell stops a canary for itself, and leaves the statement to others. */
  readonly guardKey: KeyObject | null;
  /** Whether the registry takes statements without a signature. */
  readonly isUnsigned: boolean;
  /** Name of this process in the history. */
  readonly shell: string;
  readonly log: Logger;
  readonly lookMs?: number;
  readonly now?: () => number;
}

/** Watches the canaries of a shell until it is closed. */
export interface CanaryGuard {
  /** Begins to compare canaries that are handed out from now on: what happens before the next look counts too. */
  readonly follow: () => void;
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

const lookMs = 1_000;
/** How long a statement that could not be written is left alone. */
const repeatMs = 10_000;
/** A shell whose clock is wrong promotes nothing that it has not watched itself for the time of the rule, or an hour. */
const maxOwnWatchMs = 60 * 60_000;

/**
 * Compares each canary with the active version, and stops one that does worse: at once here, and for all shells by a
 * statement that the guard's key signs. One that its team wants promoted by rule is promoted (REL-11).
 */
export function guardCanaries(options: GuardOptions): CanaryGuard {
  const { releases, measures, pointer, guardKey, isUnsigned, shell, log, now = () => performance.now() } = options;
  const { canaries } = releases;
  const findActive = ({ unit }: Canary) => releases.current().set.versions[unit] ?? '';
  const watched = createWatchedCanaries(measures, findActive, now);
  const by = `guard of ${shell}`;
  const signingKeys = () => guardKey;
  const canSign = guardKey !== null || isUnsigned;

  function judge(canary: Canary): CanaryFault | null {
    const ageMs = now() - watched.watch(canary).startedAt;
    for (const windowMs of windowsMs) {
      const fault = judgeCanary(...watched.read(canary, windowMs));
      const ms = Math.min(ageMs, windowMs);
      if (fault) return { ...fault, reason: `${fault.reason}, within ${Math.ceil(ms / 1000)} s` };
    }
    return null;
  }

  function isDue(canary: Canary, known: WatchedCanary, views: number): boolean {
    const { promotion } = canary;
    if (promotion === null || views < promotion.minViews) return false;
    const ownMs = now() - known.startedAt;
    return hasRuleTimePassed(canary, Date.now()) && ownMs >= Math.min(promotion.afterMs, maxOwnWatchMs);
  }

  /** Says in the history what was decided here; another shell, or the team, may have been faster. */
  async function say(unit: string, known: WatchedCanary, act: () => Promise<unknown>): Promise<void> {
    if (!canSign || now() - known.saidAt < repeatMs) return;
    known.saidAt = now();
    await act().catch((error: unknown) => {
      if (!(error instanceof RangeError)) log.warn({ err: error, unit }, 'the guard cannot say it');
    });
  }

  async function look(): Promise<void> {
    for (const { canary, state, reason } of canaries.list()) {
      if (state === 'refused' || state === 'preparing') continue;
      const { unit, version, since } = canary;
      const known = watched.watch(canary);
      const views = measures.readTotals(unit, version).pages - known.before[0].pages;
      if (state !== 'stopped') {
        const due = isDue(canary, known, views);
        const figures = describeFigures(...watched.read(canary, maxWindowMs));
        known.fault = judge(canary);
        canaries.note(canary, { figures, dueReason: due ? `promoted by rule after ${views} pages` : null });
        if (known.fault === null && due) {
          const change = { by, reason: `promoted by rule after ${views} pages`, signingKeys, since, views };
          await say(unit, known, () => promoteByRule(pointer, unit, change));
        }
        if (known.fault === null) continue;
        canaries.stop(canary, known.fault.reason);
        log.error({ unit, version, ...known.fault }, 'a canary is stopped');
        known.saidAt = Number.NEGATIVE_INFINITY;
      }
      const { fault } = known;
      const words = { by, reason: fault?.reason ?? reason, since, ...(fault ? { evidence: fault.evidence } : {}) };
      await say(unit, known, () => endCanary({ pointer, signingKeys }, unit, words));
    }
  }

  const follow = () => {
    for (const { canary, state } of canaries.list())
      if (state !== 'refused' && state !== 'preparing') watched.watch(canary);
  };
  follow();

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking || canaries.list().length === 0) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'the guard of canaries failed'))
      .finally(() => {
        isLooking = false;
      });
  }, options.lookMs ?? lookMs).unref();
  return { follow, look, close: () => clearInterval(timer) };
}
