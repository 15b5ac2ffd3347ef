// @ts-nocheck
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../page-view/page-payload.ts';
import { createPayloadCache } from './payload-cache.ts';

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
