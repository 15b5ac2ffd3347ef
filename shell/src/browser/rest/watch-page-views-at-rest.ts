import type { RestData } from '../../state/page-view/rest-data.ts';
import type { Handover } from '../handover.ts';
import { watchPageViews } from '../page-views/watch-page-views.ts';

/**
 * Watches the page views of a resting document, if it is among those that are reported: from the first press or key on,
 * when the page is used, or when it is hidden. Until then the browser itself keeps what is to be reported.
 */
export function watchPageViewsAtRest(
  handover: Pick<Handover, 'pageViews'>,
  { page, viewKey, shellVersion, vitalsShare }: RestData,
): { readonly start: () => void } {
  let isWaiting = Math.random() < vitalsShare;
  const start = (): void => {
    if (isWaiting) handover.pageViews = watchPageViews(shellVersion, page, viewKey);
    isWaiting = false;
  };
  // Before the listeners that it adds itself: those of the window come first.
  const options = { capture: true, once: true };
  for (const type of ['pointerdown', 'keydown', 'visibilitychange'] as const) addEventListener(type, start, options);
  return { start };
}
