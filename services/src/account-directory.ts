/** An account of the identity provider, as other services see it; roles are the strings of the roles claim (AUTH-026). */
export interface Account {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** Managed by the company's own directory, so names and password can't be changed here (POR-082). */
  readonly isManagedInternally: boolean;
  /** Null while the invitation has not been accepted. */
  readonly activatedAt: Date | null;
}

export interface AccountInvitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** UI language of the page that the link opens. */
  readonly language: string;
  readonly expiresAt: Date;
}

/**
 * What the service desk may do with accounts of the identity provider. The embedded one is implemented by the identity
 * service; another provider needs an implementation of its own.
 */
export interface AccountDirectory {
  readonly findById: (id: string) => Promise<Account | null>;
  readonly findByEmail: (email: string) => Promise<Account | null>;
  /** Accounts by id in one query; unknown ids are left out. */
  readonly findAll: (ids: readonly string[]) => Promise<readonly Account[]>;
  /** When the person with this account was erased, also where another provider has the account; null for everybody else. */
  readonly findErasure: (id: string) => Promise<Date | null>;
  readonly rename: (id: string, firstName: string, lastName: string) => Promise<void>;
  /** Takes effect with the next token of the account. */
  readonly setRoles: (id: string, roles: readonly string[]) => Promise<void>;
  /**
   * Creates the account, not yet active, or invites the one of that address again; every earlier link of it dies. The link is
   * absolute and works once until `expiresAt` (D-25). Throws an error of the name `AccountIsActiveError` for an active account.
   */
  readonly invite: (invitation: AccountInvitation) => Promise<{ readonly accountId: string; readonly link: string }>;
  /** The links of an account that is not yet active die; the account goes with them. No effect on an active one. */
  readonly withdrawInvitation: (accountId: string) => Promise<void>;
}
