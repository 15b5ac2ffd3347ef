import { sql } from 'kysely';
import { type FieldValues, parseFieldValues } from '../../content/model/content-document.ts';
import type { ContentDatabase } from '../../content/store/content-tables.ts';

/** A published entry: the values that all languages share, and those of each language. */
export interface PublishedEntry {
  readonly id: string;
  readonly model: string;
  readonly base: FieldValues;
  readonly localizations: ReadonlyMap<string, FieldValues>;
}

interface Row {
  readonly id: string;
  readonly model: string;
  readonly locale: string;
  readonly data: unknown;
}

function mapEntries(rows: readonly Row[]): ReadonlyMap<string, PublishedEntry> {
  const entries = new Map<string, PublishedEntry>();
  for (const [id, group] of Map.groupBy(rows, (row) => row.id)) {
    const base = group.find(({ locale }) => locale === '');
    if (base === undefined) continue;
    const localizations = group
      .filter(({ locale }) => locale !== '')
      .map(({ locale, data }) => [locale, parseFieldValues(data)] as const);
    entries.set(id, {
      id,
      model: base.model,
      base: parseFieldValues(base.data),
      localizations: new Map(localizations),
    });
  }
  return entries;
}

const selectPublished = sql`
  select content_entry.id, content_entry.model, content_version.locale, content_version.data
  from content_entry join content_version on content_version.entry_id = content_entry.id
  where content_version.stage = 'PUBLISHED'`;

/** Reads published entries by id, straight from the tables: the memory this takes depends on the number of ids alone. */
export async function readEntries(
  database: ContentDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedEntry>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`${selectPublished} and content_entry.id = any(${[...ids]}::text[])
    order by content_entry.id, content_version.locale`.execute(database);
  return mapEntries(rows);
}

/** Reads all published entries of a model that has few. */
export async function readModel(
  database: ContentDatabase,
  model: string,
): Promise<ReadonlyMap<string, PublishedEntry>> {
  const { rows } = await sql<Row>`${selectPublished} and content_entry.model = ${model}
    order by content_entry.id`.execute(database);
  return mapEntries(rows);
}
