import type { Generated, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

// A type, because kysely asks for an index signature that interfaces do not have.
export type UploadTables = {
  upload_file: {
    id: string;
    /** Hash of the sender's network address; only for the quota. */
    owner: string;
    name: string;
    /** As found in the content; null until the file is complete. */
    media_type: string | null;
    size: string;
    /** Bytes that have arrived. */
    received: Generated<string>;
    state: 'receiving' | 'complete';
    submission_id: string | null;
    created_at: Date;
  };
  upload_secret: {
    name: string;
    value: string;
  };
};

export type UploadDatabase = Kysely<Database & UploadTables>;
