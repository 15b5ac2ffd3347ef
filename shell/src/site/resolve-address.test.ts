import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, AddressInput } from './address.ts';
import { mounts } from './mounts.fixture.ts';
import { resolveAddress } from './resolve-address.ts';
import { eventsSite, fairSite, system } from './system-data.fixture.ts';

function createInput(url: string, more: Partial<AddressInput> = {}): AddressInput {
  return {
    url: new URL(url, 'http://localhost:3000'),
    cookies: {},
    acceptLanguage: null,
    system,
    allowSlugSites: true,
    mounts,
    ...more,
  };
}

const resolve = (url: string, more: Partial<AddressInput> = {}): Address => resolveAddress(createInput(url, more));
const redirectTo = (location: string, status: number): unknown =>
  expect.objectContaining({ kind: 'redirect', status, location });

describe('pages', () => {
  it('SYS-005, SYS-006 takes the last segment as slug and the one before as parent, home by default', () => {
    expect(resolve('/en')).toMatchObject({ path: '/', slug: 'home', parentSlug: 'home', urlPrefix: '/en' });
    expect(resolve('/de-ch/stories')).toMatchObject({ slug: 'stories', parentSlug: 'home', urlPrefix: '/de-ch' });
    expect(resolve('/en/a/b/c')).toMatchObject({ path: '/a/b/c', slug: 'c', parentSlug: 'b' });
  });

  it('SYS-014 the style guide is without locale in its address; the ends of a sign-in have the negotiated one', () => {
    expect(resolve('/style-guide/buttons')).toMatchObject({
      remote: 'remote-styleguide',
      urlPrefix: '',
      siteSlug: null,
    });
    expect(resolve('/callback')).toMatchObject({ remote: null, urlPrefix: '/en', siteSlug: null });
  });

  it('SYS-014 D-65 below the ends of a sign-in there is nothing', () => {
    expect(resolve('/callback/x')).toMatchObject({
      kind: 'not-found',
      reason: 'Page Not Found: /callback/x',
      path: '/callback/x',
    });
  });

  it('SRV-009 SYS-013 a page knows the address that was asked for, without control flags, and whether its country is hidden', () => {
    const url = '/en/company/a%20b?x=1&y=2';
    expect(resolve(`${url}&cache=false`)).toMatchObject({ url, noindex: false, query: { x: '1', y: '2' } });
  });

  it('an invalid path is reported as such, and a fault in the data as what it is', () => {
    expect(resolve('/%E0%A4%A')).toEqual({ kind: 'bad-request', reason: 'The path is not a valid URL path' });
    const broken = (name: 'sites' | 'countries') =>
      Object.defineProperty({ ...system }, name, {
        get: () => {
          throw new Error(`${name} are broken`);
        },
      });
    expect(() => resolve('/en/company', { system: broken('sites') })).toThrow(new Error('sites are broken'));
    expect(() => resolve('/de-ch', { system: broken('countries') })).toThrow(new Error('countries are broken'));
  });

  it('SYS-004 takes the site slug out of the path', () => {
    expect(resolve('/en/productronica/internal')).toMatchObject({
      site: fairSite,
      path: '/internal',
      slug: 'internal',
      parentSlug: 'home',
      urlPrefix: '/en/productronica',
    });
    expect(resolve('http://kmx.example/en/events')).toMatchObject({ site: eventsSite, path: '/', slug: 'home' });
  });

  it('SYS-010, D-03 answers not found for a site that has no domain when slug addressing is off', () => {
    expect(resolve('/de/productronica', { allowSlugSites: false })).toMatchObject({
      kind: 'not-found',
      reason: 'Site "Productronica" has no domain configuration',
      locale: { code: 'de' },
      path: '/productronica',
    });
  });

  it('SYS-015, SYS-016 keeps mykomax and editor out of the public area of the main site only', () => {
    expect(resolve('/en/mykomax/tickets/list')).toMatchObject({
      remote: 'remote-portal',
      path: '/mykomax/tickets/list',
    });
    expect(resolve('/en/%6Dykomax')).toEqual(redirectTo('/en/mykomax', 301));
    expect(resolve('/en/editor')).toMatchObject({ remote: 'remote-editor' });
    expect(resolve('/en/mykomaxx')).toMatchObject({ remote: 'remote-public' });
    expect(resolve('http://academy.kmx.example/en/mykomax')).toMatchObject({ remote: 'remote-public' });
  });

  it('SYS-014, D-65 knows style-guide, callback and blank-callback without a locale', () => {
    expect(resolve('/style-guide/buttons')).toMatchObject({ remote: 'remote-styleguide', urlPrefix: '' });
    const cookies = { uapp_locale: 'de-ch' };
    expect(resolve('/callback?code=1&state=2', { cookies })).toMatchObject({
      remote: null,
      locale: { code: 'de-CH' },
      query: { code: '1', state: '2' },
    });
    expect(resolve('/style-guide', { cookies })).toMatchObject({ remote: 'remote-styleguide', locale: { code: 'en' } });
    expect(resolve('/en/callback/x')).toMatchObject({ remote: 'remote-public', path: '/callback/x' });
    expect(resolve('/blank-callback')).toMatchObject({ remote: null });
    expect(resolve('/ja/callback')).toMatchObject({ remote: null, locale: { code: 'ja' } });
  });

  it('PUB-045, D-15 reads direct by presence and takes the slug as page id', () => {
    expect(resolve('/en/page-42?direct')).toMatchObject({ isDirect: true, slug: 'page-42' });
    expect(resolve('/en/page-42?direct=true')).toMatchObject({ isDirect: true });
    expect(resolve('/en/page-42?direct=false')).toMatchObject({ isDirect: false });
    for (const address of ['/en?direct', '/en/mykomax/page-42?direct', '/style-guide?direct']) {
      expect(resolve(address), address).toMatchObject({ isDirect: false });
    }
    expect(resolve('/en/page-42')).toMatchObject({ isDirect: false });
  });

  it('SRV-006, SRV-007, SRV-009 hides the control flags from the page without a redirect', () => {
    expect(resolve('/en/a?cache=false&q=x%20y&nextRelease=true&testing=true&cach%65=clear')).toMatchObject({
      kind: 'page',
      query: { q: 'x y' },
      url: '/en/a?q=x%20y',
    });
  });

  it('D-09 lets a hidden country work without index', () => {
    expect(resolve('/de-li')).toMatchObject({ kind: 'page', noindex: true });
    expect(resolve('/de-ch')).toMatchObject({ kind: 'page', noindex: false });
  });

  it('answers a malformed escape and a control character as bad request', () => {
    for (const path of ['/en/%zz', '/en/%ff', '/en/a%00b', '/%']) expect(resolve(path).kind).toBe('bad-request');
  });
});

describe('redirects', () => {
  it('SRV-001 answers a trailing slash with 301', () => {
    expect(resolve('/en/')).toEqual(redirectTo('/en', 301));
    expect(resolve('/en//products///crimping/?a=b')).toEqual(redirectTo('/en/products/crimping?a=b', 301));
    expect(resolve('/style-guide/')).toEqual(redirectTo('/style-guide', 301));
  });

  it('D-07 sends a path without prefix to the locale with one 302', () => {
    expect(resolve('/')).toEqual(redirectTo('/en', 302));
    expect(resolve('http://localhost//')).toEqual(redirectTo('/en', 302));
    expect(resolve('/products?x=1&cache=clear')).toEqual(redirectTo('/en/products?x=1', 302));
    expect(resolve('/productronica/internal')).toEqual(redirectTo('/en/productronica/internal', 302));
  });

  it('SRV-002, D-10 remembers a detected locale only', () => {
    expect(resolve('/', { acceptLanguage: 'de-CH' })).toMatchObject({ location: '/de-ch', setLocaleCookie: 'de-ch' });
    expect(resolve('/', { acceptLanguage: 'de-CH', cookies: { uapp_locale: 'ja' } })).toMatchObject({
      location: '/ja',
      setLocaleCookie: null,
    });
    expect(resolve('/')).toMatchObject({ setLocaleCookie: null });
  });

  it('SRV-004, D-01, D-02 answers a prefix of other case or an unsupported one with 302 to the same path', () => {
    expect(resolve('/DE-CH/products')).toEqual(redirectTo('/de-ch/products', 302));
    expect(resolve('/de-jp/products')).toEqual(redirectTo('/ja-jp/products', 302));
    expect(resolve('/fr/products')).toEqual(redirectTo('/en/products', 302));
    expect(resolve('/de-all/products')).toEqual(redirectTo('/de/products', 302));
  });

  it('D-12 joins slash and locale into one 302', () => {
    expect(resolve('/De//products/')).toEqual(redirectTo('/de/products', 302));
  });
});

const segment = fc.oneof(
  fc.constantFrom('en', 'DE-ch', 'fr', 'de-jp', 'productronica', 'events', 'mykomax', 'callback', 'style-guide', ''),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);
const anyInput = fc
  .record({
    path: fc.array(segment, { maxLength: 5 }),
    search: fc.string(),
    host: fc.constantFrom('localhost', 'kmx.example', 'x.kmx.example', 'global.example', 'kmx-france.example', 'a.jp'),
    cookie: fc.oneof(fc.string(), fc.constantFrom('de-ch', 'fr', 'toString')),
    acceptLanguage: fc.option(fc.oneof(fc.string(), fc.constantFrom('de-CH,ja;q=0.5', '*', 'fr-FR'))),
    allowSlugSites: fc.boolean(),
  })
  .map(({ path, search, host, cookie, ...rest }): AddressInput => {
    const url = new URL(`http://${host}`);
    url.pathname = `/${path.join('/')}`;
    url.search = search;
    return { url, system, mounts, cookies: { uapp_locale: cookie }, ...rest };
  });

describe('for any request', () => {
  it('D-12 never throws and never redirects the target of a redirect again', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const address = resolveAddress(input);
        if (address.kind !== 'redirect') return true;
        const url = new URL(address.location, input.url);
        return url.host === input.url.host && resolveAddress({ ...input, url }).kind !== 'redirect';
      }),
      { numRuns: 1000 },
    );
  });

  it('D-01 gives pages one lower-case, slash-free URL made of prefix and path', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const address = resolveAddress(input);
        if (address.kind !== 'page' || address.remote === null) return true;
        const path = address.path === '/' ? address.urlPrefix : `${address.urlPrefix}${address.path}`;
        return path === input.url.pathname && !/\/(?:\/|$)/.test(path) && !/[A-Z]/.test(address.locale.urlCode);
      }),
      { numRuns: 1000 },
    );
  });
});
