/** The signed-in user as the product knows it (SYS-026..029). */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  readonly initials: string;
  readonly roles: readonly string[];
  readonly populated: boolean;
  readonly isDelegatedAdminInternal: boolean;
  readonly isDelegatedAdminExternal: boolean;
}

export type SessionStatus = 'unknown' | 'signed-out' | 'signing-in' | 'signed-in';

/** State of the session as every part of the page sees it. */
export interface Session {
  readonly status: SessionStatus;
  readonly user: User | null;
  /** Why the identity provider could not be notified of the last sign-out; absent when it was. */
  readonly signOutFailure?: string;
}

/** What the server renders and a browser shows before the session is known. */
export const unknownSession: Session = { status: 'unknown', user: null };
