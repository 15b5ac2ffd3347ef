import type { Registry } from 'prom-client';
import type { PageViewReport, PageViewsReport } from '../../state/page-view/page-views-report.schema.ts';
import type { RemoteKey } from '../workers/pool-types.ts';
import type { RemoteErrorKind } from '../workers/remote-error.ts';
import { type CountedSet, createCountedVersions, type UnitLabels } from './counted-versions.ts';
import { type CountedVisitor, createKnownVisitors, type KnownVisitor, maxPerVisitor } from './known-visitors.ts';
import { MeasureWindow, noCounts, noMeasures, type VersionCounts, type VersionMeasures } from './measure-window.ts';
import { createUnitMetrics, removeVersion } from './unit-metrics.ts';

/**
 * What each version of a unit does to its visitors, as this process hears of it: for Prometheus since the start, and to
 * read for the last hour. Browsers report errors at once and views when they end, so over a few minutes compare a
 * version with another one of the same period and not errors with views. A view counts for its remote and for the shell
 * around it. Of versions that are not served, and not among the last three of their unit, nothing is kept.
 */
export interface UnitMeasures {
  /** Says which sets are served from now on: the active one, and any other that some visitors get. */
  readonly follow: (sets: readonly CountedSet[]) => void;
  /**
   * Page views of one browser, reported together; each stands for `weight` views where not all are reported. What one
   * visitor reports beyond a few is counted for Prometheus, and compared with nothing.
   */
  readonly recordViews: (report: PageViewsReport, weight: number, visitor: CountedVisitor) => void;
  /** Whoever reports a thousand errors is one visitor with errors. */
  readonly recordError: (unit: string, version: string, visitor: CountedVisitor) => void;
  readonly recordMismatch: (unit: string, version: string, visitor: CountedVisitor) => void;
  /** A visitor asks for a page, whatever it gets. */
  readonly recordVisitor: (key: RemoteKey, visitor: CountedVisitor) => void;
  /** A visitor gets a page with status 200, from a cache or not; of one visitor only a few are counted. */
  readonly recordPage: (key: RemoteKey, visitor: CountedVisitor) => void;
  readonly recordFault: (key: RemoteKey, kind: RemoteErrorKind) => void;
  /** Milliseconds that a remote took to load, or to render, a page. */
  readonly recordStep: (key: RemoteKey, step: 'load' | 'render', ms: number) => void;
  /** The numbers of a version since it is counted; all zeros for one that is not. */
  readonly readTotals: (unit: string, version: string) => VersionCounts;
  /** The versions of a unit that are counted, the one that was served first the first. */
  readonly listVersions: (unit: string) => readonly string[];
  /** Counts the visitors of a unit anew from now on: a comparison that begins must not miss those who are there already. */
  readonly forgetVisitors: (unit: string) => void;
  /** What a version did in the last milliseconds, at most an hour; all zeros for one that is not counted. */
  readonly read: (unit: string, version: string, windowMs: number) => VersionMeasures;
}

/** Starts counting; everything counts as `other` until sets are followed. */
export function createUnitMeasures(registry: Registry, now: () => number = () => performance.now()): UnitMeasures {
  const metrics = createUnitMetrics(registry);
  const counted = createCountedVersions();
  const windows = new Map<string, MeasureWindow>();
  const visitors = createKnownVisitors(now);

  const formatKey = ({ unit, version }: UnitLabels) => `${unit}@${version}`;
  const findWindow = (unit: string, version: string): MeasureWindow | null => {
    if (!counted.has(unit, version)) return null;
    const key = formatKey({ unit, version });
    const window = windows.get(key) ?? new MeasureWindow(now);
    windows.set(key, window);
    return window;
  };

  /** A visitor of a version that is counted; null where it adds nothing more. */
  function findVisitor(unit: string, version: string, visitor: CountedVisitor): KnownVisitor | null {
    const window = findWindow(unit, version);
    const found = window && visitors.find(formatKey({ unit, version }), visitor);
    if (!found) return null;
    if (found.isNew) window.count('visitors');
    return found.known;
  }

  /** Counts a visitor once for a while; whose browser reports something has got a page, if from another shell. */
  function countVisitor(
    name: 'errorVisitors' | 'mismatchVisitors' | 'shownVisitors',
    { unit, version }: UnitLabels,
    known: KnownVisitor | null,
  ): void {
    if (known === null || known.events.has(name)) return;
    known.events.add(name);
    findWindow(unit, version)?.count(name);
    countVisitor('shownVisitors', { unit, version }, known);
  }

  function recordView({ unit, version, part, vitals }: PageViewReport, weight: number): void {
    const labels = { ...counted.labelUnit(unit, version), kind: counted.labelKind(unit, version, part) };
    metrics.views.inc(labels, weight);
    const { CLS, ...times } = vitals;
    for (const [metric, ms] of Object.entries(times)) metrics.vitals.observe({ ...labels, metric }, ms / 1000);
    if (CLS !== undefined) metrics.shifts.observe({ ...labels, metric: 'CLS' }, CLS);
  }

  function keepView(
    { unit, version }: UnitLabels,
    report: PageViewReport,
    weight: number,
    visitor: CountedVisitor,
  ): void {
    const { vitals } = report;
    const window = findWindow(unit, version);
    window?.count('views', weight);
    const known = findVisitor(unit, version, visitor);
    if (known === null || known.views >= maxPerVisitor) return;
    known.views += 1;
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
    recordViews: ({ shell, views }, weight, visitor) => {
      for (const view of views) {
        recordView(view, weight);
        keepView(view, view, weight, visitor);
        // The shell's own pages are its views already.
        if (view.unit !== 'shell') keepView({ unit: 'shell', version: shell }, view, weight, visitor);
      }
    },
    recordVisitor: ({ name, version }, visitor) => void findVisitor(name, version, visitor),
    recordPage: ({ name, version }, visitor) => {
      const known = findVisitor(name, version, visitor);
      countVisitor('shownVisitors', { unit: name, version }, known);
      if (known === null || known.pages >= maxPerVisitor) return;
      known.pages += 1;
      findWindow(name, version)?.count('pages');
    },
    recordError: (unit, version, visitor) => {
      const labels = counted.labelUnit(unit, version);
      metrics.errors.inc({ remote: labels.unit, version: labels.version });
      findWindow(unit, version)?.count('errors');
      countVisitor('errorVisitors', { unit, version }, findVisitor(unit, version, visitor));
    },
    recordMismatch: (unit, version, visitor) => {
      metrics.mismatches.inc({ ...counted.labelUnit(unit, version) });
      findWindow(unit, version)?.count('mismatches');
      countVisitor('mismatchVisitors', { unit, version }, findVisitor(unit, version, visitor));
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
    forgetVisitors: (unit) => visitors.forget(`${unit}@`),
    readTotals: (unit, version) => windows.get(formatKey({ unit, version }))?.readTotals() ?? noCounts,
    read: (unit, version, windowMs) => windows.get(formatKey({ unit, version }))?.read(windowMs) ?? noMeasures,
  };
}
