import { mayPrefetch, readConnection } from '../navigation/connection.ts';
import { createManifestAddress } from '../navigation/manifest-address.ts';
import { observedLinks, observeIdleMs, prefetchableLink } from '../navigation/prefetchable-links.ts';
import type { BackgroundThread } from './background-thread.ts';

/**
 * Each observed link costs: those in what is closed come into view when the page is used, and are observed from then on.
 * (A question about their visibility would cost more: it lays out what is skipped below the first view.)
 */
const openLinks = `${observedLinks}:not(details *, dialog *, [popover] *)`;

/**
 * Prefetches the manifest of the build and hands links of a page at rest to its thread: those that come into view, and
 * first those that are pointed at (PUB-043, SRV-013). Which of them lead to pages of this site, the thread decides.
 */
export function watchLinks(
  thread: Pick<BackgroundThread, 'prefetchFiles' | 'prefetchPages'>,
  buildId: string,
): { readonly stop: () => void } {
  const listening = new AbortController();
  const { signal } = listening;

  const observer = new IntersectionObserver((entries) => {
    const seen: string[] = [];
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement) seen.push(target.href);
      else observeLinks(target);
    }
    if (seen.length > 0 && mayPrefetch(readConnection())) thread.prefetchPages(seen, false);
  });
  function observeLinks(part: Element): void {
    for (const link of part.querySelectorAll(openLinks)) observer.observe(link);
  }

  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>(prefetchableLink) : null;
        if (link && mayPrefetch(readConnection())) thread.prefetchPages([link.href], true);
      },
      { passive: true, signal },
    );
  }
  setTimeout(() => {
    if (signal.aborted) return;
    if (mayPrefetch(readConnection())) thread.prefetchFiles([createManifestAddress(buildId)]);
    for (const part of document.body.children) {
      // Those of the footer are observed once it comes into view.
      if (part.localName === 'footer') observer.observe(part);
      else observeLinks(part);
    }
  }, observeIdleMs);
  return {
    stop: () => {
      listening.abort();
      observer.disconnect();
    },
  };
}
