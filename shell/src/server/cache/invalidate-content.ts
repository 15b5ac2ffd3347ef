import type { Logger } from 'pino';
import {
  type ContentEvent,
  isVisibleChange,
  listEventTags,
  mayChangeAllPages,
  mayChangeChrome,
  mayRedirect,
} from './content-event.ts';
import type { ContentPurges } from './content-purges.ts';
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
/** As long as the data cache gives visitors the redirects of before. */
const oldRedirectsMs = 1000;
/** What hangs on almost every entry and hardly ever changes with it. */
const isRenewed = (tag: string) => tag === redirectsTag || isChromeTag(tag);

interface InvalidationTargets {
  readonly dataCache: DataCache;
  readonly htmlCache: HtmlCache;
  readonly findChromeChanges: (tags: ReadonlySet<string>) => Promise<readonly string[] | 'all'>;
  /** Reloads the list of protected pages. */
  readonly refreshProtections: () => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** Null without a CDN. */
  readonly cdn: ContentPurges | null;
}

/** Who has told this shell of a change: another one tells the CDN itself, unless this one has heard of it late. */
export type EventSource = 'content-system' | 'another-shell' | 'late';

/** Takes an event; what shows the entry is dropped soon after. */
export type NoteContentEvent = (event: ContentEvent, source: EventSource) => void;

/** How content changes reach the caches. */
export interface ContentInvalidation {
  readonly note: NoteContentEvent;
  /** Whether a change is known that has not been followed yet: until then an answer may be one of before. */
  readonly isChanging: () => boolean;
}

interface NotedEvent {
  readonly event: ContentEvent;
  readonly source: EventSource;
}

/** Drops exactly the responses and documents that a content change affects (HY-85, HY-86). */
export function createContentInvalidation(targets: InvalidationTargets): ContentInvalidation {
  const { dataCache, htmlCache, findChromeChanges, refreshProtections, log, cdn } = targets;
  let gathered: NotedEvent[] = [];
  let timer: NodeJS.Timeout | null = null;
  let followed = 0;

  /** The shell that the content system has told purges for all of them that know of the change by then. */
  function purge(noted: readonly NotedEvent[]): void {
    const own = noted.flatMap(({ event, source }) => (source === 'another-shell' ? [] : [event]));
    if (own.length === 0) return;
    if (own.some(mayChangeAllPages)) cdn?.purgeEverything();
    else cdn?.purgeTags(new Set(own.flatMap(listEventTags)));
  }

  /** Each shell purges where the chrome has changed: another one may never have shown that of the site. */
  function dropChrome(changed: readonly string[] | 'all'): void {
    if (changed === 'all') {
      htmlCache.clear();
      cdn?.purgeEverything();
      return;
    }
    const tags = changed.map((siteId) => `site:${siteId}`);
    htmlCache.dropTags(tags);
    if (tags.length > 0) cdn?.purgeTags(tags);
  }

  async function drop(noted: readonly NotedEvent[]): Promise<void> {
    const events = noted.map(({ event }) => event);
    const tags = new Set(events.flatMap(listEventTags));
    // A page that is protected from now on must be known as such before it is rendered again.
    if (events.some(({ data }) => data.__typename === 'Page')) await refreshProtections();
    dataCache.dropTags([...tags].filter((tag) => !isRenewed(tag)));
    dataCache.renewTags([...tags].filter(isRenewed));
    if (events.length < manyEvents) htmlCache.dropTags(tags);
    else htmlCache.renewTags(tags, maxOldMs);
    purge(noted);
    if (!events.some(mayChangeChrome)) return;
    const changed = await findChromeChanges(tags);
    dropChrome(changed);
    log.info({ events: events.length, chrome: changed }, 'content has changed');
  }

  function dropSoon(): void {
    timer = setTimeout(() => {
      const events = gathered;
      gathered = [];
      followed += 1;
      drop(events)
        .catch((error: unknown) => {
          log.error({ err: error }, 'the caches are emptied, because a change of content could not be followed');
          dataCache.clear();
          htmlCache.clear();
          cdn?.purgeEverything();
        })
        .finally(() => {
          endFollowing(events.some(({ event }) => mayRedirect(event)));
          rest(Math.min(maxPauseMs, events.length * pauseMsPerEvent));
        });
    }, gatheringMs);
  }

  function endFollowing(isRedirect: boolean): void {
    const end = () => {
      followed -= 1;
    };
    if (isRedirect) setTimeout(end, oldRedirectsMs).unref();
    else end();
  }

  /** Waits a moment; events that arrive in the meantime are handled together. */
  function rest(delayMs: number): void {
    timer = setTimeout(() => {
      timer = null;
      if (gathered.length > 0) dropSoon();
    }, delayMs).unref();
  }

  return {
    note: (event, source) => {
      if (!isVisibleChange(event)) return;
      gathered.push({ event, source });
      if (timer === null) dropSoon();
    },
    isChanging: () => gathered.length > 0 || followed > 0,
  };
}
