import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { describe, expect, it } from 'vitest';
import {
  createPasswordCookie,
  createPasswordCookieName,
  createRoleCookie,
  resolvePageAccess,
  roleCookieName,
} from './access-cookies.ts';
import { createPageProtections, type PageProtection } from './page-protection.ts';

const secret = 'a-secret-of-sixteen';
const soon = Date.now() + 60_000;
const page: PageProtection = {
  id: 'p',
  slug: 'internal',
  parentSlug: 'home',
  site: { id: 'site-events' },
  countries: [],
  protection: 'password',
  passwordHash: 'hash-1',
  roles: [],
};
const rolePage: PageProtection = { ...page, protection: 'role', passwordHash: null, roles: ['partner', 'service'] };

function decide(protection: PageProtection, cookies: Readonly<Record<string, string>>): string {
  return resolvePageAccess(protection, { cookies }, { EDITOR_SECRET: secret }).state;
}
const withCookie = (value: string) => ({ [createPasswordCookieName('p')]: value });

describe('a page behind a password', () => {
  it('PUB-120 PUB-121 D-23 opens for its own cookie until it is over or the password changes', () => {
    const cookie = createPasswordCookie(page, secret, soon);
    expect(decide(page, withCookie(cookie))).toBe('granted');
    expect(decide({ ...page, passwordHash: 'hash-2' }, withCookie(cookie))).toBe('password');
    expect(decide(page, withCookie(createPasswordCookie(page, secret, Date.now() - 1)))).toBe('password');
    expect(decide(page, withCookie(cookie.replace(/^\d/, '9')))).toBe('password');
    expect(decide(page, {})).toBe('password');
  });

  it('D-23 the cookie of one page opens no other, and a page without a password stays closed', () => {
    const other = createPasswordCookie({ ...page, id: 'other' }, secret, soon);
    expect(decide(page, withCookie(other))).toBe('password');
    const none = { ...page, passwordHash: null };
    expect(decide(none, withCookie(createPasswordCookie(none, secret, soon)))).toBe('password');
  });
});

describe('a page for roles', () => {
  it('PUB-122 D-31 opens for any of its roles, asks strangers to sign in and refuses others', () => {
    const show = (...roles: string[]) => ({ [roleCookieName]: createRoleCookie(roles, secret, soon) });
    expect(decide(rolePage, show('service'))).toBe('granted');
    expect(decide(rolePage, show('visitor'))).toBe('forbidden');
    expect(decide(rolePage, {})).toBe('sign-in');
    expect(decide({ ...rolePage, roles: [] }, show('service'))).toBe('forbidden');
  });

  it('D-31 believes neither an old nor a changed role cookie', () => {
    const old = createRoleCookie(['service'], secret, Date.now() - 1);
    const [, signature = ''] = createRoleCookie(['visitor'], secret, soon).split('.');
    const text = Buffer.from(JSON.stringify({ expires: soon, roles: ['service'] })).toString('base64url');
    expect(decide(rolePage, { [roleCookieName]: old })).toBe('sign-in');
    expect(decide(rolePage, { [roleCookieName]: `${text}.${signature}` })).toBe('sign-in');
  });
});

describe('the list of protected pages', () => {
  const address = {
    site: { id: 'site-events' },
    slug: 'internal',
    parentSlug: 'home',
    locale: { country: 'CH' },
  } as Parameters<ReturnType<typeof createPageProtections>['find']>[0];

  const local = { onError: () => {}, isProduction: false };

  it('PUB-121 on a public site a page with the sample password is closed to everyone, including visitors who had opened it', async () => {
    const sample = { ...page, passwordHash: samplePagePasswordHash };
    const runQuery = () => Promise.resolve({ pages: [sample] });
    const cookie = withCookie(createPasswordCookie(sample, secret, soon));
    const find = async (isProduction: boolean) =>
      (await createPageProtections({ ...local, runQuery, isProduction }).find(address)) ?? sample;
    expect(decide(await find(false), cookie)).toBe('granted');
    expect(decide(await find(true), cookie)).toBe('password');
    expect((await find(true)).passwordHash).toBeNull();
  });

  it('PUB-120 finds the protection of an address, for its country first', async () => {
    const swiss = { ...page, id: 'ch', countries: ['CH'] };
    const { find } = createPageProtections({ ...local, runQuery: () => Promise.resolve({ pages: [page, swiss] }) });
    expect((await find(address))?.id).toBe('ch');
    expect(await find({ ...address, slug: 'home' })).toBeNull();
  });

  it('PUB-120 never opens a page because the content system is down', async () => {
    let isDown = true;
    const { find } = createPageProtections({
      ...local,
      runQuery: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ pages: [page] })),
    });
    await expect(find(address)).rejects.toThrow('down');
    isDown = false;
    expect((await find(address))?.id).toBe('p');
    isDown = true;
    expect((await find(address))?.id).toBe('p');
  });
});
