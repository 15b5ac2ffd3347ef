import type { RestData } from '../../state/page-view/rest-data.ts';
import type { Handover } from '../handover.ts';
import { startPrefetching } from '../navigation/prefetch.ts';
import { createBackgroundThread } from './background-thread.ts';
import { markUnreadNews } from './mark-unread-news.ts';
import { prefetchCodeWhenIdle } from './prefetch-code.ts';
import { createRestRequests } from './rest-requests.ts';

/** Requests what a page at rest may need next, and the news; `scriptAddress` is that of a script of the shell. */
export function lookAhead(
  data: RestData,
  handover: Handover,
  scriptAddress: string,
): {
  /** Ends it with all that is under way. */
  readonly stop: () => void;
} {
  const thread = createBackgroundThread(scriptAddress);
  const prefetching = startPrefetching(createRestRequests(thread, data.buildId), data.urlPrefix);
  const news = markUnreadNews(handover, thread, window);
  prefetchCodeWhenIdle(thread);
  prefetching.observe();
  return {
    stop: () => {
      prefetching.stop();
      news.stop();
    },
  };
}
