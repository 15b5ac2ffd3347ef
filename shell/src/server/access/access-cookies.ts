import { createHash } from 'node:crypto';
import type { PageAccess } from '@kmx/shared-contracts/page-access.ts';
import * as v from 'valibot';
import type { Configuration } from '../configuration.ts';
import { deriveSigningKey, isSignatureOf, signText } from '../secrets/signing-key.ts';
import type { PageProtection } from './page-protection.ts';

export const roleCookieName = 'kmx_roles';
/** Lifetime of the role cookie; a withdrawn role ends with it at the latest (decision 0009). */
export const roleCookieSeconds = 300;

/** Name of the cookie that opens one password page. */
export function createPasswordCookieName(pageId: string): string {
  return `kmx_page_${createHash('sha256').update(pageId).digest('hex').slice(0, 16)}`;
}

const describePassword = (page: PageProtection, expires: number) => `${page.id}|${expires}|${page.passwordHash}`;

/** Value of a password cookie, bound to the page, the time and the current password, so that changing the password ends it (D-23). */
export function createPasswordCookie(page: PageProtection, secret: string, expires: number): string {
  return `${expires}.${signText(deriveSigningKey(secret, 'page-password'), describePassword(page, expires))}`;
}

function isPasswordCookie(value: string | undefined, page: PageProtection, secret: string): boolean {
  const [expires = '', signature = ''] = (value ?? '').split('.');
  if (page.passwordHash === null || !/^\d{1,15}$/.test(expires) || Number(expires) < Date.now()) return false;
  return isSignatureOf(deriveSigningKey(secret, 'page-password'), describePassword(page, Number(expires)), signature);
}

const rolesSchema = v.pipe(v.string(), v.parseJson(), v.object({ expires: v.number(), roles: v.array(v.string()) }));

/** Value of the role cookie: the roles that identity has just returned, signed, for five minutes. */
export function createRoleCookie(roles: readonly string[], secret: string, expires: number): string {
  const text = Buffer.from(JSON.stringify({ expires, roles })).toString('base64url');
  return `${text}.${signText(deriveSigningKey(secret, 'page-roles'), text)}`;
}

/** The roles of a visitor who has proven them within the last minutes, otherwise null. */
export function readRoleCookie(value: string | undefined, secret: string): readonly string[] | null {
  const [text = '', signature = ''] = (value ?? '').split('.');
  if (!isSignatureOf(deriveSigningKey(secret, 'page-roles'), text, signature)) return null;
  const parsed = v.safeParse(rolesSchema, Buffer.from(text, 'base64url').toString('utf8'));
  return parsed.success && parsed.output.expires > Date.now() ? parsed.output.roles : null;
}

/** Decides whether the cookies of a request open a protected page (D-23, D-31); files behind a page ask here too. */
export function resolvePageAccess(
  page: PageProtection,
  { cookies }: { readonly cookies: Readonly<Record<string, string>> },
  { EDITOR_SECRET: secret }: Pick<Configuration, 'EDITOR_SECRET'>,
): PageAccess {
  if (page.protection === 'password') {
    const isOpen = isPasswordCookie(cookies[createPasswordCookieName(page.id)], page, secret);
    return { state: isOpen ? 'granted' : 'password', pageId: page.id };
  }
  const roles = readRoleCookie(cookies[roleCookieName], secret);
  if (roles === null) return { state: 'sign-in', pageId: page.id };
  return { state: page.roles.some((role) => roles.includes(role)) ? 'granted' : 'forbidden', pageId: page.id };
}
