// @ts-nocheck
import * as v from 'valibot';
import type { User } from './session.ts';

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
    initials: resolveInitials(parsed.given_name, parsed.family_name, parsed.name, parsed.email),
    roles,
    populated: true,
    isDelegatedAdminInternal: roles.includes('kmx_delegatedadmin_intern'),
    isDelegatedAdminExternal: roles.includes('kmx_delegatedadmin_extern'),
  };
}

/** In the order in which the person writes the full name: in Japanese the family name comes first. */
function resolveInitials(firstName: string, lastName: string, fullName: string, email: string): string {
  const isFamilyFirst = lastName !== '' && fullName.startsWith(lastName) && !fullName.startsWith(firstName);
  const names = isFamilyFirst ? [lastName, firstName] : [firstName, lastName];
  const letters = names.map((name) => firstLetter(name)).join('');
  return letters || firstLetter(email);
}

function firstLetter(text: string): string {
  return (Array.from(text.trim())[0] ?? '').toUpperCase();
}
