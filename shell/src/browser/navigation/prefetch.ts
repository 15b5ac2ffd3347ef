import { hardLinkAttribute, prefetchAttribute } from '@kmx/shared-contracts/attributes.ts';
import { mayPrefetch, readConnection } from './connection.ts';
import { createPageKey, isInAppUrl } from './navigable-link.ts';

/** At most about five preloads at the same time (SRV-014). */
const concurrentPreloads = 5;
/** Links are first observed about a second after the page is idle (SRV-013). */
const idleDelayMs = 1000;
const manifestDeadlineMs = 10_000;
/** Links of page, header and footer; of the same page in all languages and countries few will ask for one. */
const observedLinks = 'a[href]:not([data-locale-choice])';

export interface Prefetching {
  /** Observes the links of the page that is shown now. */
  readonly observe: () => void;
  /** Ends it for good; what is under way goes on. */
  readonly stop: () => void;
}

/** Prefetches the manifest of the build, and payloads of links that come into view or are pointed at (PUB-043, SRV-013). */
export function startPrefetching(
  payloads: { readonly load: (key: string) => Promise<unknown> },
  { urlPrefix, buildId }: { readonly urlPrefix: string; readonly buildId: string },
): Prefetching {
  const connection = readConnection();
  const listening = new AbortController();
  const waiting: string[] = [];
  const asked = new Set<string>();
  let running = 0;
  let hasManifest = false;

  const next = (): void => {
    const key = running < concurrentPreloads ? waiting.shift() : undefined;
    if (key === undefined) return;
    running += 1;
    void payloads
      .load(key)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };
  const prefetch = (link: HTMLAnchorElement, isUrgent: boolean): void => {
    const url = new URL(link.href, location.href);
    const key = createPageKey(url);
    if (
      !mayPrefetch(connection) ||
      asked.has(key) ||
      !isInAppUrl(url, urlPrefix) ||
      key === createPageKey(new URL(location.href))
    )
      return;
    // Behind sign-in and sign-out a request would have effects or fail.
    if (link.getAttribute(prefetchAttribute) === 'off' || link.hasAttribute(hardLinkAttribute)) return;
    asked.add(key);
    if (isUrgent) waiting.unshift(key);
    else waiting.push(key);
    next();
  };
  // The build's files stay in the browser's cache as long as this build is active (D-48).
  const prefetchManifest = (): void => {
    if (hasManifest || !mayPrefetch(connection)) return;
    hasManifest = true;
    const signal = AbortSignal.timeout(manifestDeadlineMs);
    void fetch(`/builds/meta/${buildId}.json`, { priority: 'low', signal }).catch(() => undefined);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || !(entry.target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(entry.target);
      prefetch(entry.target, false);
    }
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetch(link, true);
      },
      { passive: true, signal: listening.signal },
    );
  }
  return {
    observe: () => {
      setTimeout(() => {
        if (listening.signal.aborted) return;
        prefetchManifest();
        for (const link of document.querySelectorAll<HTMLAnchorElement>(observedLinks)) observer.observe(link);
      }, idleDelayMs);
    },
    stop: () => {
      listening.abort();
      observer.disconnect();
      waiting.length = 0;
    },
  };
}
