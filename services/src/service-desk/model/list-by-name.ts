import { type Expression, type SqlBool, sql } from 'kysely';
import { countRows } from './count-rows.ts';
import type { DeskDatabase } from './desk-tables.ts';
import { listSearchWords, matchWords } from './search-words.ts';

/** What a page of a list by name shows: the rows whose name or city has every word of the search. */
export interface NameFilter {
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/**
 * Ids of a page of organizations or locations that meet the conditions, and their number as countRows gives it. Names
 * that begin with the first word of a search come first, as one looks for them by typing.
 */
export async function listByName(
  database: DeskDatabase,
  table: 'desk_organization' | 'desk_location',
  conditions: readonly Expression<SqlBool>[],
  { search, page, size }: NameFilter,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const all = [...conditions, ...matchWords(`${table}.search_text`, search)];
  const found = sql`from ${sql.table(table)} where ${all.length === 0 ? sql`true` : sql.join(all, sql` and `)}`;
  const [first] = listSearchWords(search);
  // Without a search the order is that of an index.
  const beginsFirst = first === undefined ? sql`` : sql`starts_with(name_key, ${first}) desc, `;
  const { rows } = await sql<{ id: string }>`select id ${found}
    order by ${beginsFirst}name_key, id collate "C" limit ${size} offset ${(page - 1) * size}`.execute(database);
  return { ids: rows.map(({ id }) => id), total: await countRows(database, sql`(select ${found})`) };
}

/** The condition that an id is among these; null means any. */
export function isAmong(column: string, ids: readonly string[] | null): readonly Expression<SqlBool>[] {
  return ids === null ? [] : [sql<SqlBool>`${sql.ref(column)} in (${sql.join([...ids, ''])})`];
}
