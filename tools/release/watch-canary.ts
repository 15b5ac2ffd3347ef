import { setTimeout as wait } from 'node:timers/promises';
import { promoteCanary, type ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import type { Canary } from '@kmx/release-registry/history/canary.ts';
import type { RegistryState } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { CommandResult } from './command-result.ts';
import { renderCanary, renderFigures } from './render-canaries.ts';

/** A canary was not promoted; the message says how it ended. */
export class CanaryEndedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CanaryEndedError';
  }
}

interface Watch {
  readonly registry: ReleaseRegistry;
  readonly reports: ShellReports;
  readonly by: string;
  /** Shows the numbers whenever they are read. */
  readonly show: (text: string) => void;
  readonly pauseMs?: number;
}

/** The statement that ended a canary; null while it runs. */
function findEnd({ entries }: RegistryState, { unit, since }: Canary) {
  return entries.find(({ statement, canaries }) => statement.revision > since && canaries.get(unit)?.since !== since)
    ?.statement;
}

/**
 * Shows the numbers of a canary until it is promoted. What a shell without the guard's key has decided is said here, with
 * the team's key. Throws CanaryEndedError when it ended otherwise.
 */
export async function watchCanary(canary: Canary, watch: Watch): Promise<CommandResult> {
  const { registry, reports, by, show, pauseMs = 2_000 } = watch;
  const { unit, since, version } = canary;
  for (;;) {
    const state = await registry.pointer.readState();
    const end = findEnd(state, canary);
    if (end !== undefined) {
      const words = `revision ${end.revision}, ${end.kind} by ${end.by}: ${end.reason}`;
      const isPromoted = end.versions[unit] === version && end.kind !== 'canary-end';
      if (!isPromoted) throw new CanaryEndedError(`${unit}@${version} is no canary any more, ${words}`);
      return { message: `${unit}@${version} is active for everybody, ${words}`, data: { promoted: true, end } };
    }
    const running = await reports.listRunning();
    show(`${renderCanary(canary)}\n${renderFigures(canary, running)}`);
    const own = running
      .flatMap(({ canaries = [] }) => canaries)
      .filter((one) => one.unit === unit && one.since === since);
    const stopped = own.find((report) => report.state === 'stopped');
    const isDue = own.some((report) => report.state === 'due');
    // The guard of the shells may be faster.
    const ignoreRace = (error: unknown): void => {
      if (!(error instanceof RangeError)) throw error;
    };
    if (stopped) await endCanary(registry, unit, { by, reason: stopped.reason, since }).catch(ignoreRace);
    else if (isDue) {
      const { signingKeys } = registry;
      await promoteCanary(registry, unit, { by, reason: 'promoted by rule', signingKeys }).catch(ignoreRace);
    } else await wait(pauseMs);
  }
}
