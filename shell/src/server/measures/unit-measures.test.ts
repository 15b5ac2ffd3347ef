import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { PageViewReport } from '../../state/page-view/page-views-report.schema.ts';
import type { CountedSet } from './counted-versions.ts';
import { maxWindowMs, noMeasures } from './measure-window.ts';
import { createUnitMeasures } from './unit-measures.ts';

const visitor = { network: '192.0.2.1', bucket: 7 };
const noAssets = { scripts: [], styles: [] };

function createSet(shell: string, portal: string): CountedSet {
  return {
    set: { versions: { shell, 'remote-portal': portal } },
    manifests: { shell: { parts: {} }, 'remote-portal': { parts: { dashboard: noAssets } } },
  };
}

function createView(change: Partial<PageViewReport> = {}): PageViewReport {
  return { unit: 'remote-portal', version: '1', part: 'dashboard', vitals: {}, ...change };
}

function start(...sets: readonly CountedSet[]) {
  const registry = new Registry();
  let nowMs = 1_000_000;
  const measures = createUnitMeasures(registry, () => nowMs);
  measures.follow(sets.length > 0 ? sets : [createSet('s1', '1')]);
  return { registry, measures, pass: (ms: number) => void (nowMs += ms) };
}

async function listSeries(registry: Registry, name: string): Promise<readonly string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
}

describe('what is counted for Prometheus', () => {
  it('SRV-062 errors are counted by unit and version, made-up names as others', async () => {
    const { registry, measures } = start();
    measures.recordError('remote-portal', '1', visitor);
    for (const version of ['2', '3', '4']) measures.recordError('remote-portal', version, visitor);
    for (const unit of ['remote-x', 'remote-y']) measures.recordError(unit, '1', visitor);
    expect(await listSeries(registry, 'remote_errors_total{')).toEqual([
      'remote_errors_total{remote="remote-portal",version="1"} 1',
      'remote_errors_total{remote="remote-portal",version="other"} 3',
      'remote_errors_total{remote="other",version="other"} 2',
    ]);
  });

  it('SRV-065 web vitals are counted in seconds by unit, version, kind of page and metric', async () => {
    const { registry, measures } = start();
    const vitals = { LCP: 2400, CLS: 0.12, INP: 180 };
    measures.recordViews({ shell: 's1', views: [createView({ vitals }), createView({ part: 'made-up' })] }, 4, visitor);
    expect(await listSeries(registry, 'page_views_total{')).toEqual([
      'page_views_total{unit="remote-portal",version="1",kind="dashboard"} 4',
      'page_views_total{unit="remote-portal",version="1",kind="other"} 4',
    ]);
    const labels = 'unit="remote-portal",version="1",kind="dashboard"';
    const sums = [...(await listSeries(registry, 'web_vital_seconds_sum')), 'and'];
    expect([...sums, ...(await listSeries(registry, 'web_vital_score_sum'))]).toEqual([
      `web_vital_seconds_sum{${labels},metric="LCP"} 2.4`,
      `web_vital_seconds_sum{${labels},metric="INP"} 0.18`,
      'and',
      `web_vital_score_sum{${labels},metric="CLS"} 0.12`,
    ]);
    expect(await listSeries(registry, `web_vital_seconds_bucket{le="2.5",${labels},metric="LCP"}`)).toEqual([
      `web_vital_seconds_bucket{le="2.5",${labels},metric="LCP"} 1`,
    ]);
  });

  it('SRV-064 a mismatch is no error, SRV-067 load and render are counted apart', async () => {
    const { registry, measures } = start();
    measures.recordMismatch('remote-portal', '1', visitor);
    measures.recordStep({ name: 'remote-portal', version: '1' }, 'load', 30);
    measures.recordStep({ name: 'remote-portal', version: '1' }, 'render', 4);
    expect(await listSeries(registry, 'remote_errors_total{')).toEqual([]);
    expect(await listSeries(registry, 'hydration_mismatches_total{')).toEqual([
      'hydration_mismatches_total{unit="remote-portal",version="1"} 1',
    ]);
    expect(await listSeries(registry, 'remote_step_seconds_sum')).toEqual([
      'remote_step_seconds_sum{unit="remote-portal",version="1",step="load"} 0.03',
      'remote_step_seconds_sum{unit="remote-portal",version="1",step="render"} 0.004',
    ]);
  });

  it('of the last three versions of a unit, and of all that are served; older ones are forgotten', async () => {
    const { registry, measures } = start(createSet('s1', '1'), createSet('s1', '2'));
    const record = (version: string) => {
      measures.recordError('remote-portal', version, visitor);
      measures.recordViews({ shell: 's1', views: [createView({ version, vitals: { LCP: 100, CLS: 0 } })] }, 1, visitor);
      measures.recordStep({ name: 'remote-portal', version }, 'load', 1);
      measures.recordFault({ name: 'remote-portal', version }, 'threw');
    };
    for (const version of ['1', '2']) record(version);
    measures.follow([createSet('s1', '2'), createSet('s1', '3')]);
    expect(measures.read('remote-portal', '1', maxWindowMs).errors).toBe(1);
    measures.follow([createSet('s1', '4')]);
    expect(measures.read('remote-portal', '1', maxWindowMs)).toEqual(noMeasures);
    expect(measures.read('remote-portal', '2', maxWindowMs).errors).toBe(1);
    await expect.poll(async () => (await registry.metrics()).includes('version="1"')).toBe(false);
    expect((await registry.metrics()).includes('version="2"')).toBe(true);
    record('1');
    expect(await listSeries(registry, 'remote_errors_total{')).toContain(
      'remote_errors_total{remote="remote-portal",version="other"} 1',
    );
  });

  it('stays bounded over hundreds of versions', async () => {
    const { registry, measures } = start();
    for (let version = 1; version <= 300; version += 1) {
      measures.follow([createSet('s1', String(version))]);
      measures.recordError('remote-portal', String(version), visitor);
    }
    await expect.poll(async () => (await listSeries(registry, 'remote_errors_total{')).length).toBe(3);
  });
});

describe('SRV-069 what a version did in the last minutes', () => {
  it('is read by unit and version, and a view counts for the shell around it too', () => {
    const { measures } = start(createSet('s1', '1'), createSet('s1', '2'));
    for (const LCP of [1000, 2000, 2100, 9000]) {
      measures.recordViews({ shell: 's1', views: [createView({ vitals: { LCP, INP: 80, CLS: 0.3 } })] }, 1, visitor);
    }
    measures.recordViews({ shell: 's1', views: [createView({ version: '2' })] }, 10, visitor);
    measures.recordError('remote-portal', '1', visitor);
    measures.recordMismatch('remote-portal', '1', visitor);
    measures.recordFault({ name: 'remote-portal', version: '1' }, 'loop');
    measures.recordStep({ name: 'remote-portal', version: '1' }, 'load', 30);
    measures.recordStep({ name: 'remote-portal', version: '1' }, 'render', 10);
    const read = measures.read('remote-portal', '1', 60_000);
    expect(read).toMatchObject({ views: 4, errors: 1, mismatches: 1, faults: 1, renders: 1 });
    expect(read).toMatchObject({ load: { count: 1, mean: 0.03 }, render: { count: 1, mean: 0.01 } });
    expect(read.LCP).toMatchObject({ count: 4, mean: 3.525, p75: 2.5 });
    expect(read.LCP.p95).toBeCloseTo(9.2);
    expect(read.INP.p75).toBeCloseTo(0.0875);
    expect(read.CLS).toMatchObject({ count: 4, mean: 0.3 });
    expect(measures.read('remote-portal', '2', 60_000)).toMatchObject({ views: 10, errors: 0 });
    expect(measures.read('shell', 's1', 60_000)).toMatchObject({ views: 14, errors: 0, LCP: { count: 4 } });
    expect(measures.read('remote-portal', '3', 60_000)).toEqual(noMeasures);
  });

  it('ends with the window that is asked for, and after an hour', () => {
    const { measures, pass } = start();
    measures.recordError('remote-portal', '1', visitor);
    pass(60_000);
    measures.recordError('remote-portal', '1', visitor);
    expect(measures.read('remote-portal', '1', 30_000).errors).toBe(1);
    expect(measures.read('remote-portal', '1', 120_000).errors).toBe(2);
    pass(maxWindowMs);
    expect(measures.read('remote-portal', '1', maxWindowMs).errors).toBe(0);
  });
});

describe('REL-11 whom a comparison counts', () => {
  const key = { name: 'remote-portal', version: '1' } as const;
  const read = (measures: ReturnType<typeof start>['measures']) => measures.read('remote-portal', '1', maxWindowMs);

  it('a visitor is a bucket within a network, and adds a few pages and views in five minutes', () => {
    const { measures, pass } = start();
    const vitals = { LCP: 9_000 };
    for (let page = 0; page < 500; page += 1) {
      measures.recordVisitor(key, visitor);
      measures.recordPage(key, visitor);
      measures.recordViews({ shell: 's1', views: [createView({ vitals })] }, 1, visitor);
      measures.recordError('remote-portal', '1', visitor);
    }
    const once = { visitors: 1, shownVisitors: 1, errorVisitors: 1, pages: 10, LCP: { count: 10 } };
    expect(read(measures)).toMatchObject({ ...once, views: 500, errors: 500 });
    measures.recordPage(key, { ...visitor, bucket: 8 });
    measures.recordError('remote-portal', '1', { ...visitor, network: '192.0.2.2' });
    expect(read(measures)).toMatchObject({ visitors: 3, shownVisitors: 3, errorVisitors: 2, pages: 11 });
    pass(5 * 60_000);
    measures.recordPage(key, visitor);
    expect(read(measures)).toMatchObject({ visitors: 4, shownVisitors: 4, errorVisitors: 2, pages: 12 });
  });

  it('who asks and gets no page is no visitor that a page was shown to', () => {
    const { measures } = start();
    measures.recordVisitor(key, visitor);
    expect(read(measures)).toMatchObject({ visitors: 1, shownVisitors: 0, pages: 0 });
  });

  it('one network adds a hundred visitors at most, in pages and in errors alike', () => {
    const { measures } = start();
    for (let bucket = 0; bucket < 1_000; bucket += 1) {
      const next = { ...visitor, bucket };
      for (let page = 0; page < 6; page += 1) measures.recordPage(key, next);
      measures.recordError('remote-portal', '1', next);
    }
    expect(read(measures)).toMatchObject({ visitors: 100, shownVisitors: 100, errorVisitors: 100, pages: 600 });
  });

  it('a comparison that begins counts who is there already', () => {
    const { measures } = start();
    measures.recordPage(key, visitor);
    measures.forgetVisitors('remote-portal');
    measures.recordPage(key, visitor);
    expect(read(measures)).toMatchObject({ visitors: 2, shownVisitors: 2, pages: 2 });
  });
});
