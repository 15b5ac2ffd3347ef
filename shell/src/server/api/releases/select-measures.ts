import type { ReleaseMeasures } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { VersionMeasures } from '../../measures/measure-window.ts';

/** What operators see of a period: numbers, percentile 75 of the web vitals, percentile 95 of the steps on the server. */
export function selectMeasures(measures: VersionMeasures): ReleaseMeasures {
  const { pages, views, errors, errorVisitors, mismatches, faults } = measures;
  const vital = (name: 'LCP' | 'INP' | 'CLS' | 'TTFB') => (measures[name].count === 0 ? null : measures[name].p75);
  const step = (name: 'load' | 'render') => (measures[name].count === 0 ? null : measures[name].p95);
  return {
    // Where browsers report a share of the views, each stands for several, and not always for a whole number.
    ...{ pages, views: Math.round(views), errors, errorVisitors, mismatches, faults },
    ...{ LCP: vital('LCP'), INP: vital('INP'), CLS: vital('CLS'), TTFB: vital('TTFB') },
    ...{ load: step('load'), render: step('render') },
  };
}
