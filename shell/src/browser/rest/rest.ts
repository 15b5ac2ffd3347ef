import { createHandover } from '../handover.ts';
import { startPrefetching } from '../navigation/prefetch.ts';
import { rememberLocaleChoice } from '../remember-locale.ts';
import { runWhenShown } from '../run-when-shown.ts';
import { createBackgroundThread } from './background-thread.ts';
import { markUnreadNews } from './mark-unread-news.ts';
import { prefetchCodeWhenIdle } from './prefetch-code.ts';
import { readRestData } from './read-rest-data.ts';
import { createRestRequests } from './rest-requests.ts';
import { startPageWhenUsed } from './start-page-when-used.ts';
import { watchPageViewsAtRest } from './watch-page-views-at-rest.ts';

/*
 * All that runs in a document that rests (decision 0060): the page is complete HTML, and what React would add is loaded
 * once somebody uses it. Small on purpose: no library, and no import of what a live page needs.
 */
function rest(scriptAddress: string): void {
  const data = readRestData(document);
  const handover = createHandover();
  const thread = createBackgroundThread(scriptAddress);
  const prefetching = startPrefetching(createRestRequests(thread, data.buildId), data.urlPrefix);
  const news = markUnreadNews(handover, thread, window);
  rememberLocaleChoice(document);
  const views = watchPageViewsAtRest(handover, data);
  prefetchCodeWhenIdle(thread);
  startPageWhenUsed(data, {
    onStart: () => {
      views.start();
      prefetching.stop();
      news.stop();
    },
    onFailed: () => {
      handover.hasFailed = true;
    },
  });
  prefetching.observe();
}

const { src } = document.currentScript as HTMLScriptElement;
// One that is prerendered may never be shown.
runWhenShown(() => rest(src));
