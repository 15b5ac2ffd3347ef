import { sql } from 'kysely';
import type { SearchDatabase } from '../search-tables.ts';
import type { IndexBook, IndexedEntry } from './index-entries.ts';

async function listKeys(keys: Promise<{ readonly rows: readonly { readonly key: string }[] }>): Promise<string[]> {
  return (await keys).rows.map(({ key }) => key);
}

/** The book of an index in the database; writes are part of the caller's transaction. */
export function createDatabaseBook(database: SearchDatabase): IndexBook {
  return {
    find: async (source, keys) => {
      const { rows } = await sql<IndexedEntry>`
        select key, document_id as "documentId", fingerprint, place, sources from search_entry
        where source = ${source} and key = any(${[...keys]}::text[])`.execute(database);
      return rows;
    },
    listReferrers: (source, keys) =>
      listKeys(
        sql<{ key: string }>`select key from search_entry
          where source = ${source} and sources && ${[...keys]}::text[]`.execute(database),
      ),
    listAtPlaces: (source, places) =>
      listKeys(
        sql<{ key: string }>`select key from search_entry
          where source = ${source} and place = any(${[...places]}::text[])`.execute(database),
      ),
    save: async (source, entries) => {
      const rows = entries.map(({ documentId, ...entry }) => ({ source, document_id: documentId, ...entry }));
      await sql`insert into search_entry
        select * from json_populate_recordset(null::search_entry, ${JSON.stringify(rows)}::json)
        on conflict (source, key) do update set document_id = excluded.document_id, fingerprint = excluded.fingerprint,
          place = excluded.place, sources = excluded.sources`.execute(database);
    },
    remove: async (source, keys) => {
      await sql`delete from search_entry where source = ${source} and key = any(${[...keys]}::text[])`.execute(
        database,
      );
    },
  };
}
