import type { Logger } from 'pino';
import { type ContentEvent, isVisibleChange, listEventTags, mayChangeChrome } from './content-event.ts';
import { isChromeTag, redirectsTag } from './content-tags.ts';
import type { DataCache } from './data-cache.ts';
import type { HtmlCache } from './html-cache.ts';

/** Events within this time are handled together: an editor may publish hundreds of pages at once. */
const gatheringMs = 50;
/** A pause after each of them, the longest for half of the two seconds that visitors are promised. */
const pauseMsPerEvent = 100;
const maxPauseMs = 1000;
/** From this many events on, visitors get the old pages while the new ones are rendered; below it they wait for the new page. */
const manyEvents = 6;
const maxOldMs = 800;
/** What hangs on almost every entry and hardly ever changes with it. */
const isRenewed = (tag: string) => tag === redirectsTag || isChromeTag(tag);

interface InvalidationTargets {
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  readonly findChromeChanges: (tags: ReadonlySet<string>) => Promise<readonly string[] | 'all'>;
  /** Reloads the list of protected pages. */
  readonly refreshProtections: () => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Takes an event; what shows the entry is dropped soon after. */
export type NoteContentEvent = (event: ContentEvent) => void;

/** Drops exactly the responses and documents that a content change affects (HY-85, HY-86). */
export function createContentInvalidation(targets: InvalidationTargets): NoteContentEvent {
  const { dataCache, htmlCache, findChromeChanges, refreshProtections, log } = targets;
  let gathered: ContentEvent[] = [];
  let timer: NodeJS.Timeout | null = null;

  async function drop(events: readonly ContentEvent[]): Promise<void> {
    const tags = new Set(events.flatMap(listEventTags));
    // A page that is protected from now on must be known as such before it is rendered again.
    if (events.some(({ data }) => data.__typename === 'Page')) await refreshProtections();
    dataCache.dropTags([...tags].filter((tag) => !isRenewed(tag)));
    dataCache.renewTags([...tags].filter(isRenewed));
    if (events.length < manyEvents) htmlCache.dropTags(tags);
    else htmlCache.renewTags(tags, maxOldMs);
    if (!events.some(mayChangeChrome)) return;
    const changed = await findChromeChanges(tags);
    if (changed === 'all') htmlCache.clear();
    else htmlCache.dropTags(changed.map((siteId) => `site:${siteId}`));
    log.info({ events: events.length, chrome: changed }, 'content has changed');
  }

  function dropSoon(): void {
    timer = setTimeout(() => {
      const events = gathered;
      gathered = [];
      drop(events)
        .catch((error: unknown) => {
          log.error({ err: error }, 'the caches are emptied, because a change of content could not be followed');
          dataCache.clear();
          htmlCache.clear();
        })
        .finally(() => rest(Math.min(maxPauseMs, events.length * pauseMsPerEvent)));
    }, gatheringMs);
  }

  /** Waits a moment; events that arrive in the meantime are handled together. */
  function rest(delayMs: number): void {
    timer = setTimeout(() => {
      timer = null;
      if (gathered.length > 0) dropSoon();
    }, delayMs).unref();
  }

  return (event) => {
    if (!isVisibleChange(event)) return;
    gathered.push(event);
    if (timer === null) dropSoon();
  };
}
