import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { selectEncoding } from '../http/compress-body.ts';
import { createHtmlCache, type HtmlCacheOptions, type HtmlDocument, type HtmlKey } from './html-cache.ts';
import type { KeptRendering } from './kept-rendering.ts';
import { readUrgency } from './urgency.ts';

const key: HtmlKey = {
  siteId: 'main',
  localeCode: 'de-CH',
  url: '/de-ch',
  remote: 'remote-public',
  buildId: 'one',
  variant: '',
};
const second = 1000;

function createDocument(text: string, more: Partial<HtmlDocument> = {}): HtmlDocument {
  return { status: 200, headers: {}, body: Buffer.from(text), tags: ['page:1'], isPublic: true, ...more };
}

function setUp(options: HtmlCacheOptions = {}, more: Partial<HtmlDocument> = {}) {
  const clock = { now: 1000 };
  const cache = createHtmlCache({ now: () => clock.now, ...options });
  let count = 0;
  const render = vi.fn(() => Promise.resolve(createDocument(`html ${++count}`, more)));
  const serve = async (change: Partial<HtmlKey> = {}) => {
    const answer = await cache.serve({ ...key, ...change }, render);
    return `${answer.state} ${Buffer.from(answer.body).toString()}`;
  };
  return { cache, clock, render, serve };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('document cache', () => {
  it('HY-83 renders again behind a stale document in the background', async () => {
    const { cache, clock } = setUp();
    const seen: boolean[] = [];
    const serve = () =>
      cache.serve(key, () => {
        seen.push(readUrgency().isBackground);
        return Promise.resolve(createDocument('html'));
      });
    await serve();
    clock.now += 61 * second;
    expect((await serve()).state).toBe('stale');
    expect(seen).toEqual([false, true]);
  });

  it('HY-86 a document is current until something of it has changed, also for whoever still waits for it', async () => {
    const { cache, clock } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = cache.serve(key, async () => {
      await promise;
      return createDocument('html');
    });
    cache.dropTags(['page:1']);
    resolve();
    expect((await slow).isCurrent()).toBe(false);
    const serve = () => cache.serve(key, () => Promise.resolve(createDocument('html')));
    const [missed, fresh] = [await serve(), await serve()];
    expect([missed.isCurrent(), fresh.isCurrent()]).toEqual([true, true]);
    cache.dropTags(['page:2']);
    expect(fresh.isCurrent()).toBe(true);
    cache.renewTags(['page:1'], 800);
    expect([missed.isCurrent(), fresh.isCurrent()]).toEqual([false, false]);
    const renewed = await serve();
    expect([renewed.state, renewed.isCurrent()]).toEqual(['stale', false]);
    await settle();
    cache.clear();
    const last = await serve();
    clock.now += 61 * second;
    const stale = await serve();
    expect([last.isCurrent(), stale.state, stale.isCurrent()]).toEqual([true, 'stale', false]);
    cache.clear();
    expect(last.isCurrent()).toBe(false);
  });

  it('serves a document fresh for 60 s, then stale while one render runs, then renders again', async () => {
    const { clock, render, serve } = setUp();
    expect(await serve()).toBe('miss html 1');
    clock.now += 60 * second - 1;
    expect(await serve()).toBe('fresh html 1');
    clock.now += 1;
    expect(await Promise.all([serve(), serve()])).toEqual(['stale html 1', 'stale html 1']);
    await settle();
    expect(await serve()).toBe('fresh html 2');
    expect(render).toHaveBeenCalledTimes(2);
    clock.now += 32 * 60 * second;
    expect(await serve()).toBe('miss html 3');
  });

  it('renders once for concurrent requests', async () => {
    const { render, serve } = setUp();
    expect(await Promise.all([serve(), serve(), serve()])).toEqual(['miss html 1', 'shared html 1', 'shared html 1']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps site, locale, URL, remote, build and variant apart', async () => {
    const { serve } = setUp();
    await serve();
    for (const change of [
      { siteId: 'b' },
      { localeCode: 'en' },
      { url: '/b' },
      { remote: 'b' },
      { buildId: 'b' },
      { variant: 'b' },
    ]) {
      expect(await serve(change)).toMatch(/^miss/);
    }
    expect(await serve()).toBe('fresh html 1');
  });

  it('never keeps or shares a document that is not public', async () => {
    const { cache, serve } = setUp({}, { isPublic: false });
    expect(await Promise.all([serve(), serve()])).toEqual(['uncached html 1', 'uncached html 2']);
    expect(cache.measureBytes()).toBe(0);
  });

  it('keeps the stale document and reports when a refresh fails', async () => {
    const onRefreshFailed = vi.fn();
    const { cache, clock, serve } = setUp({ onRefreshFailed });
    await serve();
    clock.now += 61 * second;
    const failing = await cache.serve(key, () => Promise.reject(new Error('render failed')));
    await settle();
    expect(failing.state).toBe('stale');
    expect(onRefreshFailed).toHaveBeenCalledOnce();
    expect(await serve()).toBe('stale html 1');
  });

  it('drops by tag and by build, and does not keep a document rendered before a drop', async () => {
    const { cache, serve } = setUp();
    await serve();
    cache.dropTags(['page:1']);
    expect(await serve()).toBe('miss html 2');
    cache.changeBuild('two', () => true);
    const pending = serve();
    cache.dropTags(['page:1']);
    expect(await pending).toBe('miss html 3');
    expect(await serve()).toBe('miss html 4');
  });

  it('REL-01 composes a page again for another release set without asking its remote, unless that has changed', async () => {
    const clock = { now: 0 };
    const cache = createHtmlCache({ now: () => clock.now });
    const asked: (string | null)[] = [];
    const serve = async (url: string, buildId: string, remote: string) => {
      const answer = await cache.serve({ ...key, url, buildId }, (rendering) => {
        asked.push(rendering?.version ?? null);
        const kept = { name: remote, version: '1' } as unknown as KeptRendering;
        return Promise.resolve(createDocument(`${url} of ${buildId}`, { findRendering: () => rendering ?? kept }));
      });
      return `${answer.state} ${Buffer.from(answer.body).toString()}`;
    };
    await serve('/en', 'one', 'remote-public');
    await serve('/en/mykomax', 'one', 'remote-portal');
    cache.changeBuild('two', ({ name }) => name === 'remote-public');
    asked.length = 0;
    clock.now = 30 * second;
    const both = [serve('/en', 'two', 'remote-public'), serve('/en', 'two', 'remote-public')];
    expect(await Promise.all(both)).toEqual(['fresh /en of two', 'fresh /en of two']);
    expect(await serve('/en/mykomax', 'two', 'remote-portal')).toBe('miss /en/mykomax of two');
    expect(asked).toEqual(['1', null]);
    // It is as old as its content.
    clock.now = 61 * second;
    expect(await serve('/en', 'two', 'remote-public')).toBe('stale /en of two');
    // A change of content counts as before, also for pages waiting to be composed again.
    cache.changeBuild('three', () => true);
    cache.dropTags(['page:1']);
    expect(await serve('/en', 'three', 'remote-public')).toBe('miss /en of three');
  });

  it('HY-85 serves a page to visitors while it is renewed, a few at a time and not longer than allowed', async () => {
    const { cache, clock, render, serve } = setUp();
    for (const url of ['/a', '/b']) await serve({ url });
    cache.renewTags(['page:1'], 1000);
    expect(await Promise.all(['/a', '/b'].map((url) => serve({ url })))).toEqual(['stale html 1', 'stale html 2']);
    expect(render).toHaveBeenCalledTimes(3);
    await settle();
    expect(await serve({ url: '/a' })).toBe('fresh html 3');
    // The other one was not rendered in time: its next visitor waits.
    clock.now += second;
    expect(await serve({ url: '/b' })).toBe('miss html 4');
  });

  it('makes everything anew without letting its visitors wait, where nobody knows what has changed', async () => {
    const { cache, clock, serve } = setUp();
    for (const url of ['/a', '/b']) await serve({ url });
    cache.renewAll(1000);
    expect(await Promise.all(['/a', '/b'].map((url) => serve({ url })))).toEqual(['stale html 1', 'stale html 2']);
    await settle();
    expect(await serve({ url: '/a' })).toBe('fresh html 3');
    clock.now += second;
    expect(await serve({ url: '/b' })).toBe('miss html 4');
  });

  it('compresses quickly for the first reader and thoroughly behind, each once, and counts the bytes', async () => {
    const { cache } = setUp();
    const document = createDocument('wire '.repeat(2000));
    const answer = await cache.serve(key, () => Promise.resolve(document));
    const before = cache.measureBytes();
    const [first, again] = await Promise.all([answer.encode('zstd, br'), answer.encode('zstd, br')]);
    expect(first.encoding).toBe('zstd');
    expect(again.body).toBe(first.body);
    expect(zstdDecompressSync(first.body)).toEqual(document.body);
    await expect.poll(async () => (await answer.encode('zstd, br')).encoding).toBe('br');
    const small = await answer.encode('zstd, br');
    expect(brotliDecompressSync(small.body)).toEqual(document.body);
    expect((await answer.encode('br')).body).toBe(small.body);
    expect(cache.measureBytes()).toBe(before + first.body.byteLength + small.body.byteLength);
  });

  it('a document that is not kept is compressed quickly, each time', async () => {
    const { cache } = setUp();
    const document = createDocument('wire '.repeat(2000), { isPublic: false });
    const answer = await cache.serve(key, () => Promise.resolve(document));
    expect(gunzipSync((await answer.encode('gzip')).body)).toEqual(document.body);
    await settle();
    expect((await answer.encode('zstd, br')).encoding).toBe('zstd');
    await settle();
    expect((await answer.encode('zstd, br')).encoding).toBe('zstd');
    expect(cache.measureBytes()).toBe(0);
  });

  it('stays below its size', async () => {
    const { cache, serve } = setUp({ maxBytes: 5000 });
    for (let index = 0; index < 20; index += 1) await serve({ url: `/${index}` });
    expect(cache.measureBytes()).toBeLessThanOrEqual(5000);
    expect(await serve({ url: '/19' })).toMatch(/^fresh/);
  });

  it('keeps an address with a query only when it is asked for again', async () => {
    const { cache, serve } = setUp();
    expect(await serve({ url: '/de-ch?n=1' })).toMatch(/^miss/);
    expect(cache.measureBytes()).toBe(0);
    expect(await serve({ url: '/de-ch?n=1' })).toMatch(/^miss/);
    expect(await serve({ url: '/de-ch?n=1' })).toMatch(/^fresh/);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', 'br'],
    ['gzip, deflate, br', 'br', 'br'],
    ['zstd, gzip', 'zstd', 'zstd'],
    ['gzip;q=0.5, br;q=0', 'gzip', 'gzip'],
    ['', 'identity', 'identity'],
    ['GZIP', 'gzip', 'gzip'],
    ['br ; q=1.0', 'br', 'br'],
    ['gzip,br;q=0.000', 'gzip', 'gzip'],
    ['gzip;q=0', 'identity', 'identity'],
    ['deflate', 'identity', 'identity'],
    ['br;q=0.5', 'br', 'br'],
    ['br; q=0, gzip', 'gzip', 'gzip'],
    [' br;q=0,gzip', 'gzip', 'gzip'],
  ])('of %s it takes %s where time counts and %s where bytes do', (accepted, quick, thorough) => {
    expect([selectEncoding(accepted, 'quick'), selectEncoding(accepted, 'thorough')]).toEqual([quick, thorough]);
  });
});
