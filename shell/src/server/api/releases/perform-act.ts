import {
  type ChangedSet,
  promoteCanary,
  rollBackUnits,
} from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { confirmServing, NotServedError } from '@kmx/release-registry/active-set/confirm-serving.server.ts';
import { awaitDecisions, type ServingOutcome } from '@kmx/release-registry/reports/await-shells.ts';
import type { ReleaseAct, ReleaseActResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { describeStorageError } from '../../releases/describe-storage-error.ts';
import type { OperatedRegistry } from '../../releases/operated-registry.ts';
import { followMs, servingMs } from './act-times.ts';

/** How long running shells may take. */
export interface ActTimes {
  readonly servingMs: number;
  readonly followMs: number;
}

/** What was said, and how to wait until running shells have followed. */
interface SaidAct {
  readonly revision: number;
  readonly confirm: () => Promise<ServingOutcome>;
}

async function sayAct(registry: OperatedRegistry, act: ReleaseAct, by: string, times: ActTimes): Promise<SaidAct> {
  const { reason } = act;
  if (act.kind === 'rollback') {
    const { unit, from: fromVersion, to: toVersion } = act;
    if (fromVersion === toVersion) throw new RangeError(`${unit}@${toVersion} is active already`);
    const change = await rollBackUnits(registry, [unit], { by, reason, fromVersion, toVersion });
    return { revision: change.revision, confirm: () => awaitChange(registry, change, by, times) };
  }
  const { kind, unit, since } = act;
  if (kind === 'promotion') {
    const change = await promoteCanary(registry, unit, { by, reason, since });
    return { revision: change.revision, confirm: () => awaitChange(registry, change, by, times) };
  }
  const { revision } = await endCanary(registry, unit, { by, reason, since });
  return { revision, confirm: () => awaitEnd(registry, revision, times) };
}

async function awaitChange(
  registry: OperatedRegistry,
  change: ChangedSet,
  by: string,
  times: ActTimes,
): Promise<ServingOutcome> {
  const { reports } = registry;
  const wait = { registry, reports, timeoutMs: times.servingMs, followMs: times.followMs, change, by };
  const { shells } = await confirmServing(wait);
  return { shells, problems: [] };
}

/** There is nothing to put back: a shell that does not follow goes on handing the canary out, and says so. */
async function awaitEnd({ reports }: OperatedRegistry, revision: number, times: ActTimes): Promise<ServingOutcome> {
  await awaitDecisions({ reports, revision, timeoutMs: times.servingMs });
  const running = await reports.listRunning();
  const late = running.filter((report) => report.revision < revision);
  const reason = `did not follow within ${Math.round(times.servingMs / 1000)} seconds`;
  return {
    shells: running.filter((report) => report.revision >= revision).map(({ shell }) => shell),
    problems: late.map(({ shell }) => ({ shell, reason })),
  };
}

/** What running shells made of an act. */
type SettledAct = ServingOutcome & Pick<ReleaseActResponse, 'outcome'>;

/** From here on the act is in the history: whatever fails is told with its revision, and not as if nothing had happened. */
async function settle(confirm: SaidAct['confirm']): Promise<SettledAct> {
  try {
    const outcome = await confirm();
    const { shells, problems } = outcome;
    if (problems.length > 0) return { outcome: 'unconfirmed', shells, problems };
    if (shells.length > 0) return { outcome: 'served', shells, problems };
    return { outcome: 'unconfirmed', shells, problems: [{ shell: '', reason: 'no running shell has reported' }] };
  } catch (error) {
    if (error instanceof NotServedError) {
      const { restored, problems } = error;
      if (restored !== null) return { outcome: 'put-back', shells: [], problems };
      const meanwhile = { shell: '', reason: 'somebody else has changed the unit meanwhile' };
      return { outcome: 'unconfirmed', shells: [], problems: [...problems, meanwhile] };
    }
    const reason = `the running shells could not be waited for: ${describeStorageError(error)}`;
    return { outcome: 'unconfirmed', shells: [], problems: [{ shell: '', reason }] };
  }
}

/**
 * Does what an operator has decided, with the operators' key, and waits for the running shells like the release command; what
 * one of them refuses is put back (REL-15). Throws StaleActError, RangeError, ReleaseRefusedError, and what the storage throws.
 */
export async function performAct(
  registry: OperatedRegistry,
  act: ReleaseAct,
  by: string,
  times: ActTimes = { servingMs, followMs },
): Promise<ReleaseActResponse> {
  const { revision, confirm } = await sayAct(registry, act, by, times);
  const { outcome, shells, problems } = await settle(confirm);
  return { revision, outcome, shells: [...shells], problems: [...problems] };
}
