import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Stage } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';

/** Ids that are kept in memory in all lists together, 40 bytes each. */
const maxKeptIds = 500_000;
const entriesPerScheduledQuery = 200;

/** A condition on `listing` (content_listing); `key` names it among all others. */
export interface Condition {
  readonly sql: RawBuilder<SqlBool>;
  readonly key: string;
}

/** Met by every entry. */
export const everything: Condition = { sql: sql`true`, key: 'everything' };

/** Lists of ids in the order in which the entries were created, kept until an entry of their model changes. */
export interface EntryLists {
  /** All entries of a small model; null for a larger one. `peek...` answers undefined for what must be read first. */
  readonly peekAll: (model: string, stage: Stage) => readonly string[] | null | undefined;
  readonly readAll: (model: string, stage: Stage) => Promise<readonly string[] | null>;
  /** Those that meet a condition. */
  readonly peek: (model: string, stage: Stage, condition: Condition) => readonly string[] | undefined;
  readonly read: (model: string, stage: Stage, condition: Condition) => Promise<readonly string[]>;
  /** Any other answer about the entries of a model, kept in the same way; `size` is how many ids it holds. */
  readonly keep: <Value extends object>(
    model: string,
    key: string,
    read: () => Promise<Value>,
    size: (value: Value) => number,
  ) => Promise<Value>;
  readonly peekScheduled: (entryId: string) => readonly string[] | undefined;
  readonly readScheduled: (entryIds: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Forgets the lists of a model. */
  readonly forget: (model: string) => void;
  readonly forgetAll: () => void;
}

interface Kept {
  readonly model: string;
  readonly version: number;
  readonly value: object;
}

/** Entries of a model in a stage that meet a condition. */
export function selectListing(
  model: string,
  stage: Stage,
  condition: RawBuilder<SqlBool>,
  join: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`from content_listing listing ${join}
    where listing.model = ${model} and listing.stage = ${stage} and ${condition}`;
}

/** Creates the lists over the tables; a small model has at most `small` entries. */
export function createEntryLists(database: ContentDatabase, small: number): EntryLists {
  const kept = new LRUCache<string, Kept>({ maxSize: maxKeptIds });
  const versions = new Map<string, number>();
  let wholeVersion = 0;
  const readVersion = (model: string) => (versions.get(model) ?? 0) + wholeVersion;

  function peek(key: string): object | undefined {
    const found = kept.get(key);
    return found !== undefined && found.version === readVersion(found.model) ? found.value : undefined;
  }

  async function keep<Value extends object>(
    model: string,
    key: string,
    read: () => Promise<Value>,
    size: (value: Value) => number,
  ): Promise<Value> {
    const whole = `${model} ${key}`;
    const known = peek(whole);
    if (known !== undefined) return known as Value;
    const version = readVersion(model);
    const value = await read();
    // What has changed meanwhile is read again by the next one.
    if (version === readVersion(model)) kept.set(whole, { model, version, value }, { size: size(value) + 1 });
    return value;
  }

  interface Ids {
    readonly ids: readonly string[] | null;
  }
  const createAllKey = (stage: Stage) => JSON.stringify([stage]);
  const createKey = (stage: Stage, { key }: Condition) => JSON.stringify([stage, key]);
  const peekIds = (model: string, key: string) => (peek(`${model} ${key}`) as Ids | undefined)?.ids;

  function readIds(model: string, stage: Stage, key: string, condition: Condition | null): Promise<Ids> {
    const limit = condition === null ? sql` limit ${small + 1}` : sql``;
    const read = async (): Promise<Ids> => {
      const { rows } = await sql<{ id: string }>`
        select listing.entry_id as id ${selectListing(model, stage, (condition ?? everything).sql)}
        order by listing.created_at, listing.entry_id collate "C"${limit}`.execute(database);
      return { ids: condition === null && rows.length > small ? null : rows.map(({ id }) => id) };
    };
    return keep(model, key, read, ({ ids }) => ids?.length ?? 0);
  }

  const operations = 'ScheduledOperation';
  const createScheduledKey = (id: string) => `${operations} of ${id}`;

  async function readScheduled(entryIds: readonly string[]): Promise<readonly (readonly string[])[]> {
    const version = readVersion(operations);
    const found: { entry: string; id: string }[] = [];
    for (let start = 0; start < entryIds.length; start += entriesPerScheduledQuery) {
      const part = sql.join(entryIds.slice(start, start + entriesPerScheduledQuery));
      const { rows } = await sql<{ entry: string; id: string }>`
        select data -> 'rawPayload' ->> 'entryId' as entry, entry_id as id
        from content_listing
        where model = ${operations} and stage = 'DRAFT' and (data -> 'rawPayload' ->> 'entryId') in (${part})
        order by created_at, entry_id collate "C"`.execute(database);
      found.push(...rows);
    }
    const byEntry = Map.groupBy(found, ({ entry }) => entry);
    return entryIds.map((entryId) => {
      const ids = (byEntry.get(entryId) ?? []).map(({ id }) => id);
      if (version === readVersion(operations)) {
        kept.set(createScheduledKey(entryId), { model: operations, version, value: ids }, { size: ids.length + 1 });
      }
      return ids;
    });
  }

  return {
    peekAll: (model, stage) => peekIds(model, createAllKey(stage)),
    readAll: async (model, stage) => (await readIds(model, stage, createAllKey(stage), null)).ids,
    peek: (model, stage, condition) => peekIds(model, createKey(stage, condition)) ?? undefined,
    read: async (model, stage, condition) =>
      (await readIds(model, stage, createKey(stage, condition), condition)).ids ?? [],
    keep,
    peekScheduled: (entryId) => peek(createScheduledKey(entryId)) as readonly string[] | undefined,
    readScheduled,
    forget: (model) => void versions.set(model, (versions.get(model) ?? 0) + 1),
    forgetAll: () => {
      wholeVersion += 1;
    },
  };
}
