import { Counter, Histogram, type Registry } from 'prom-client';
import { shiftScores, stepSeconds, vitalSeconds } from './buckets.ts';
import type { UnitLabels } from './counted-versions.ts';

const unitLabels = ['unit', 'version'] as const;
const vitalLabels = ['unit', 'version', 'kind', 'metric'] as const;

/** Prometheus metrics of what versions do to their visitors; labels come from closed lists (`counted-versions.ts`). */
export function createUnitMetrics(registry: Registry) {
  const registers = [registry];
  return {
    faults: new Counter({
      name: 'remote_faults_total',
      help: 'Faults of remotes on the server, each counted once',
      labelNames: ['remote', 'version', 'kind'],
      registers,
    }),
    errors: new Counter({
      name: 'remote_errors_total',
      help: 'Errors of units in browsers: loading, rendering, event handlers, unhandled rejections',
      labelNames: ['remote', 'version'],
      registers,
    }),
    mismatches: new Counter({
      name: 'hydration_mismatches_total',
      help: 'Errors in hydration from which React recovered by rendering again',
      labelNames: unitLabels,
      registers,
    }),
    views: new Counter({
      name: 'page_views_total',
      help: 'Pages that browsers have shown and hidden again, by their unit',
      labelNames: [...unitLabels, 'kind'],
      registers,
    }),
    vitals: new Histogram({
      name: 'web_vital_seconds',
      help: 'Web vitals LCP, INP, FCP and TTFB of pages that browsers have shown',
      labelNames: vitalLabels,
      buckets: [...vitalSeconds],
      registers,
    }),
    shifts: new Histogram({
      name: 'web_vital_score',
      help: 'Web vital CLS of pages that browsers have shown',
      labelNames: vitalLabels,
      buckets: [...shiftScores],
      registers,
    }),
    steps: new Histogram({
      name: 'remote_step_seconds',
      help: 'Time of a remote on the server: load with its queries, render',
      labelNames: [...unitLabels, 'step'],
      buckets: [...stepSeconds],
      registers,
    }),
  };
}
export type UnitMetrics = ReturnType<typeof createUnitMetrics>;

/** Removes what was counted of a version, which would otherwise stay for as long as the process lives. */
export async function removeVersion(metrics: UnitMetrics, { unit, version }: UnitLabels): Promise<void> {
  for (const metric of Object.values<Counter | Histogram>(metrics)) {
    const { values } = await metric.get();
    for (const { labels } of values) {
      const series = { ...(labels as Readonly<Record<string, string | number>>) };
      if (series['version'] !== version || (series['unit'] ?? series['remote']) !== unit) continue;
      delete series['le'];
      metric.remove(series);
    }
  }
}
