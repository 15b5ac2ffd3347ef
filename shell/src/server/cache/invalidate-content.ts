import type { Logger } from 'pino';
import { type ContentEvent, isVisibleChange, listEventTags, mayChangeChrome } from '../data/content-event.ts';
import type { DataCache } from './data-cache.ts';
import type { HtmlCache } from './html-cache.ts';

/** Events that come within this time are dealt with together: an editor may publish hundreds of pages at once. */
const gatheringMs = 50;

interface InvalidationTargets {
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  readonly findChromeChanges: () => Promise<readonly string[] | 'all'>;
  /** Reads again which pages are protected. */
  readonly refreshProtections: () => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Takes an event; what shows the entry is dropped soon after. */
export type NoteContentEvent = (event: ContentEvent) => void;

/** Drops exactly the answers and documents that a change of content concerns (HY-85, HY-86). */
export function createContentInvalidation(targets: InvalidationTargets): NoteContentEvent {
  const { dataCache, htmlCache, findChromeChanges, refreshProtections, log } = targets;
  let gathered: ContentEvent[] = [];

  async function dropGathered(): Promise<void> {
    const events = gathered;
    gathered = [];
    const tags = new Set(events.flatMap(listEventTags));
    // A page that is protected from now on must be known as such before it is drawn again.
    if (events.some(({ data }) => data.__typename === 'Page')) await refreshProtections();
    dataCache.dropTags(tags);
    htmlCache.dropTags(tags);
    if (!events.some(mayChangeChrome)) return;
    const changed = await findChromeChanges();
    if (changed === 'all') htmlCache.clear();
    else htmlCache.dropTags(changed.map((siteId) => `site:${siteId}`));
    log.info({ events: events.length, chrome: changed }, 'content has changed');
  }

  return (event) => {
    if (!isVisibleChange(event)) return;
    gathered.push(event);
    if (gathered.length > 1) return;
    setTimeout(() => {
      dropGathered().catch((error: unknown) => {
        log.error({ err: error }, 'the caches are emptied, because a change of content could not be followed');
        dataCache.clear();
        htmlCache.clear();
      });
    }, gatheringMs);
  };
}
