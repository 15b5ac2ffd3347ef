import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../state/page-view/page-payload.ts';
import { createPayloadCache } from './payload-cache.ts';
import { createPayloadUrl } from './payload-request.ts';

const result = {
  ...{ status: 200, part: 'content', data: {}, tags: [], cache: 'public' },
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
  ['on which content is edited', { result: { ...result, meta: { ...result.meta, type: 'Editor' } } }],
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
    { redirect: { location: '/en/company', permanent: false } },
  ];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    calls.push(init);
    return Promise.resolve(Response.json(answers[calls.length - 1]));
  });
  const cache = createPayloadCache('b');
  expect([await cache.load('/en/old'), await cache.load('/en/old'), await cache.load('/en/page-a')]).toEqual([
    { redirect: { location: '/en/products' } },
    { redirect: { location: '/en/products' } },
    { redirect: { location: '/en/company' } },
  ]);
  expect([calls.length, cache.get('/en/old')]).toEqual([2, undefined]);
});

it('SRV-001 an address with an extra slash is requested unchanged, so that the server can name the address of the page', () => {
  expect(['/', '/en', '/en/company/', '/en/company?a=1'].map((url) => createPayloadUrl(url, 'b'))).toEqual([
    '/_payload.json?_build=b',
    '/en/_payload.json?_build=b',
    '/en/company//_payload.json?_build=b',
    '/en/company/_payload.json?a=1&_build=b',
  ]);
});

it('PUB-041 a page is asked for again after a minute, and the old one is shown when that fails', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(90_000);
  const cache = createPayloadCache('b');
  const first = await cache.load('/en/company');
  now.mockReturnValue(149_999);
  expect(cache.get('/en/company')).toBe(first);
  now.mockReturnValue(150_000);
  expect(cache.get('/en/company')).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await cache.load('/en/company')).toBe(first);
  await expect(cache.load('/en/products')).rejects.toThrow('Failed to fetch');
  now.mockRestore();
});

it('PUB-041 where an address leads is asked for again after a minute', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(90_000);
  const redirect = { redirect: { location: '/en/products', permanent: true } };
  const asked = vi.fn(() => Promise.resolve(Response.json(redirect)));
  vi.stubGlobal('fetch', asked);
  const cache = createPayloadCache('b');
  for (const moment of [90_000, 149_999, 150_000]) {
    now.mockReturnValue(moment);
    await cache.load('/en/old');
  }
  expect(asked).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

it('PUB-041 the pointer and the click ask once together, and a failure is no answer for the next click', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('no', { status: 502 })));
  vi.stubGlobal('fetch', asked);
  const cache = createPayloadCache('b');
  const both = await Promise.allSettled([cache.load('/en/company'), cache.load('/en/company')]);
  expect(both.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
    'Error: No payload, status 502',
    'Error: No payload, status 502',
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  await expect(cache.load('/en/company')).rejects.toThrow('No payload, status 204');
  asked.mockResolvedValue(Response.json(createPayload()));
  expect(await cache.load('/en/company')).toMatchObject({ url: '/en' });
});

it('PUB-041 thirty pages and thirty redirects are kept, the longest unseen ones go first', async () => {
  const cache = createPayloadCache('b');
  for (let index = 0; index < 30; index += 1) cache.put(`/en/${index}`, createPayload());
  expect(cache.get('/en/0')).toBeDefined();
  cache.put('/en/0', createPayload());
  cache.put('/en/30', createPayload());
  expect(['/en/0', '/en/1', '/en/2', '/en/30'].map((url) => cache.get(url) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const asked = vi.fn(() => Promise.resolve(Response.json({ redirect: { location: '/en', permanent: true } })));
  vi.stubGlobal('fetch', asked);
  for (let index = 0; index <= 30; index += 1) await cache.load(`/en/old-${index}`);
  await cache.load('/en/old-1');
  expect(asked).toHaveBeenCalledTimes(31);
  await cache.load('/en/old-0');
  expect(asked).toHaveBeenCalledTimes(32);
});

it('EDT-013 in the editor area the target of an address is requested again each time', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ redirect: { location: '/en', permanent: true } })));
  vi.stubGlobal('fetch', asked);
  const cache = createPayloadCache('b');
  await cache.load('/en/old');
  cache.put('/en/editor', createPayload({ result: { ...result, meta: { ...result.meta, type: 'Editor' } } }));
  await cache.load('/en/old');
  await cache.load('/en/old');
  expect(asked).toHaveBeenCalledTimes(3);
});

it('PUB-041 a payload is asked for as JSON, and not without end', async () => {
  await createPayloadCache('b').load('/en/company');
  expect(calls).toMatchObject([{ headers: { accept: 'application/json' } }]);
  expect(calls[0]?.signal).toBeInstanceOf(AbortSignal);
});
