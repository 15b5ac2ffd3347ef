import { pageViewsEndpoint } from '@kmx/shared-contracts/endpoints/page-views.ts';
import type { PageViewsReport } from '../../state/page-view/page-views-report.schema.ts';
import type { PageViews, ShownPage } from '../../state/page-view/shown-page.ts';
import { readLoading } from './read-loading.ts';
import { ViewLog } from './view-log.ts';

/** Slower than this counts; faster ones are good in any case, except the first, which is always reported. */
const slowEventMs = 40;

type ObservedType = 'largest-contentful-paint' | 'layout-shift' | 'event' | 'first-input';

/** Hands over all entries of a type, those of the past too; returns a function that hands over what has not come yet. */
function observe(type: ObservedType, note: (entry: never) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const handle = (entries: PerformanceEntryList) => {
    for (const entry of entries) note(entry as never);
  };
  const observer = new PerformanceObserver((list) => handle(list.getEntries()));
  const options = { type, buffered: true, durationThreshold: slowEventMs };
  observer.observe(options);
  return () => handle(observer.takeRecords());
}

/**
 * Reports the pages that this document shows, beginning with a first one, with their web vitals, each time the visitor
 * leaves or hides it (SRV-065).
 */
export function watchPageViews(shellVersion: string, first: ShownPage, firstKey: string): PageViews {
  let shown = { page: first, key: firstKey };
  let interactionIds = 0;
  const log = new ViewLog({
    countInteractions: () => performance.interactionCount ?? interactionIds,
    canMeasureShifts: PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
  });
  let largestAt: number | undefined;
  log.show(first, 0, () => readLoading(largestAt));

  const addEvent = (event: PerformanceEventTiming): void => {
    if (event.interactionId) interactionIds += 1;
    log.addInteraction(event);
  };
  const takeRecords = [
    observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
      largestAt = startTime;
    }),
    observe('layout-shift', (entry: LayoutShiftEntry) => log.addShift(entry)),
    observe('event', addEvent),
    observe('first-input', addEvent),
  ];
  const send = (): void => {
    for (const take of takeRecords) take();
    const views = log.take();
    if (views.length === 0) return;
    const report: PageViewsReport = { shell: shellVersion, views };
    navigator.sendBeacon(pageViewsEndpoint.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const noteRestored = ({ persisted, timeStamp }: PageTransitionEvent): void => {
    if (!persisted) return;
    let paintedAt: number | undefined;
    requestAnimationFrame(() => requestAnimationFrame(() => (paintedAt = performance.now())));
    log.show(shown.page, timeStamp, () => {
      if (paintedAt === undefined) return { TTFB: 0 };
      return { TTFB: 0, FCP: paintedAt - timeStamp, LCP: paintedAt - timeStamp };
    });
  };

  addEventListener('pageshow', noteRestored);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  return {
    show: (page, key) => {
      if (key === shown.key) return;
      shown = { page, key };
      if (log.isFull) send();
      log.show(page, performance.now());
    },
  };
}

type LayoutShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
