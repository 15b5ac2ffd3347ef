import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMeteredShell } from '@kmx/shell/server/metered-shell.fixture.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { expect, it } from 'vitest';
import { startServices } from '../product-runner/start-services.ts';
import { findSeries } from './find-series.ts';
import { readAlertRules, readAlertTests, readDashboardQueries, readRecordingRules } from './watching-files.ts';

/** Labels that Prometheus adds to everything that it collects. */
const collected = ['job', 'instance'];

/** The series that a process exports: each metric with the labels of its values. */
async function readExported(origin: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  const exported = new Map<string, Set<string>>();
  for (const line of (await response.text()).split('\n')) {
    const [, name = '', labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === '') continue;
    const known = exported.get(name) ?? new Set(collected);
    exported.set(name, known);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
  }
  return exported;
}

async function startBoth() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-watching-'));
  const port = await findFreePort();
  // One after the other: a thread of the shell that has to share a processor with a start looks like one that hangs.
  const services = await startServices({ port, dataDirectory: folder, environment: { SAMPLE_CONTENT: 'off' } });
  const shell = await startMeteredShell();
  return {
    origins: { shell: shell.origin, services: `http://127.0.0.1:${port}` },
    stop: async () => {
      await Promise.all([shell.close(), services.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

it('every metric and label of alerts, recording rules, their tests and the dashboard is exported by a running shell or by running services', async () => {
  const { origins, stop } = await startBoth();
  // Requests of both kinds of areas have been counted before the metrics are read.
  await Promise.all(Object.values(origins).map((origin) => fetch(`${origin}/nobody/here`)));
  const processes = [await readExported(origins.shell), await readExported(origins.services)];
  await stop();
  const recorded = new Map(
    readRecordingRules().map(({ record }) => [record, new Set(record.split(':')[0]?.split('_') ?? [])]),
  );
  const isThere = (metric: string, labels: readonly string[]) => {
    if (metric === 'up') return labels.every((label) => collected.includes(label));
    const sources = [...processes.map((exported) => exported.get(metric)), recorded.get(metric)];
    return sources.some((known) => known && labels.every((label) => known.has(label)));
  };
  const expressions = [
    ...readRecordingRules().map(({ record, expr }) => ({ title: record, expr })),
    ...readAlertRules().map(({ alert, expr }) => ({ title: alert, expr })),
    ...readAlertTests().flatMap(({ name, input_series }) =>
      input_series.map(({ series }) => ({ title: name, expr: series })),
    ),
    ...readDashboardQueries(),
  ];
  const missing = expressions.flatMap(({ title, expr }) =>
    findSeries(expr)
      .filter(({ metric, labels }) => !isThere(metric, labels))
      .map(({ metric, labels }) => `${title}: nobody exports ${metric}{${labels.join()}}`),
  );
  expect(missing).toEqual([]);
  expect(expressions.length).toBeGreaterThan(100);
}, 240_000);

it('a recorded series is named after the labels that it keeps', () => {
  for (const { record, expr } of readRecordingRules()) {
    const kept = record.split(':')[0]?.split('_') ?? [];
    for (const { metric, labels } of findSeries(expr)) {
      const renamed = labels.map((label) => (label === 'unit' && !kept.includes('unit') ? 'remote' : label));
      if (!metric.includes(':')) expect(renamed, record).toEqual(expect.arrayContaining(kept));
    }
  }
});
