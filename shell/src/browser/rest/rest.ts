import { createHandover } from '../handover.ts';
import { startPrefetching } from '../navigation/prefetch.ts';
import { rememberLocaleChoice } from '../remember-locale.ts';
import { runWhenShown } from '../run-when-shown.ts';
import { markUnreadNews } from './mark-unread-news.ts';
import { prefetchCodeWhenIdle } from './prefetch-code.ts';
import { createPayloadPrefetcher } from './prefetch-payloads.ts';
import { readRestData } from './read-rest-data.ts';
import { startPageWhenUsed } from './start-page-when-used.ts';
import { watchPageViewsAtRest } from './watch-page-views-at-rest.ts';

/*
 * All that runs in a document that rests (decision 0060): the page is complete HTML, and what React would add is loaded
 * once somebody uses it. Small on purpose: no library, and no import of what a live page needs.
 */
function rest(): void {
  const data = readRestData(document);
  const handover = createHandover();
  const prefetching = startPrefetching(createPayloadPrefetcher(handover, data.buildId), data);
  const news = markUnreadNews(handover, window);
  rememberLocaleChoice(document);
  watchPageViewsAtRest(handover, data);
  const code = prefetchCodeWhenIdle();
  startPageWhenUsed(data, {
    onStart: () => {
      prefetching.stop();
      news.stop();
      code.stop();
    },
    onFailed: () => {
      handover.hasFailed = true;
    },
  });
  prefetching.observe();
}

// One that is prerendered may never be shown.
runWhenShown(rest);
