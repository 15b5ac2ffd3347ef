import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import type { PageViewReport, PageViewsReport } from '../../state/page-view/page-views-report.schema.ts';
import type { RemoteKey } from '../workers/pool-types.ts';
import type { RemoteErrorKind } from '../workers/remote-error.ts';
import { type CountedSet, createCountedVersions, type UnitLabels } from './counted-versions.ts';
import { MeasureWindow, noCounts, noMeasures, type VersionCounts, type VersionMeasures } from './measure-window.ts';
import { createUnitMetrics, removeVersion } from './unit-metrics.ts';

/** How many visitors with errors are known apart, and for how long. */
const maxReporters = 10_000;
const reporterMs = 10 * 60_000;

/**
 * What each version of a unit does to its visitors, as this process hears of it: for Prometheus since the start, and to
 * read for the last hour. Browsers report errors at once and views when they end, so over a few minutes compare a
 * version with another one of the same period and not errors with views. A view counts for its remote and for the shell
 * around it. Of versions that are not served, and not among the last three of their unit, nothing is kept.
 */
export interface UnitMeasures {
  /** Says which sets are served from now on: the active one, and any other that some visitors get. */
  readonly follow: (sets: readonly CountedSet[]) => void;
  /** Page views of one browser, reported together; each stands for `weight` views where not all are reported. */
  readonly recordViews: (report: PageViewsReport, weight: number) => void;
  /** `client` is whom limits count as one: whoever reports a thousand errors is one visitor with errors. */
  readonly recordError: (unit: string, version: string, client: string) => void;
  readonly recordMismatch: (unit: string, version: string, client: string) => void;
  /** A page that a visitor gets, from a cache or not. */
  readonly recordPage: (key: RemoteKey) => void;
  readonly recordFault: (key: RemoteKey, kind: RemoteErrorKind) => void;
  /** Milliseconds that a remote took to load, or to render, a page. */
  readonly recordStep: (key: RemoteKey, step: 'load' | 'render', ms: number) => void;
  /** The numbers of a version since it is counted; all zeros for one that is not. */
  readonly readTotals: (unit: string, version: string) => VersionCounts;
  /** The versions of a unit that are counted, the one that was served first the first. */
  readonly listVersions: (unit: string) => readonly string[];
  /** What a version did in the last milliseconds, at most an hour; all zeros for one that is not counted. */
  readonly read: (unit: string, version: string, windowMs: number) => VersionMeasures;
}

/** Starts counting; everything counts as `other` until sets are followed. */
export function createUnitMeasures(registry: Registry, now: () => number = () => performance.now()): UnitMeasures {
  const metrics = createUnitMetrics(registry);
  const counted = createCountedVersions();
  const windows = new Map<string, MeasureWindow>();
  const reporters = new LRUCache<string, true>({ max: maxReporters, ttl: reporterMs });

  const formatKey = ({ unit, version }: UnitLabels) => `${unit}@${version}`;
  const findWindow = (unit: string, version: string): MeasureWindow | null => {
    if (!counted.has(unit, version)) return null;
    const key = formatKey({ unit, version });
    const window = windows.get(key) ?? new MeasureWindow(now);
    windows.set(key, window);
    return window;
  };

  /** Counts a visitor once for a while. */
  function countVisitor(name: 'errorVisitors' | 'mismatchVisitors', labels: UnitLabels, client: string): void {
    const key = `${name} ${formatKey(labels)} ${client}`;
    if (reporters.has(key)) return;
    reporters.set(key, true);
    findWindow(labels.unit, labels.version)?.count(name);
  }

  function recordView({ unit, version, part, vitals }: PageViewReport, weight: number): void {
    const labels = { ...counted.labelUnit(unit, version), kind: counted.labelKind(unit, version, part) };
    metrics.views.inc(labels, weight);
    const { CLS, ...times } = vitals;
    for (const [metric, ms] of Object.entries(times)) metrics.vitals.observe({ ...labels, metric }, ms / 1000);
    if (CLS !== undefined) metrics.shifts.observe({ ...labels, metric: 'CLS' }, CLS);
  }

  function keepView(window: MeasureWindow | null, { vitals }: PageViewReport, weight: number): void {
    window?.count('views', weight);
    const { CLS, LCP, INP, FCP, TTFB } = vitals;
    if (CLS !== undefined) window?.add('CLS', CLS);
    for (const [name, ms] of Object.entries({ LCP, INP, FCP, TTFB })) {
      if (ms !== undefined) window?.add(name as 'LCP' | 'INP' | 'FCP' | 'TTFB', ms / 1000);
    }
  }

  return {
    follow: (sets) => {
      for (const dropped of counted.follow(sets)) {
        windows.delete(formatKey(dropped));
        void removeVersion(metrics, dropped);
      }
    },
    recordViews: ({ shell, views }, weight) => {
      for (const view of views) {
        recordView(view, weight);
        keepView(findWindow(view.unit, view.version), view, weight);
        // The shell's own pages are its views already.
        if (view.unit !== 'shell') keepView(findWindow('shell', shell), view, weight);
      }
    },
    recordPage: ({ name, version }) => findWindow(name, version)?.count('pages'),
    recordError: (unit, version, client) => {
      const labels = counted.labelUnit(unit, version);
      metrics.errors.inc({ remote: labels.unit, version: labels.version });
      findWindow(unit, version)?.count('errors');
      countVisitor('errorVisitors', { unit, version }, client);
    },
    recordMismatch: (unit, version, client) => {
      metrics.mismatches.inc({ ...counted.labelUnit(unit, version) });
      findWindow(unit, version)?.count('mismatches');
      countVisitor('mismatchVisitors', { unit, version }, client);
    },
    recordFault: ({ name, version }, kind) => {
      const labels = counted.labelUnit(name, version);
      metrics.faults.inc({ remote: labels.unit, version: labels.version, kind });
      const window = findWindow(name, version);
      window?.count('faults');
      // A version that has just begun has no cached pages yet, so its first ones may wait in vain.
      if (kind !== 'overloaded') window?.count('blamedFaults');
    },
    recordStep: ({ name, version }, step, ms) => {
      metrics.steps.observe({ ...counted.labelUnit(name, version), step }, ms / 1000);
      const window = findWindow(name, version);
      window?.add(step, ms / 1000);
      window?.count(step === 'render' ? 'renders' : 'loads');
    },
    listVersions: counted.list,
    readTotals: (unit, version) => windows.get(formatKey({ unit, version }))?.readTotals() ?? noCounts,
    read: (unit, version, windowMs) => windows.get(formatKey({ unit, version }))?.read(windowMs) ?? noMeasures,
  };
}
