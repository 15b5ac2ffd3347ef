import DataLoader from 'dataloader';
import { type ContentDocument, type Stage, stages } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';
import { createDocumentCache } from './document-cache.ts';
import { type Condition, createEntryLists, type EntryLists } from './entry-lists.ts';
import { type EntrySet, type EntrySource, readEntries } from './entry-set.ts';

/** Up to so many entries a model is searched in memory, by the filters themselves; of more, the database chooses first. */
const smallModel = 500;
const documentsPerBatch = 200;
const plannedModel = 'ScheduledOperation';

/**
 * The entries in the content tables: as many as there is room for are kept in memory, others are read when they are asked
 * for. Results are shared: never change them.
 */
export interface ContentStore {
  /** Does work that only reads entries and has no effects; without waiting when all it needs is in memory. */
  readonly read: <Result>(work: (entries: EntrySet) => Result) => Result | Promise<Result>;
  readonly find: (model: string, stage: Stage, id: string) => Promise<ContentDocument | undefined>;
  readonly findAnyModel: (stage: Stage, id: string) => Promise<ContentDocument | undefined>;
  /** Whether a model is searched in memory. */
  readonly isSmall: (model: string, stage: Stage) => boolean | Promise<boolean>;
  /** Ids of the entries of a model that meet a condition, in the order in which they were created. */
  readonly listIds: (model: string, stage: Stage, condition: Condition) => Promise<readonly string[]>;
  /** Entries by id in batches, so that never all of them are in memory and others are served between two batches. */
  readonly readBatches: (stage: Stage, ids: readonly string[]) => AsyncIterable<readonly ContentDocument[]>;
  readonly keep: EntryLists['keep'];
  /** Forgets what is known of entries that have changed. */
  readonly reload: (...ids: readonly string[]) => Promise<void>;
  /** Forgets everything, after changes of which only the tables know. */
  readonly reloadAll: () => Promise<void>;
}

/** Creates the store; nothing is read before it is asked for. `small` is the number of entries of a small model. */
export function createContentStore(database: ContentDatabase, small = smallModel): ContentStore {
  const cache = createDocumentCache(database);
  const lists = createEntryLists(database, small);
  const scheduled = new DataLoader<string, readonly string[]>((ids) => lists.readScheduled(ids), { cache: false });
  const source: EntrySource = {
    peek: cache.peek,
    load: cache.load,
    peekCandidates: (model, stage, condition) => {
      const all = lists.peekAll(model, stage);
      return all === null ? lists.peek(model, stage, condition) : all;
    },
    loadCandidates: async (model, stage, condition) =>
      (await lists.readAll(model, stage)) ?? lists.read(model, stage, condition),
    peekScheduled: lists.peekScheduled,
    loadScheduled: (id) => scheduled.load(id),
  };

  async function findAnyModel(stage: Stage, id: string): Promise<ContentDocument | undefined> {
    return (await cache.load(stage, id)) ?? undefined;
  }

  async function* readBatches(stage: Stage, ids: readonly string[]) {
    for (let start = 0; start < ids.length; start += documentsPerBatch) {
      yield await cache.readThrough(stage, ids.slice(start, start + documentsPerBatch));
    }
  }

  /** The models of entries as the tables or the cache know them; null when one of them is known nowhere. */
  async function findModels(ids: readonly string[], known: ReadonlyMap<string, string>) {
    const rows = await database.selectFrom('content_entry').select(['id', 'model']).where('id', 'in', ids).execute();
    const models = new Map([...known, ...rows.map(({ id, model }) => [id, model] as const)]);
    return ids.every((id) => models.has(id)) ? new Set(models.values()) : null;
  }

  async function reload(...ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const documents = ids.flatMap((id) => stages.flatMap((stage) => cache.peek(stage, id) ?? []));
    const known = new Map(documents.map(({ id, model }) => [id, model]));
    cache.forget(ids);
    const models = await findModels(ids, known);
    // Lists of any model may ask what is planned.
    if (models === null || models.has(plannedModel)) lists.forgetAll();
    else for (const model of models) lists.forget(model);
  }

  return {
    read: (work) => readEntries(source, work),
    find: async (model, stage, id) => {
      const document = await findAnyModel(stage, id);
      return document?.model === model ? document : undefined;
    },
    findAnyModel,
    isSmall: (model, stage) => {
      const all = lists.peekAll(model, stage);
      return all === undefined ? lists.readAll(model, stage).then((ids) => ids !== null) : all !== null;
    },
    listIds: lists.read,
    readBatches,
    keep: lists.keep,
    reload,
    reloadAll: async () => {
      cache.clear();
      lists.forgetAll();
    },
  };
}
