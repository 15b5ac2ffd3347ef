import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { ContentDocument, Stage } from '../model/content-document.ts';
import { stages } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';
import { isStorable } from './is-storable.ts';
import { readDocuments } from './read-documents.ts';

/** Entries that are kept in memory, by the length of their values as JSON; in memory they take about four times that. */
const maxSize = 48 * 1024 * 1024;
/** What an entry takes beside its values; that there is none is kept as well. */
const ownSize = 500;
const idsPerQuery = 200;
const separator = ' ';

const createKey = (stage: Stage, id: string) => `${stage}${separator}${id}`;

interface Kept {
  readonly document: ContentDocument | null;
}

/** Entries of both stages by id, as many as there is room for; the database stays the truth. */
export interface DocumentCache {
  /** Null when there is no such entry, undefined when that is not known. */
  readonly peek: (stage: Stage, id: string) => ContentDocument | null | undefined;
  /** Entries that are asked for at the same time are read together. */
  readonly load: (stage: Stage, id: string) => Promise<ContentDocument | null>;
  /** Many entries in the order of their ids, without what does not exist, and without a place in the cache for those that had none. */
  readonly readThrough: (stage: Stage, ids: readonly string[]) => Promise<readonly ContentDocument[]>;
  /** Forgets entries that have changed; the next one who needs them reads them. */
  readonly forget: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Creates the cache over the tables. */
export function createDocumentCache(database: ContentDatabase): DocumentCache {
  const cache = new LRUCache<string, Kept>({ maxSize });
  /** The ids that changed while a query was under way: its answer may be older than the change. */
  const flights = new Set<{ readonly changed: Set<string>; isOutdated: boolean }>();

  async function read(stage: Stage, ids: readonly string[], isKept: boolean): Promise<Map<string, ContentDocument>> {
    const flight = { changed: new Set<string>(), isOutdated: false };
    flights.add(flight);
    try {
      const found = await readDocuments(database, { ids, stage });
      const sizes = new Map(found.map(({ document, size }) => [document.id, size]));
      const byId = new Map(found.map(({ document }) => [document.id, document]));
      if (isKept && !flight.isOutdated) {
        for (const id of ids.filter((one) => !flight.changed.has(one))) {
          cache.set(createKey(stage, id), { document: byId.get(id) ?? null }, { size: (sizes.get(id) ?? 0) + ownSize });
        }
      }
      return byId;
    } finally {
      flights.delete(flight);
    }
  }

  const loader = new DataLoader<readonly [Stage, string], ContentDocument | null>(
    async (keys) => {
      const found = new Map<Stage, ReadonlyMap<string, ContentDocument>>();
      for (const stage of stages) {
        const ids = [...new Set(keys.filter(([own]) => own === stage).map(([, id]) => id))];
        if (ids.length > 0) found.set(stage, await read(stage, ids, true));
      }
      return keys.map(([stage, id]) => found.get(stage)?.get(id) ?? null);
    },
    { cache: false, maxBatchSize: idsPerQuery },
  );

  const peek = (stage: Stage, id: string) => cache.get(createKey(stage, id))?.document;

  return {
    peek,
    load: async (stage, id) => {
      const known = isStorable(id) ? peek(stage, id) : null;
      return known === undefined ? loader.load([stage, id]) : known;
    },
    readThrough: async (stage, ids) => {
      const byId = new Map(ids.map((id) => [id, peek(stage, id)]));
      const missing = ids.filter((id) => byId.get(id) === undefined);
      for (let start = 0; start < missing.length; start += idsPerQuery) {
        const part = await read(stage, missing.slice(start, start + idsPerQuery), false);
        for (const [id, document] of part) byId.set(id, document);
      }
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    forget: (ids) => {
      for (const stage of stages) for (const id of ids) cache.delete(createKey(stage, id));
      for (const { changed } of flights) for (const id of ids) changed.add(id);
    },
    clear: () => {
      cache.clear();
      for (const flight of flights) flight.isOutdated = true;
    },
  };
}
