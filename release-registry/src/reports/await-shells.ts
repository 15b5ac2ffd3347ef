import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import { listReleases } from '../release/release-reference.ts';
import type { ShellReport, ShellReports } from './shell-reports.ts';

/** Why a shell does not serve what was activated; `shell` is empty where the reason is no shell's own. */
export interface ServingProblem {
  readonly shell: string;
  readonly reason: string;
}

/** What became of an activation: the running shells that serve it, and what keeps the others from it. */
export interface ServingOutcome {
  readonly shells: readonly string[];
  readonly problems: readonly ServingProblem[];
}

interface Wait {
  readonly reports: ShellReports;
  /** The set that is waited for. */
  readonly buildId: string;
  readonly timeoutMs: number;
  readonly pauseMs?: number;
}

interface ActivationWait extends Wait {
  /** The units that the activation was about. */
  readonly changed: ByUnit<string>;
}

type Verdict = 'serves' | 'waits' | { readonly reason: string };

function judge(report: ShellReport, { buildId, changed }: ActivationWait): Verdict {
  const wanted = listReleases(changed);
  const problem = report.problems.find((one) =>
    wanted.some(({ name, version }) => one.name === name && one.version === version),
  );
  if (problem) return { reason: `${problem.name}@${problem.version}: ${problem.reason}` };
  // A later set, on top of this one, will do as well.
  if (wanted.every(({ name, version }) => report.versions[name] === version)) return 'serves';
  if (report.decidedBuildId !== buildId) return 'waits';
  const reasons = report.problems.map(({ name, version, reason }) => `${name}@${version}: ${reason}`);
  return { reason: `refused the set (${reasons.join('; ') || 'without a reason'})` };
}

/** Waits until every running shell serves the changed units or one refuses them; a shell that says nothing in time is a problem. */
export function awaitShells(options: ActivationWait): Promise<ServingOutcome> {
  return readUntil(options, (running, isLate) => {
    const judged = running.map((report) => [report.shell, judge(report, options)] as const);
    const problems = judged.flatMap(([shell, verdict]) =>
      typeof verdict === 'object' ? [{ shell, reason: verdict.reason }] : [],
    );
    const shells = judged.flatMap(([shell, verdict]) => (verdict === 'serves' ? [shell] : []));
    const waiting = judged.flatMap(([shell, verdict]) => (verdict === 'waits' ? [shell] : []));
    if (problems.length > 0 || waiting.length === 0) return { shells, problems };
    if (!isLate) return null;
    const reason = `did not serve it within ${Math.round(options.timeoutMs / 1000)} seconds`;
    return { shells, problems: waiting.map((shell) => ({ shell, reason })) };
  });
}

/** Waits until every running shell has decided about the set, which was put back, or until the time is over. */
export async function awaitDecisions(options: Wait): Promise<void> {
  const { buildId } = options;
  await readUntil(
    options,
    (running, isLate) => isLate || running.every(({ decidedBuildId }) => decidedBuildId === buildId) || null,
  );
}

// Reads the reports again and again until they give a result; `isLate` says that there is no further look.
async function readUntil<Result>(
  { reports, timeoutMs, pauseMs = 100 }: Wait,
  look: (running: readonly ShellReport[], isLate: boolean) => Result | null,
): Promise<Result> {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    const result = look(await reports.listRunning(), performance.now() > endsAt);
    if (result !== null) return result;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
