import { setTimeout as wait } from 'node:timers/promises';
import { promoteCanary, type ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { type Canary, hasRuleTimePassed } from '@kmx/release-registry/history/canary.ts';
import type { RegistryState } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { CommandResult } from './command-result.ts';
import { NotDoneError } from './parse-arguments.ts';
import { quote } from './quote.ts';
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
  /** Asks whether to promote. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** The own clock, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly pauseMs?: number;
}

/** The statement that ended a canary; null while it runs. */
function findEnd({ entries }: RegistryState, { unit, since }: Canary) {
  return entries.find(({ statement, canaries }) => statement.revision > since && canaries.get(unit)?.since !== since)
    ?.statement;
}

/**
 * Shows the numbers of a canary until it is promoted. What a shell without the guard's key has decided is said here, with
 * the team's key. Nobody signs reports: one that says `stopped` is believed, because that only takes a version away; one that
 * says `due` leads to a question, and not before the time of the rule that the team has stated. Throws CanaryEndedError when
 * it ended otherwise, and NotDoneError when nobody confirms.
 */
export async function watchCanary(canary: Canary, watch: Watch): Promise<CommandResult> {
  const { registry, reports, by, show, confirm, now = Date.now, pauseMs = 2_000 } = watch;
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
    // Its share and its rule may have changed.
    const present = state.canaries.get(unit) ?? canary;
    show(`${renderCanary(present)}\n${renderFigures(present, running)}`);
    const own = running
      .flatMap(({ canaries = [] }) => canaries)
      .filter((one) => one.unit === unit && one.since === since);
    const stopped = own.find((report) => report.state === 'stopped');
    const due = own.find((report) => report.state === 'due');
    // The guard of the shells may be faster.
    const ignoreRace = (error: unknown): void => {
      if (!(error instanceof RangeError)) throw error;
    };
    if (stopped) await endCanary(registry, unit, { by, reason: stopped.reason, since }).catch(ignoreRace);
    else if (due && hasRuleTimePassed(present, now())) {
      const said = `A shell says that ${unit}@${version} is due (${quote(due.reason)}).`;
      if (!(await confirm(`${said} Reports are not signed: look at the numbers. Make it active? (yes/no) `)))
        throw new NotDoneError(`${unit}@${version} was not promoted; it goes on as a canary.`);
      await promoteCanary(registry, unit, { by, reason: 'promoted by rule', since }).catch(ignoreRace);
    } else await wait(pauseMs);
  }
}
