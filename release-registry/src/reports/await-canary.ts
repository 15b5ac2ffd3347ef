import type { Canary } from '../history/canary.ts';
import { readUntil, type ServingOutcome, type Wait } from './await-shells.ts';
import type { ShellReport } from './shell-reports.ts';

interface CanaryWait extends Wait {
  readonly canary: Canary;
}

/** Why a shell does not hand a canary out. */
interface Refusal {
  readonly reason: string;
}

type Verdict = 'serves' | 'waits' | Refusal;

function judge({ revision, canaries }: ShellReport, { canary }: CanaryWait): Verdict {
  if (revision < canary.revision) return 'waits';
  const own = canaries?.find(({ unit, since }) => unit === canary.unit && since === canary.since);
  if (canaries === undefined) return { reason: 'knows no canaries yet' };
  if (own === undefined) return { reason: 'does not know it any more' };
  if (own.isPreparing === true) return 'waits';
  return own.state === 'refused' || own.state === 'stopped' ? { reason: own.reason } : 'serves';
}

/** Waits until every running shell hands a canary out or one refuses it; a shell that says nothing in time is a problem. */
export function awaitCanary(wait: CanaryWait): Promise<ServingOutcome> {
  return readUntil(wait, (running, isLate) => {
    const judged = running.map((report) => [report.shell, judge(report, wait)] as const);
    const shells = judged.flatMap(([shell, verdict]) => (verdict === 'serves' ? [shell] : []));
    const late = `did not decide about it within ${Math.round(wait.timeoutMs / 1000)} seconds`;
    const problems = judged.flatMap(([shell, verdict]) => {
      if (typeof verdict === 'object') return [{ shell, reason: verdict.reason }];
      return verdict === 'waits' && isLate ? [{ shell, reason: late }] : [];
    });
    return problems.length > 0 || shells.length === running.length ? { shells, problems } : null;
  });
}
