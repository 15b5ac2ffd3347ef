import { mayPrefetch, readConnection } from './connection.ts';
import { createPageKey, isInAppUrl } from './navigable-link.ts';
import { observedLinks, observeIdleMs, prefetchableLink } from './prefetchable-links.ts';

/** Sends what prefetching asks for, in an order of its own; nobody waits for the answers. */
export interface PrefetchRequests {
  readonly requestManifest: () => void;
  /** The payload of a page, by its key; an urgent one, which is pointed at, goes first. */
  readonly requestPayload: (key: string, isUrgent: boolean) => void;
}

export interface Prefetching {
  /** Observes the links of the page that is shown now. */
  readonly observe: () => void;
}

/** Prefetches the manifest of the build, and payloads of links that come into view or are pointed at (PUB-043, SRV-013). */
export function startPrefetching(requests: PrefetchRequests, urlPrefix: string): Prefetching {
  const connection = readConnection();
  const asked = new Set<string>();
  let hasManifest = false;

  const prefetch = (link: HTMLAnchorElement, isUrgent: boolean): void => {
    const url = new URL(link.href, location.href);
    const key = createPageKey(url);
    if (
      !mayPrefetch(connection) ||
      asked.has(key) ||
      !isInAppUrl(url, urlPrefix) ||
      key === createPageKey(new URL(location.href)) ||
      !link.matches(prefetchableLink)
    )
      return;
    asked.add(key);
    requests.requestPayload(key, isUrgent);
  };
  const prefetchManifest = (): void => {
    if (hasManifest || !mayPrefetch(connection)) return;
    hasManifest = true;
    requests.requestManifest();
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
      { passive: true },
    );
  }
  return {
    observe: () => {
      setTimeout(() => {
        prefetchManifest();
        for (const link of document.querySelectorAll<HTMLAnchorElement>(observedLinks)) observer.observe(link);
      }, observeIdleMs);
    },
  };
}
