import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../page-view/page-payload.ts';
import { createPayloadCache, createPayloadUrl } from './payload-cache.ts';

const result = {
  ...{ status: 200, redirect: null, part: 'content', data: {}, tags: [], cache: 'public' },
  head: { title: 'A page', description: null, robots: null, image: null, structuredData: [] },
  meta: {
    ...{ id: null, type: 'Content', theme: 'Default', breadcrumbs: null, languages: null },
    ...{ contentLanguage: 'en', isLanguageFallback: false, isLanguageUnavailable: false },
  },
};

function createPayload(change: object = {}): PagePayload {
  const request = { locale: {}, stage: 'PUBLISHED' };
  const payload = { buildId: 'b', remote: 'remote-public', url: '/en', request, result, chrome: { breadcrumbs: [] } };
  return { ...payload, ...change } as unknown as PagePayload;
}

const calls: RequestInit[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('location', { href: 'https://www.kmx.example/en' });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    calls.push(init);
    return Promise.resolve(Response.json(createPayload()));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('PUB-041 a page that was loaded within the last minute is not asked for again', async () => {
  const cache = createPayloadCache('b');
  await cache.load('/en/company');
  await cache.load('/en/company');
  expect(calls.map(({ cache: mode }) => mode)).toEqual(['default']);
  expect(cache.get('/en/company')).toBeDefined();
});

it.each([
  ['in draft', { request: { locale: {}, stage: 'DRAFT' } }],
  ['of the editor area', { remote: 'remote-editor' }],
])('EDT-007 EDT-013 after a page %s nothing is kept, and the browser is asked for no copy', async (_case, change) => {
  const cache = createPayloadCache('b');
  cache.put('/en/company', createPayload());
  cache.put('/en/editor', createPayload(change));
  expect(cache.get('/en/company')).toBeUndefined();
  await cache.load('/en/company');
  await cache.load('/en/company');
  expect(calls.map(({ cache: mode }) => mode)).toEqual(['no-store', 'no-store']);
});

it('PUB-041 D-12 an address that leads elsewhere says where, once for the pointer and the click', async () => {
  const answers = [
    { redirect: { location: '/en/products', permanent: true } },
    createPayload({ result: { ...result, redirect: { location: '/en/company', permanent: false } } }),
  ];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    calls.push(init);
    return Promise.resolve(Response.json(answers[calls.length - 1]));
  });
  const cache = createPayloadCache('b');
  expect([await cache.load('/en/old'), await cache.load('/en/old'), await cache.load('/en/page-a')]).toEqual([
    { redirect: { location: '/en/products' } },
    { redirect: { location: '/en/products' } },
    { redirect: { location: '/en/company', permanent: false } },
  ]);
  expect([calls.length, cache.get('/en/old')]).toEqual([2, undefined]);
});

it('SRV-001 a slash too many is asked about as it is, so that the server can say where the page stands', () => {
  expect(['/', '/en', '/en/company/', '/en/company?a=1'].map((url) => createPayloadUrl(url, 'b'))).toEqual([
    '/_payload.json?_build=b',
    '/en/_payload.json?_build=b',
    '/en/company//_payload.json?_build=b',
    '/en/company/_payload.json?a=1&_build=b',
  ]);
});
