import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Stage } from '../model/content-document.ts';

// A type alias, because kysely's withTables does not take interfaces.
/** Tables of the content service; `data` is written as JSON text and read as a value, authors are ids of User entries. */
export type ContentTables = {
  content_entry: {
    id: string;
    model: string;
    created_at: Date;
    updated_at: Date;
    seed_sha256: string | null;
    created_by: Generated<string | null>;
  };
  content_version: {
    entry_id: string;
    stage: Stage;
    locale: string;
    data: ColumnType<unknown, string, string>;
    updated_at: Date;
    published_at: Date | null;
    updated_by: Generated<string | null>;
    published_by: Generated<string | null>;
  };
  /** Kept by triggers on content_version: never written by the service. */
  content_listing: {
    entry_id: string;
    stage: Stage;
    model: string;
    created_at: Date;
    data: ColumnType<unknown, never, never>;
    updated_at: ColumnType<unknown, never, never>;
  };
  content_seed: { singleton: boolean; sha256: string; form_sha256: string | null };
  content_history: {
    entry_id: string;
    stage: Stage;
    revision: number;
    created_at: Date;
    created_by: string | null;
    data: ColumnType<unknown, string, string>;
  };
  content_webhook: { url: string };
  content_event: { id: Generated<string>; created_at: Date; body: string };
  content_delivery: {
    event_id: string;
    url: string;
    attempts: Generated<number>;
    due_at: Date;
    failure: string | null;
  };
  content_log: {
    id: Generated<string>;
    created_at: Date;
    action: string;
    model: string;
    entry_id: string;
    title: string | null;
    /** JSON list. */
    locales: string;
    author: string | null;
  };
  content_deleted: {
    entry_id: string;
    model: string;
    title: string | null;
    created_at: Date;
    created_by: string | null;
    deleted_at: Date;
    deleted_by: string | null;
    /** Rows of content_version, as JSON. */
    versions: ColumnType<unknown, string, string>;
  };
  content_translation: { page_id: string; language: string; source_sha256: string };
  content_translation_log: {
    id: Generated<string>;
    page_id: string;
    language: string | null;
    action: string;
    author: string;
    created_at: Date;
  };
};

export type ContentDatabase = Kysely<Database & ContentTables>;
