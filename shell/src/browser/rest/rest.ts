import { createHandover } from '../handover.ts';
import { rememberLocaleChoice } from '../remember-locale.ts';
import { runWhenShown } from '../run-when-shown.ts';
import { lookAhead } from './look-ahead.ts';
import { readRestData } from './read-rest-data.ts';
import { startPageWhenUsed } from './start-page-when-used.ts';
import { watchPageViewsAtRest } from './watch-page-views-at-rest.ts';

/*
 * All that runs in a document that rests (decision 0060): the page is complete HTML, and what React would add is loaded
 * once somebody uses it. Small on purpose: no library, and no import of what a live page needs.
 */
function rest(scriptAddress: string): void {
  const data = readRestData(document);
  const handover = createHandover();
  const views = watchPageViewsAtRest(handover, data);
  let isUsed = false;
  let ahead: ReturnType<typeof lookAhead> | null = null;
  startPageWhenUsed(data, {
    onStart: () => {
      isUsed = true;
      views.start();
      ahead?.stop();
    },
    onFailed: () => {
      handover.hasFailed = true;
    },
  });
  rememberLocaleChoice(document);
  // In a task of its own: nobody waits for it, and on a slow processor both together would be a long one.
  setTimeout(() => {
    if (!isUsed) ahead = lookAhead(data, handover, scriptAddress);
  });
}

const { src } = document.currentScript as HTMLScriptElement;
// One that is prerendered may never be shown.
runWhenShown(() => rest(src));
