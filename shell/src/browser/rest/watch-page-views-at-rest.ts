import type { RestData } from '../../state/page-view/rest-data.ts';
import type { Handover } from '../handover.ts';
import { watchPageViews } from '../page-views/watch-page-views.ts';

/** Watches the page views of a resting document, if it is among those that are reported. */
export function watchPageViewsAtRest(
  handover: Pick<Handover, 'pageViews'>,
  { page, viewKey, shellVersion, vitalsShare }: RestData,
): void {
  if (Math.random() >= vitalsShare) return;
  handover.pageViews = watchPageViews(shellVersion, page, viewKey);
}
