import type { Kysely } from 'kysely';
import type { Database } from './database/database.ts';

/** What happened to the e-mail address of an account, which its owner signs in with (POR-081). */
export type AccountChange =
  | { readonly kind: 'email-change-requested' | 'email-change-withdrawn'; readonly accountId: string }
  | { readonly kind: 'email-changed'; readonly accountId: string; readonly email: string };

/**
 * A service that keeps records about accounts is notified of their changes inside the transaction that makes them; a
 * listener that throws undoes the change. The embedded identity provider calls it; another provider needs its own
 * caller.
 */
export type AccountListener = (transaction: Kysely<Database>, change: AccountChange) => Promise<void>;

/** Thrown by a listener when somebody else already has the new address. */
export class EmailInUseError extends Error {
  override readonly name = 'EmailInUseError';
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who follows the accounts of the embedded identity provider; absent where that is not registered. */
    readonly accountListeners?: AccountListener[];
  }
}
