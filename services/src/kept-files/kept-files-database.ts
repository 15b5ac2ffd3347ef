import type { Kysely } from 'kysely';
import { type Database } from '../database/database.ts';

// A type, because kysely asks for an index signature that interfaces do not have.
export type KeptFilesTables = {
  kept_object: {
    key: string;
    created_at: Date;
  };
  kept_piece: {
    folder: string;
    name: string;
    start: string;
    bytes: number;
    sha256: string;
    object_key: string;
  };
};

export type KeptFilesDatabase = Kysely<Database & KeptFilesTables>;
