import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

// A type, because kysely asks for an index signature that interfaces do not have.
export type IdentityTables = {
  identity_account: {
    id: string;
    email: string;
    given_name: string;
    family_name: string;
    full_name: string;
    /** JSON list of role names. */
    roles: string;
    password_hash: string;
    is_sample: boolean;
  };
  identity_artifact: {
    model: string;
    id: string;
    payload: string;
    grant_id: string | null;
    uid: string | null;
    session_uid: string | null;
    expires_at: Date | null;
  };
  identity_secret: { name: string; value: string };
  identity_throttle: { key: string; failures: number; last_failure_at: Date; blocked_until: Date };
};

export type IdentityDatabase = Kysely<Database & IdentityTables>;

export function createIdentityDatabase(database: Kysely<Database>): IdentityDatabase {
  return database.withTables<IdentityTables>();
}
