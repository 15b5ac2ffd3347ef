import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';
import type { CanaryState } from './canary-sets.ts';

/** What the report of a shell says of a canary. */
export function describeCanary({
  canary: { unit, version, since },
  state,
  reason,
  figures,
}: CanaryState): CanaryReport {
  if (state === 'preparing') return { unit, version, since, state: 'running', isPreparing: true, reason };
  return { unit, version, since, state, reason, figures };
}
