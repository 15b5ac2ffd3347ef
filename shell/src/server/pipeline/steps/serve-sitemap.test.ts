import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { system } from '../../../site/system-data.fixture.ts';
import { createGraphqlClient } from '../../backends/calls/graphql-client.ts';
import { createSitemapContent } from '../../backends/content/sitemap-content.ts';
import { sitemapTag } from '../../cache/content-tags.ts';
import { createDataCache } from '../../cache/data-cache.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { type LargeBackend, startLargeBackend } from '../../sitemap/large-backend.fixture.ts';
import { serveSitemap } from './serve-sitemap.ts';

let backend: LargeBackend;
beforeAll(async () => {
  backend = await startLargeBackend();
});
beforeEach(() => void Object.assign(backend, { pages: 250, products: 120, failFrom: null, hold: null }));
afterAll(() => backend.close());

/** A shell that has just started. */
function startShell() {
  const dataCache = createDataCache();
  const createClient = (name: string) =>
    createGraphqlClient({ name, url: backend.origin, token: null, timeoutMs: 60_000, breaker: { failures: 1000 } });
  const loadSystem = () => Promise.resolve({ ...system, sites: [system.mainSite] });
  const content = createSitemapContent({
    ...{ dataCache, loadSystem, log: pino({ level: 'silent' }) },
    ...{ contentClient: createClient('content'), catalogueClient: createClient('catalogue') },
  });
  const shell = createTestShell({ ...content, loadSystem, configuration: createTestConfiguration() });
  const ask = async (path: string, headers = {}, method = 'GET') => {
    const url = new URL(`https://www.kmx.example${path}`);
    const answer = await serveSitemap.run(createTestContext({ method, url, headers }), shell);
    if (answer === undefined) throw new Error('The step did not answer');
    const { body } = answer;
    const bytes = body instanceof Readable ? await buffer(body) : Buffer.from(body ?? '');
    const isZipped = answer.headers['content-encoding'] === 'gzip';
    return { ...answer, body: (isZipped ? gunzipSync(bytes) : bytes).toString() };
  };
  return { ask, dropSitemaps: () => dataCache.dropTags([sitemapTag]) };
}

const readLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
const countPages = (xml: string) => readLocations(xml).filter((url) => url.includes('/a-page-of-the-site-')).length;

it('PUB-125 120,000 pages and 20,000 products are all there, each once, in files that keep to the limits', async () => {
  Object.assign(backend, { pages: 120_000, products: 20_000 });
  const { ask } = startShell();
  const index = await vi.waitFor(
    async () => {
      const answer = await ask('/sitemap.xml');
      if (answer.status !== 200) expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 300_000 },
  );
  const files = readLocations(index.body).filter((url) => url.includes('/sitemap-main-en-us'));
  expect(files.slice(0, 2)).toEqual([
    'https://www.kmx.example/sitemap-main-en-us.xml',
    'https://www.kmx.example/sitemap-main-en-us-2.xml',
  ]);
  const urls = new Set<string>();
  let count = 0;
  for (const file of files) {
    const { body } = await ask(new URL(file).pathname);
    const listed = readLocations(body);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThanOrEqual(50_000);
    expect(body.length).toBeLessThanOrEqual(52_428_800);
    expect(body.endsWith('</url></urlset>')).toBe(true);
    for (const url of listed) urls.add(url);
    count += listed.length;
  }
  const products = [...urls].filter((url) => url.includes('/products/presses/press-')).length;
  const pages = [...urls].filter((url) => url.includes('/a-page-of-the-site-')).length;
  expect([pages, products, count]).toEqual([120_000, 20_000, urls.size]);
  expect((await ask(`/sitemap-main-en-us-${files.length + 1}.xml`)).status).toBe(404);
}, 600_000);

it('PUB-125 a backend that fails in the middle leaves the last complete sitemap, and the next one is complete', async () => {
  const { ask, dropSitemaps } = startShell();
  const before = await ask('/sitemap-main-en.xml');
  expect(countPages(before.body)).toBe(250);
  Object.assign(backend, { pages: 333, failFrom: 150 });
  dropSitemaps();
  const during = await ask('/sitemap-main-en.xml');
  expect([during.body, during.headers['etag']]).toEqual([before.body, before.headers['etag']]);
  backend.failFrom = null;
  await vi.waitFor(async () => expect(countPages((await ask('/sitemap-main-en.xml')).body)).toBe(333), 30_000);
});

it('PUB-125 without a complete sitemap the answer is 503 with Retry-After, never a part', async () => {
  backend.failFrom = 150;
  const { ask } = startShell();
  for (const path of ['/sitemap-main-en.xml', '/sitemap.xml', '/sitemap-main-en-2.xml']) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(body).not.toContain('<loc>');
  }
});

it('PUB-125 a change of content is there with the next request', async () => {
  const { ask, dropSitemaps } = startShell();
  expect(countPages((await ask('/sitemap-main-en.xml')).body)).toBe(250);
  backend.pages = 249;
  expect(countPages((await ask('/sitemap-main-en.xml')).body)).toBe(250);
  dropSitemaps();
  expect(countPages((await ask('/sitemap-main-en.xml')).body)).toBe(249);
});

it('PUB-125 a sitemap that has not changed is not sent again, and is zipped for those who can read that', async () => {
  const { ask, dropSitemaps } = startShell();
  const { body, headers } = await ask('/sitemap-main-en.xml');
  dropSitemaps();
  expect((await ask('/sitemap-main-en.xml', { 'if-none-match': headers['etag'] })).status).toBe(304);
  const head = await ask('/sitemap-main-en.xml', {}, 'HEAD');
  expect([head.status, head.body, head.headers]).toEqual([200, '', headers]);
  for (const accepted of ['gzip;q=0', 'br', '']) {
    const plain = await ask('/sitemap-main-en.xml', { 'accept-encoding': accepted });
    expect(plain.headers['content-encoding']).toBe(undefined);
  }
  const zipped = await ask('/sitemap-main-en.xml', { 'accept-encoding': 'br, gzip' });
  expect([zipped.headers['content-encoding'], zipped.body]).toEqual(['gzip', body]);
});
