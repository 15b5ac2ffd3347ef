import { afterEach, expect, it, vi } from 'vitest';
import { createHtmlCache, type HtmlDocument, type HtmlKey } from './html-cache.ts';
import type { KeptRendering } from './kept-rendering.ts';

const key: HtmlKey = {
  siteId: 'main',
  localeCode: 'en',
  url: '/en',
  remote: 'remote-public',
  buildId: 'one',
  variant: '',
};
const second = 1000;
const minute = 60 * second;
const rendering = { name: 'remote-public', version: '1' } as unknown as KeptRendering;

afterEach(() => void vi.restoreAllMocks());

function setUp(more: Partial<HtmlDocument> = {}) {
  const clock = { now: 5 * minute };
  const cache = createHtmlCache({ now: () => clock.now });
  const changes = { ...more };
  let count = 0;
  const render = vi.fn((_drawing: KeptRendering | null): Promise<HtmlDocument> => {
    count += 1;
    const document = {
      status: 200,
      headers: {},
      tags: ['page:1', 'site:main'],
      isPublic: true,
      findRendering: () => rendering,
    };
    return Promise.resolve({ ...document, body: Buffer.from(`html ${count}`), ...changes });
  });
  const serve = async (change: Partial<HtmlKey> = {}) => {
    const answer = await cache.serve({ ...key, ...change }, render);
    return `${answer.state} ${Buffer.from(answer.body).toString()}`;
  };
  return { cache, clock, changes, render, serve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('a document is stale for half an hour after its minute, to the millisecond, and tells its age', async () => {
  const { cache, clock, render, serve } = setUp();
  await serve();
  render.mockRejectedValue(new Error('backend down'));
  clock.now += 31 * minute - 1;
  expect((await cache.serve(key, render)).ageMs).toBe(31 * minute - 1);
  expect(await serve()).toBe('stale html 1');
  clock.now += 1;
  await expect(serve()).rejects.toThrow('backend down');
});

it('EDT-013 a page that is not for everybody any more leaves the cache as soon as that is known', async () => {
  const { cache, clock, changes, serve } = setUp();
  await serve();
  clock.now += minute;
  changes.isPublic = false;
  expect(await serve()).toBe('stale html 1');
  await settle();
  expect(cache.measureBytes()).toBe(0);
  expect(await serve()).toBe('uncached html 3');
});

it('HY-86 whatever is emptied or renewed while a page is rendered, that page is not kept', async () => {
  const { cache, serve } = setUp();
  await serve({ url: '/kept' });
  const first = serve();
  cache.clear();
  expect([await first, await serve(), await serve({ url: '/kept' })]).toEqual([
    'miss html 2',
    'miss html 3',
    'miss html 4',
  ]);
  const pending = serve({ url: '/b' });
  cache.renewTags(['page:1'], second);
  expect([await pending, await serve({ url: '/b' })]).toEqual(['miss html 5', 'miss html 6']);
});

it('HY-86 one of its tags is enough to drop or renew a page', async () => {
  const { cache, serve } = setUp();
  await serve();
  cache.dropTags(['site:main', 'page:9']);
  expect(await serve()).toBe('miss html 2');
  cache.renewTags(['page:9'], second);
  expect(await serve()).toBe('fresh html 2');
  cache.renewTags(['page:1'], second);
  expect(await serve()).toBe('stale html 2');
});

it('HY-85 a renewed page is served for at least half the given time and at most all of it, and no longer when it is renewed again', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const { cache, clock, render, serve } = setUp();
  await serve();
  render.mockRejectedValue(new Error('backend down'));
  cache.renewTags(['page:1'], second);
  clock.now += 499;
  expect(await serve()).toBe('stale html 1');
  clock.now += 1;
  await expect(serve()).rejects.toThrow('backend down');
  random.mockReturnValue(1);
  const other = setUp();
  await other.serve();
  other.render.mockRejectedValue(new Error('backend down'));
  other.cache.renewTags(['page:1'], second);
  other.clock.now += 999;
  expect(await other.serve()).toBe('stale html 1');
  other.cache.renewTags(['page:1'], second);
  other.clock.now += 1;
  await expect(other.serve()).rejects.toThrow('backend down');
});

it('HY-85 renewed pages are rendered one after the other, each as soon as the one before is done', async () => {
  const { cache, render, serve } = setUp();
  for (const url of ['/a', '/b', '/c']) await serve({ url });
  cache.renewTags(['page:1'], minute);
  for (const url of ['/a', '/b', '/c']) {
    expect(await serve({ url })).toMatch(/^stale/);
    await settle();
    expect(await serve({ url })).toMatch(/^fresh/);
  }
  expect(render).toHaveBeenCalledTimes(6);
});

it('HY-85 a renewal changes nothing about which pages have to go when there is no room', async () => {
  const body = Buffer.alloc(1000);
  const cache = createHtmlCache({ maxBytes: 3 * 2100 });
  const serve = async (url: string) => {
    const document = { status: 200, headers: {}, body, tags: [url], isPublic: true };
    return (await cache.serve({ ...key, url }, () => Promise.resolve(document))).state;
  };
  for (const url of ['/a', '/b', '/c']) await serve(url);
  cache.renewTags(['/a', '/b', '/c'], minute);
  await serve('/d');
  expect([await serve('/c'), await serve('/a')]).toEqual(['stale', 'miss']);
});

it('REL-01 a page is composed again only as long as the rendering of its remote is valid', async () => {
  const rendered = async (age: number, prepare: (test: ReturnType<typeof setUp>) => void = () => {}) => {
    const test = setUp();
    await test.serve();
    prepare(test);
    test.cache.changeBuild('two', () => true);
    test.clock.now += age;
    await test.serve({ buildId: 'two' });
    return test.render.mock.calls[1]?.[0] ?? null;
  };
  vi.spyOn(Math, 'random').mockReturnValue(1);
  expect(await rendered(31 * minute - 1)).not.toBeNull();
  expect(await rendered(31 * minute)).toBeNull();
  const renew = ({ cache }: ReturnType<typeof setUp>) => cache.renewTags(['page:1'], second);
  expect(await rendered(second - 1, renew)).not.toBeNull();
  expect(await rendered(second, renew)).toBeNull();
});

it('REL-01 a page that cannot be composed again is rendered, and its old rendering is not tried twice', async () => {
  const { cache, render, serve } = setUp();
  await serve();
  cache.changeBuild('two', () => true);
  render.mockRejectedValueOnce(new Error('the frame failed')).mockRejectedValueOnce(new Error('the page failed'));
  await expect(serve({ buildId: 'two' })).rejects.toThrow('the page failed');
  expect(await serve({ buildId: 'two' })).toBe('miss html 2');
  expect(render.mock.calls.map(([kept]) => kept !== null)).toEqual([false, true, false, false]);
});

it('REL-01 a page whose address another remote has taken is rendered by that one, and comes back with the first', async () => {
  const { cache, render, serve } = setUp();
  await serve();
  cache.changeBuild('two', () => true);
  expect(await serve({ buildId: 'two', remote: 'remote-agenda' })).toBe('miss html 2');
  expect(render.mock.calls.at(-1)).toEqual([null]);
  await serve({ buildId: 'two' });
  expect(render.mock.calls.at(-1)?.[0]).not.toBeNull();
});

it('REL-01 a page that was rendered for the new set already stays as it is', async () => {
  const { cache, serve } = setUp();
  await serve({ buildId: 'two' });
  cache.changeBuild('two', () => false);
  expect(await serve({ buildId: 'two' })).toBe('fresh html 1');
});

it('a document that left the cache can still be compressed for its reader, and no longer counts', async () => {
  const { cache, render, serve } = setUp({ body: Buffer.from('wire '.repeat(1000)) });
  const answer = await cache.serve(key, render);
  expect((await answer.encode('')).body).toBe(answer.body);
  cache.dropTags(['page:1']);
  expect((await answer.encode('br')).body.byteLength).toBeLessThan(1000);
  expect(cache.measureBytes()).toBe(0);
  await serve();
  const before = cache.measureBytes();
  expect((await answer.encode('gzip')).body.byteLength).toBeLessThan(1000);
  expect(cache.measureBytes()).toBe(before);
});
