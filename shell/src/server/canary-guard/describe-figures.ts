import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';
import type { VersionMeasures } from '../measures/measure-window.ts';
import type { Spread } from '../measures/tally.ts';

type Figures = NonNullable<CanaryReport['figures']>;

function describe(measures: VersionMeasures): Figures['canary'] {
  const { pages, blamedFaults: faults, errorVisitors: errors, mismatchVisitors: mismatches } = measures;
  const { shownVisitors: visitors } = measures;
  const read = (spread: Spread, quantile: 'p75' | 'p95') => (spread.count === 0 ? null : spread[quantile]);
  const { LCP, INP, CLS, render } = measures;
  const spreads = { LCP: read(LCP, 'p75'), INP: read(INP, 'p75'), CLS: read(CLS, 'p75'), render: read(render, 'p95') };
  return { pages, visitors, faults, errors, mismatches, ...spreads };
}

/** The numbers of a canary beside those of the active version, for the report of this shell. */
export function describeFigures(canary: VersionMeasures, active: VersionMeasures): Figures {
  return { canary: describe(canary), active: describe(active) };
}
