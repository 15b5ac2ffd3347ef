import { createWatch, type Scope, scopeBind } from 'effector';
import { followStorage } from '../follow-storage.browser.ts';
import { latestReadKey } from '../stored-keys.ts';
import { newsRead, readRestored } from './news-feed.model.ts';

/** Restores which news were read, stores it for the next visit and keeps tabs in sync (PUB-083). */
export function connectNewsStorage(scope: Scope, page: Window): void {
  const restore = scopeBind(readRestored, { scope });
  try {
    restore(page.localStorage.getItem(latestReadKey));
  } catch {
    // Without storage everything is unread on the next page again.
    return;
  }
  createWatch({
    unit: newsRead,
    scope,
    fn: (id) => {
      try {
        page.localStorage.setItem(latestReadKey, id);
      } catch {
        // A full storage costs only the memory of the next visit.
      }
    },
  });
  followStorage(page, latestReadKey, restore);
}
