import * as v from 'valibot';

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
}

/** What the server renders and a browser shows before the session is known. */
export const unknownSession: Session = { status: 'unknown', user: null };

const claimsSchema = v.object({
  subname: v.optional(v.string()),
  sub: v.optional(v.string()),
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  roles: v.optional(v.union([v.string(), v.array(v.string())]), []),
});

/** Parses the claims of userinfo into a user; throws a ValiError on garbage (SYS-026..029, D-69, D-70). */
export function parseUser(claims: unknown): User {
  const parsed = v.parse(claimsSchema, claims);
  const roles = typeof parsed.roles === 'string' ? [parsed.roles] : parsed.roles;
  return {
    id: parsed.subname ?? parsed.sub ?? '',
    firstName: parsed.given_name,
    lastName: parsed.family_name,
    fullName: parsed.name,
    email: parsed.email,
    initials: resolveInitials(parsed.given_name, parsed.family_name, parsed.email),
    roles,
    populated: true,
    isDelegatedAdminInternal: roles.includes('kmx_delegatedadmin_intern'),
    isDelegatedAdminExternal: roles.includes('kmx_delegatedadmin_extern'),
  };
}

function resolveInitials(firstName: string, lastName: string, email: string): string {
  const letters = [firstName, lastName].map((name) => firstLetter(name)).join('');
  return letters || firstLetter(email);
}

function firstLetter(text: string): string {
  return (Array.from(text.trim())[0] ?? '').toUpperCase();
}
