import { pageViewsEndpoint } from '@kmx/shared-contracts/endpoints/page-views.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';
import type { PagePayload } from '../../state/page-view/page-payload.ts';
import type { PageViewsReport } from '../../state/page-view/page-views-report.schema.ts';
import { readLoading } from './read-loading.ts';
import { type ShownPage, ViewLog } from './view-log.ts';

interface WatchOptions {
  readonly boot: Pick<BootData, 'page' | 'ownView' | 'remotes' | 'shellVersion'>;
  /** The page at this moment. */
  readonly readPage: () => PagePayload | null;
  /** Calls the listener whenever the page or its data change. */
  readonly watchPage: (listener: () => void) => void;
}

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

/** Reports the pages that this document shows, with their web vitals, each time the visitor leaves or hides it (SRV-065). */
export function watchPageViews({ boot, readPage, watchPage }: WatchOptions): void {
  const describePage = (page: PagePayload | null): ShownPage => {
    if (page === null) return { unit: 'shell', version: boot.shellVersion, part: boot.ownView };
    const version = boot.remotes[page.remote]?.version ?? '';
    return { unit: page.remote, version, part: page.result.part };
  };
  // A list that is filtered stays the same page.
  const createKey = (page: PagePayload | null) => `${page?.remote} ${page?.request.path}`;

  let interactionIds = 0;
  const log = new ViewLog({
    countInteractions: () => performance.interactionCount ?? interactionIds,
    canMeasureShifts: PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
  });
  let largestAt: number | undefined;
  let shown = createKey(boot.page);
  log.show(describePage(boot.page), 0, () => readLoading(largestAt));

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
    const report: PageViewsReport = { shell: boot.shellVersion, views };
    navigator.sendBeacon(pageViewsEndpoint.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const noteShown = (): void => {
    const page = readPage();
    if (createKey(page) === shown) return;
    shown = createKey(page);
    if (log.isFull) send();
    log.show(describePage(page), performance.now());
  };
  const noteRestored = ({ persisted, timeStamp }: PageTransitionEvent): void => {
    if (!persisted) return;
    let paintedAt: number | undefined;
    requestAnimationFrame(() => requestAnimationFrame(() => (paintedAt = performance.now())));
    log.show(describePage(readPage()), timeStamp, () => {
      if (paintedAt === undefined) return { TTFB: 0 };
      return { TTFB: 0, FCP: paintedAt - timeStamp, LCP: paintedAt - timeStamp };
    });
  };

  watchPage(noteShown);
  noteShown();
  addEventListener('pageshow', noteRestored);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

type LayoutShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
