import { LRUCache } from 'lru-cache';
import { createDropLog } from './drop-log.ts';
import { createEncodedBodies, type EncodedBodies } from './encoded-bodies.ts';
import type { KeptRendering } from './kept-rendering.ts';
import { runInBackground } from './urgency.ts';

/** A rendered document as the pipeline gives it to the cache. */
export interface HtmlDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly tags: readonly string[];
  /** Only documents that are the same for every visitor may be cached. */
  readonly isPublic: boolean;
  /** The remote's output, from which the document of another release set can be composed; read only once the document is cached. */
  readonly findRendering?: () => KeptRendering | null;
}

/** Renders a document, or composes it again around a rendering that is still valid. */
export type RenderHtml = (keptRendering: KeptRendering | null) => Promise<HtmlDocument>;

export interface HtmlKey {
  readonly siteId: string;
  readonly localeCode: string;
  /** Path and query without control flags. */
  readonly url: string;
  /** The remote that is mounted there: another release set may mount another one. */
  readonly remote: string;
  readonly buildId: string;
  /** Further differences such as `nextRelease`; empty for the ordinary document. */
  readonly variant: string;
}

export type HtmlState = 'fresh' | 'stale' | 'shared' | 'miss' | 'uncached';

export interface ServedHtml extends Omit<HtmlDocument, 'findRendering'> {
  readonly state: HtmlState;
  /** Age in milliseconds. */
  readonly ageMs: number;
  /** The body as an Accept-Encoding header allows it. */
  readonly encode: EncodedBodies['encode'];
  /** Whether it is as it would be rendered now, as far as changes of content are known. */
  readonly isCurrent: () => boolean;
}

export interface HtmlCacheOptions {
  readonly freshMs?: number;
  /** How long a document may be served stale while it is rendered again. */
  readonly staleMs?: number;
  readonly maxBytes?: number;
  /** A refresh behind a stale answer failed; the stale document stays. */
  readonly onRefreshFailed?: (error: unknown, key: HtmlKey) => void;
  readonly now?: () => number;
}

export interface HtmlCache {
  /** The cached document (a stale one immediately, while one render runs in the background), or the result of one shared render. */
  readonly serve: (key: HtmlKey, render: RenderHtml) => Promise<ServedHtml>;
  readonly dropTags: (tags: Iterable<string>) => void;
  /** Renders documents with any of these tags again, a few at a time; visitors get the old ones for at most this long. */
  readonly renewTags: (tags: Iterable<string>, maxMs: number) => void;
  /** The same with all documents, where nobody knows what has changed. */
  readonly renewAll: (maxMs: number) => void;
  /**
   * Called when another release set is served: documents whose remote is unchanged are composed again on request,
   * without asking the remote; the others are dropped.
   */
  readonly changeBuild: (buildId: string, isSameRemote: (keptRendering: KeptRendering) => boolean) => void;
  readonly clear: () => void;
  readonly measureBytes: () => number;
}

/** How many stale documents are re-rendered at once; the rest of the CPU belongs to uncached pages. */
const renewalsAtOnce = 1;
const forGood = Number.POSITIVE_INFINITY;

interface Entry {
  readonly document: Omit<HtmlDocument, 'findRendering'>;
  readonly keptRendering: KeptRendering | null;
  /** Until when it may be served although its content has changed. */
  readonly goodUntil: number;
  readonly key: HtmlKey;
  /** It belongs to an earlier release set: only what its remote has rendered is good. */
  readonly isOutdated: boolean;
  /** What was dropped by the time its rendering began. */
  readonly mark: number;
  readonly storedAt: number;
  readonly encoded: EncodedBodies;
  readonly compressedBytes: number;
}

// Headers, tags and the entry itself, so that many small documents cannot exceed the cap unseen.
const entryOverheadBytes = 1024;

/** Complete documents: fresh for 60 s, then stale while one render runs; at most 64 MB including compressed bodies (DES-04). */
export function createHtmlCache(options: HtmlCacheOptions = {}): HtmlCache {
  const { freshMs = 60_000, staleMs = 30 * 60_000, maxBytes = 64 * 1024 * 1024 } = options;
  const { onRefreshFailed = () => {}, now = () => performance.now() } = options;
  const drops = createDropLog();
  const renders = new Map<string, Promise<Entry>>();
  let renewals = 0;
  const cache = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: measureEntry });
  const askedOnce = new LRUCache<string, true>({ max: 1000 });

  // Queries can be made up endlessly: such an address is cached on its second request, so that it cannot evict the
  // pages that visitors share.
  function isWorthKeeping(id: string, url: string): boolean {
    if (!url.includes('?') || cache.has(id) || askedOnce.has(id)) return true;
    askedOnce.set(id, true);
    return false;
  }

  function encodeEntry(id: string, body: Uint8Array): EncodedBodies {
    const findKept = () => {
      const kept = cache.peek(id);
      return kept?.encoded === encoded ? kept : undefined;
    };
    const encoded = createEncodedBodies(body, {
      isKept: () => findKept() !== undefined,
      onEncoded: (bytes) => {
        // A new object, because only then does the cache measure it again; not stored if the document was replaced in the meantime.
        const kept = findKept();
        if (kept) cache.set(id, { ...kept, compressedBytes: kept.compressedBytes + bytes });
      },
    });
    return encoded;
  }

  function startRender(id: string, key: HtmlKey, render: RenderHtml, outdated?: Entry): Promise<Entry> {
    const mark = drops.takeMark();
    const isKept = isWorthKeeping(id, key.url);
    const rendering = render(outdated?.keptRendering ?? null)
      .then(({ findRendering, ...document }) => {
        // A document that was only composed again is as old as its content.
        const { storedAt, goodUntil } = outdated ?? { storedAt: now(), goodUntil: forGood };
        const entry: Entry = {
          document,
          keptRendering: null,
          key,
          storedAt,
          goodUntil,
          isOutdated: false,
          mark,
          encoded: encodeEntry(id, document.body),
          compressedBytes: 0,
        };
        if (!document.isPublic) cache.delete(id);
        else if (isKept && !drops.isDroppedSince(mark, document.tags)) {
          cache.set(id, { ...entry, keptRendering: findRendering?.() ?? null });
        }
        return entry;
      })
      .finally(() => {
        if (renders.get(id) === rendering) renders.delete(id);
      });
    renders.set(id, rendering);
    return rendering;
  }

  function renderBehind(id: string, key: HtmlKey, render: RenderHtml, isRenewed: boolean): void {
    if (renders.has(id) || (isRenewed && renewals >= renewalsAtOnce)) return;
    renewals += Number(isRenewed);
    runInBackground(() => startRender(id, key, render))
      .catch((error: unknown) => onRefreshFailed(error, key))
      .finally(() => {
        renewals -= Number(isRenewed);
      });
  }

  /** The document of an earlier release set, composed for this one once, for all waiting requests. */
  async function rewrite(id: string, key: HtmlKey, render: RenderHtml, outdated: Entry): Promise<Entry | undefined> {
    const isOver = now() - outdated.storedAt >= freshMs + staleMs || outdated.goodUntil <= now();
    if (isOver) return undefined;
    try {
      const entry = await (renders.get(id) ?? startRender(id, key, render, outdated));
      return entry.document.isPublic ? entry : undefined;
    } catch {
      cache.delete(id);
      return undefined;
    }
  }

  async function serve(key: HtmlKey, render: RenderHtml): Promise<ServedHtml> {
    const id = createHtmlId(key);
    let kept = cache.get(id);
    if (kept?.isOutdated) kept = await rewrite(id, key, render, kept);
    if (kept !== undefined && kept.goodUntil > now()) {
      const isRenewed = kept.goodUntil !== forGood;
      const ageMs = now() - kept.storedAt;
      if (ageMs < freshMs && !isRenewed) return createAnswer(kept, 'fresh');
      if (ageMs < freshMs + staleMs) {
        renderBehind(id, key, render, isRenewed);
        return createAnswer(kept, 'stale');
      }
    }
    const running = renders.get(id);
    if (running !== undefined) {
      const shared = await running;
      // A private document belongs to the one visitor it was rendered for.
      if (shared.document.isPublic) return createAnswer(shared, 'shared');
    }
    const entry = await startRender(id, key, render);
    return createAnswer(entry, entry.document.isPublic ? 'miss' : 'uncached');
  }

  function createAnswer(entry: Entry, state: HtmlState): ServedHtml {
    const { document, mark } = entry;
    return {
      ...document,
      state,
      ageMs: Math.max(0, now() - entry.storedAt),
      encode: entry.encoded.encode,
      isCurrent: () => state !== 'stale' && !drops.isDroppedSince(mark, document.tags),
    };
  }

  function dropWhere(isDropped: (entry: Entry) => boolean): void {
    const entries = Array.from(cache.entries());
    for (const [id, entry] of entries) if (isDropped(entry)) cache.delete(id);
  }

  function renewWhere(isMeant: (entry: Entry) => boolean, maxMs: number): void {
    for (const [id, entry] of Array.from(cache.entries()).toReversed()) {
      if (entry.goodUntil !== forGood || !isMeant(entry)) continue;
      // Not all at the same moment, or their visitors would wait together.
      cache.set(id, { ...entry, goodUntil: now() + maxMs * (0.5 + Math.random() / 2) });
    }
  }

  return {
    serve,
    dropTags: (tags) => {
      const dropped = new Set(tags);
      for (const tag of dropped) drops.markDropped(tag);
      dropWhere(({ document }) => document.tags.some((tag) => dropped.has(tag)));
    },
    renewTags: (tags, maxMs) => {
      const renewed = new Set(tags);
      for (const tag of renewed) drops.markDropped(tag);
      renewWhere(({ document }) => document.tags.some((tag) => renewed.has(tag)), maxMs);
    },
    renewAll: (maxMs) => {
      drops.markDropped();
      renewWhere(() => true, maxMs);
    },
    changeBuild: (buildId, isSameRemote) => {
      for (const [id, entry] of Array.from(cache.entries()).toReversed()) {
        if (entry.key.buildId === buildId) continue;
        cache.delete(id);
        const { keptRendering } = entry;
        if (!keptRendering || !isSameRemote(keptRendering)) continue;
        const key = { ...entry.key, buildId };
        const newId = createHtmlId(key);
        const encoded = encodeEntry(newId, entry.document.body);
        cache.set(newId, { ...entry, key, isOutdated: true, encoded, compressedBytes: 0 });
      }
    },
    clear: () => {
      drops.markDropped();
      cache.clear();
    },
    measureBytes: () => cache.calculatedSize,
  };
}

function createHtmlId(key: HtmlKey): string {
  return JSON.stringify([key.siteId, key.localeCode, key.url, key.remote, key.buildId, key.variant]);
}

function measureEntry({ document, compressedBytes }: Entry): number {
  return document.body.byteLength + compressedBytes + entryOverheadBytes;
}
