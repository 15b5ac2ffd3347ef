import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';

export type LinkPurpose = 'invitation' | 'password' | 'email';
/** `replaced` by a newer link, `withdrawn` by an administrator or the owner. */
export type LinkState = 'open' | 'used' | 'replaced' | 'withdrawn';

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
    /** Null until the invitation is accepted. */
    password_hash: string | null;
    is_sample: boolean;
    activated_at: Date | null;
    /** Language of mails; null until the account has chosen one. */
    language: string | null;
  };
  identity_artifact: {
    model: string;
    id: string;
    payload: string;
    grant_id: string | null;
    uid: string | null;
    session_uid: string | null;
    expires_at: Date | null;
    account_id: string | null;
  };
  identity_email_change: { account_id: string; email: string; created_at: Date; expires_at: Date };
  identity_link: {
    token_hash: string;
    purpose: LinkPurpose;
    account_id: string;
    language: string;
    state: LinkState;
    created_at: Date;
    expires_at: Date;
  };
  identity_second_factor: {
    account_id: string;
    device_id: string;
    /** Sealed (factor-seal.ts); authenticator apps take the base 32 within. */
    secret: string;
    created_at: Date;
    /** Null until the first correct code; before that it protects nothing. */
    confirmed_at: Date | null;
    /** Time step of the last accepted code, which works once (RFC 6238). */
    last_used_step: number;
  };
  identity_recovery_code: { account_id: string; code_hash: string };
  identity_secret: { name: string; value: string };
  /** Acts of erasing a person (decision 0072). */
  identity_erasure: {
    id: string;
    erased_at: Date;
    account_id: string | null;
    user_id: string | null;
    reason: string;
    /** JSON object of counts by service. */
    counts: string;
  };
  identity_throttle: { key: string; failures: number; last_failure_at: Date; blocked_until: Date };
};

export type IdentityDatabase = Kysely<Database & IdentityTables>;

export function createIdentityDatabase(database: Kysely<Database>): IdentityDatabase {
  return database.withTables<IdentityTables>();
}
