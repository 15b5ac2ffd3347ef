import type { Generated, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

// A type alias, because kysely's withTables does not take interfaces.
/** Tables of the search; only `search_change` is used by both engines. */
export type SearchTables = {
  search_change: { id: Generated<string>; source: string; key: string; is_bulk: Generated<boolean> };
  search_source: { name: string; version: string };
  search_entry: {
    source: string;
    key: string;
    document_id: string;
    fingerprint: string;
    place: string | null;
    sources: readonly string[];
  };
};

/** The database of the process seen with the tables of the search. */
export type SearchDatabase = Kysely<Database & SearchTables>;
