import type { ColumnType, Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Stage } from './content-document.ts';

// A type alias, because kysely's withTables does not take interfaces.
/** Tables of the content service; `data` is written as JSON text and read as a value. */
export type ContentTables = {
  content_entry: { id: string; model: string; created_at: Date; updated_at: Date; seed_sha256: string | null };
  content_version: {
    entry_id: string;
    stage: Stage;
    locale: string;
    data: ColumnType<unknown, string, string>;
    updated_at: Date;
    published_at: Date | null;
  };
  content_seed: { singleton: boolean; sha256: string };
};

export type ContentDatabase = Kysely<Database & ContentTables>;
