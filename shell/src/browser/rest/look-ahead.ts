import type { RestData } from '../../state/page-view/rest-data.ts';
import type { Handover } from '../handover.ts';
import { createBackgroundThread } from './background-thread.ts';
import { markUnreadNews } from './mark-unread-news.ts';
import { prefetchCodeWhenIdle } from './prefetch-code.ts';
import { watchLinks } from './watch-links.ts';

/** Requests what a page at rest may need next, and the news; `scriptAddress` is that of a script of the shell. */
export function lookAhead(
  data: RestData,
  handover: Handover,
  scriptAddress: string,
): {
  /** Ends it with all that is under way. */
  readonly stop: () => void;
} {
  const thread = createBackgroundThread(scriptAddress, data);
  const links = watchLinks(thread, data.buildId);
  const news = markUnreadNews(handover, thread, window);
  prefetchCodeWhenIdle(thread);
  return {
    stop: () => {
      links.stop();
      news.stop();
      thread.stop();
    },
  };
}
