import type { WebVitals } from '../../state/page-view/page-views-report.schema.ts';

/** Only some browsers prerender pages; there it is when the page was shown. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

/** When the document was first hidden; what was painted afterwards says nothing about its loading. */
function findHiddenAt(activatedAt: number): number {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(({ name, startTime }) => name === 'hidden' && startTime >= activatedAt);
  return hidden?.startTime ?? Number.POSITIVE_INFINITY;
}

/**
 * LCP, FCP and TTFB of the document in milliseconds, from the moment when a prerendered one was shown; takes the time of
 * the last candidate for LCP, after which browsers know none because of the first input.
 */
export function readLoading(largestAt: number | undefined): Pick<WebVitals, 'LCP' | 'FCP' | 'TTFB'> {
  const navigation = performance.getEntriesByType('navigation')[0] as Navigation | undefined;
  const activatedAt = navigation?.activationStart ?? 0;
  const hiddenAt = findHiddenAt(activatedAt);
  const firstAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const measure = (at = Number.POSITIVE_INFINITY) => (at < hiddenAt ? Math.max(0, at - activatedAt) : undefined);
  const times = { LCP: measure(largestAt), FCP: measure(firstAt), TTFB: measure(navigation?.responseStart) };
  return Object.fromEntries(Object.entries(times).filter(([, ms]) => ms !== undefined));
}
