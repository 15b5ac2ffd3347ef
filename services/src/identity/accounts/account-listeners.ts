import type { AccountChange, AccountListener } from '../../account-changes.ts';
import type { IdentityDatabase } from '../realm/identity-database.ts';

/** Who follows changes of accounts. */
export interface AccountListeners {
  /** Notifies all listeners inside the transaction of the change; the first that throws undoes it. */
  readonly tell: (transaction: IdentityDatabase, change: AccountChange) => Promise<void>;
}

/** Listeners may be added later, because services are registered one after the other. */
export function createAccountListeners(listeners: readonly AccountListener[]): AccountListeners {
  return {
    tell: async (transaction, change) => {
      for (const listener of listeners) await listener(transaction, change);
    },
  };
}
