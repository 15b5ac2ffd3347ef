import { listChanges } from '../history/apply-changes.ts';
import type { UnitChanges } from '../history/statement.ts';
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

/** A wait for the running shells. */
export interface Wait {
  readonly reports: ShellReports;
  /** The statement that shells have to decide about. */
  readonly revision: number;
  readonly timeoutMs: number;
  readonly pauseMs?: number;
}

interface ActivationWait extends Wait {
  /** The units that it was about; null for one that was taken out. */
  readonly changed: UnitChanges;
}

type Verdict = 'serves' | 'waits' | { readonly reason: string };

function judge(report: ShellReport, { revision, changed }: ActivationWait): Verdict {
  if (report.revision < revision) return 'waits';
  const units = listChanges(changed);
  const problem = report.problems.find((one) =>
    units.some(([name, version]) => one.name === name && one.version === version),
  );
  if (problem) return { reason: `${problem.name}@${problem.version}: ${problem.reason}` };
  // Perhaps within a later set, on top of this one.
  if (units.every(([name, version]) => (report.versions[name] ?? null) === version)) return 'serves';
  return { reason: `refused the set (${renderProblems(report) || 'without a reason'})` };
}

function renderProblems({ problems }: ShellReport): string {
  return problems.map(({ name, version, reason }) => `${version ? `${name}@${version}` : name}: ${reason}`).join('; ');
}

/** Waits until every running shell serves the changed units or one refuses them; a shell that says nothing in time is a problem. */
export function awaitShells(options: ActivationWait): Promise<ServingOutcome> {
  const waitedFor = new Set<string>();
  return readUntil(options, async (running, isLate) => {
    const judged = running.map((report) => [report, judge(report, options)] as const);
    const present = new Set(running.map(({ shell }) => shell));
    const gone = [...waitedFor].filter((shell) => !present.has(shell));
    const silent = (
      await Promise.all(gone.map(async (shell) => ((await options.reports.isSilent(shell)) ? [shell] : [])))
    ).flat();
    const problems = [
      ...judged.flatMap(([{ shell }, verdict]) =>
        typeof verdict === 'object' ? [{ shell, reason: verdict.reason }] : [],
      ),
      ...silent.map((shell) => ({ shell, reason: 'stopped reporting before it served it' })),
    ];
    const shells = judged.flatMap(([{ shell }, verdict]) => (verdict === 'serves' ? [shell] : []));
    const waiting = judged.flatMap(([report, verdict]) => (verdict === 'waits' ? [report] : []));
    for (const { shell } of waiting) waitedFor.add(shell);
    for (const shell of shells) waitedFor.delete(shell);
    if (problems.length > 0 || waiting.length === 0) return { shells, problems };
    if (!isLate) return null;
    const reason = `did not serve it within ${Math.round(options.timeoutMs / 1000)} seconds`;
    const late = waiting.map((report) => {
      const known = renderProblems(report);
      return { shell: report.shell, reason: known ? `${reason} (${known})` : reason };
    });
    return { shells, problems: late };
  });
}

/** Waits until every running shell has decided about the statement, or until the time is over. */
export async function awaitDecisions(options: Wait): Promise<void> {
  const { revision } = options;
  await readUntil(
    options,
    (running, isLate) => isLate || running.every((report) => report.revision >= revision) || null,
  );
}

/** Reads the reports again and again until they give a result; `isLate` says that there is no further look. */
export async function readUntil<Result>(
  { reports, timeoutMs, pauseMs = 100 }: Wait,
  look: (running: readonly ShellReport[], isLate: boolean) => Result | null | Promise<Result | null>,
): Promise<Result> {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    const result = await look(await reports.listRunning(), performance.now() > endsAt);
    if (result !== null) return result;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
