import type { Session } from 'oidc-provider';
import type { StoredAccount } from '../accounts/accounts.ts';
import type { Exchange, IdentityContext } from './identity-context.ts';

/** A person's authorized request about their own account. */
export interface OwnRequest {
  readonly context: IdentityContext;
  readonly exchange: Exchange;
  readonly session: Session;
  readonly account: StoredAccount;
  readonly body: Record<string, unknown>;
  readonly action: string | null;
  readonly isRead: boolean;
}
