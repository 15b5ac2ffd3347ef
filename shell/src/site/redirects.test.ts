import { describe, expect, it } from 'vitest';
import { followRedirects } from './follow-redirects.ts';
import { mergeQuery } from './merge-query.ts';
import { mounts } from './mounts.fixture.ts';
import {
  composeRedirect,
  createPreviousUrlKeys,
  listPreviousPaths,
  readPreviousPath,
  selectRedirect,
} from './redirect-keys.ts';
import { system } from './system-data.fixture.ts';

const follow = (path: string, targets: Readonly<Record<string, string>>) =>
  followRedirects(
    {
      url: new URL(path, 'http://localhost'),
      cookies: {},
      acceptLanguage: null,
      system,
      allowSlugSites: true,
      mounts,
    },
    ({ address, url }) => {
      const target = address.isSitePage ? targets[address.path] : undefined;
      return Promise.resolve(target === undefined ? null : { location: mergeQuery(target, url), permanent: true });
    },
  );

describe('previous URLs', () => {
  const input = {
    hosts: ['www.kmx.example', 'kmx.example'],
    localeUrlCode: 'de-ch',
    siteSlug: 'events',
    path: '/Old/Page',
  };

  it('D-13 lists path with and without locale, slash, site slug and host, in lower case', () => {
    const keys = createPreviousUrlKeys(input);
    for (const key of [
      '/de-ch/old/page',
      '/old/page',
      '/old/page/',
      '/de-ch/events/old/page/',
      'https://www.kmx.example/de-ch/old/page',
      'http://kmx.example/old/page/',
    ]) {
      expect(keys).toContain(key);
    }
    expect(new Set(keys).size).toBe(keys.length);
    expect(createPreviousUrlKeys({ ...input, siteSlug: null, path: '/' })).toContain('/');
  });

  it('D-13 prefers the locale-specific redirect', () => {
    const redirects = [{ previousUrl: 'https://www.kmx.example/old/page' }, { previousUrl: '/de-ch/old/page' }];
    expect(selectRedirect(createPreviousUrlKeys(input), redirects)?.previousUrl).toBe('/de-ch/old/page');
    expect(selectRedirect(createPreviousUrlKeys(input), [{ previousUrl: '/other' }])).toBeNull();
  });
});

describe('one hop (D-12)', () => {
  it('D-12 is permanent only if every step is permanent', () => {
    const slash = { location: '/a', permanent: true };
    expect(composeRedirect('/a/', [slash, { location: '/b', permanent: true }])).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/b',
    });
    expect(composeRedirect('/a/', [slash, { location: '/b', permanent: false }])).toMatchObject({ status: 302 });
    expect(composeRedirect('/a', [slash])).toEqual({ kind: 'none' });
    expect(composeRedirect('/x', [slash, { location: '/x', permanent: true }])).toEqual({
      kind: 'loop',
      location: '/x',
    });
  });

  it('SRV-003 answers a system redirect with one 301, trailing slash included', async () => {
    const { address } = await follow('/en/old/?a=1&cache=false', { '/old': '/en/products/' });
    expect(address).toMatchObject({ kind: 'redirect', status: 301, location: '/en/products?a=1' });
  });

  it('D-12 joins a missing locale and a chain of system redirects into one 302', async () => {
    const { address } = await follow('/old', { '/old': '/en/older', '/older': '/en/products' });
    expect(address).toMatchObject({ kind: 'redirect', status: 302, location: '/en/products' });
  });

  it('SRV-003 redirects to another host immediately and ignores script URLs', async () => {
    const away = await follow('/en/old', { '/old': 'https://other.example/x' });
    expect(away.address).toMatchObject({ status: 301, location: 'https://other.example/x' });
    expect((await follow('/en/old', { '/old': 'javascript:alert(1)' })).address.kind).toBe('page');
  });

  it('D-12 answers a loop with 404 and a problem for the log', async () => {
    const { address, problem } = await follow('/en/a?token=1', { '/a': '/en/b', '/b': '/en/a' });
    expect(address.kind).toBe('not-found');
    expect(problem).toBe('Redirect loop at /en/a');
    expect((await follow('/en/a', { '/a': '/en/a' })).address.kind).toBe('not-found');
  });

  it('SYS-016 looks up no old addresses for the portal', async () => {
    expect((await follow('/en/mykomax', { '/mykomax': '/en/b' })).address).toMatchObject({ remote: 'remote-portal' });
  });
});

it.for(['/Old/Page/', '/', '/ends/https://x'])('SRV-043 the path of each key of %s is one of its paths', (path) => {
  for (const siteSlug of [null, 'Brand']) {
    const place = { localeUrlCode: 'de-ch', siteSlug, path };
    const keys = createPreviousUrlKeys({ hosts: ['www.kmx.test:3000', 'kmx.test'], ...place });
    const paths = new Set(listPreviousPaths(place));
    expect(keys.filter((key) => !paths.has(readPreviousPath(key)))).toEqual([]);
    expect(keys.length).toBeGreaterThan(10);
  }
});
