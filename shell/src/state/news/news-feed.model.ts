import { combine, createEvent, createStore } from 'effector';

export const newestKnown = createEvent<string | null>();
export const newsRead = createEvent<string>();
export const readRestored = createEvent<string | null>();

/** Id of the newest item; null while it is unknown or there is none. */
const $newestId = createStore<string | null>(null, { sid: 'kmx.news.newest' }).on(newestKnown, (_previous, id) => id);

/** Id of the newest item that this visitor has seen, null when none was (PUB-083). */
export const $readId = createStore<string | null>(null, { sid: 'kmx.news.read' })
  .on(newsRead, (_previous, id) => id)
  .on(readRestored, (_previous, id) => id);

/** True when an item is newer than the last one seen; having seen none counts as unread (PUB-084, D-35). */
export const $isNewsUnread = combine($newestId, $readId, (newest, read) => newest !== null && newest !== read);
