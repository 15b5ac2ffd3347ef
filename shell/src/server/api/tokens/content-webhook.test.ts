import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChromeWatch } from '../../backends/content/watch-chrome.ts';
import type { ContentEvent } from '../../cache/content-event.ts';
import { createChromeTags } from '../../cache/content-tags.ts';
import { createDataCache } from '../../cache/data-cache.ts';
import { createHtmlCache } from '../../cache/html-cache.ts';
import { createContentInvalidation } from '../../cache/invalidate-content.ts';
import { runInBackground } from '../../cache/urgency.ts';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { createMemoryState } from '../../shared-state/memory-state.ts';
import type { SharedState } from '../../shared-state/shared-state.ts';
import { answerContentWebhook } from './content-webhook.ts';

const webhookSecret = 'a-secret-of-this-test';
const noteContentEvent = vi.fn();
let sharedState = createMemoryState();
beforeEach(() => {
  noteContentEvent.mockClear();
  sharedState = createMemoryState();
});
afterEach(() => void vi.useRealTimers());
const log = pino({ level: 'silent' });

function sign(body: string, time: number, secret = webhookSecret): string {
  const payload = JSON.stringify({ Body: body, EnvironmentName: 'master', TimeStamp: time });
  return `sign=${createHmac('sha256', secret).update(payload).digest('base64')}, env=master, t=${time}`;
}

const publication = (id: string, values = {}) => ({
  operation: 'publish' as const,
  data: { __typename: 'Page', id, ...values },
});

async function send(body: string, signature: string | undefined, secret: string | null = webhookSecret) {
  const headers = signature === undefined ? {} : { 'gcms-signature': signature };
  const configuration = createTestConfiguration({ webhookSecret: secret });
  const context = { headers, readBody: () => Promise.resolve(body), log };
  return (await answerContentWebhook(context, { configuration, noteContentEvent, sharedState })).status;
}

it('HY-86 takes a message that the content system has signed, once', async () => {
  const body = JSON.stringify(publication('page-1'));
  const signature = sign(body, Date.now());
  expect(await send(body, signature)).toBe(202);
  expect(noteContentEvent).toHaveBeenCalledWith(publication('page-1'), 'content-system');
  expect(await send(body, signature)).toBe(409);
  expect(noteContentEvent).toHaveBeenCalledTimes(1);
});

it('HY-86 refuses forged, changed, old, unsigned or unreadable messages', async () => {
  const body = JSON.stringify(publication('page-2'));
  const now = Date.now();
  expect(await send(body, sign(body, now, 'another-secret-000'))).toBe(401);
  expect(await send(body.replace('page-2', 'page-3'), sign(body, now))).toBe(401);
  expect(await send(body, sign(body, now).replace(String(now), String(now + 1)))).toBe(401);
  expect(await send(body, sign(body, now - 6 * 60_000))).toBe(401);
  expect(await send(body, sign(body, now), null)).toBe(401);
  expect(await send(body, undefined)).toBe(401);
  expect(await send('{', sign('{', now))).toBe(400);
  expect(noteContentEvent).not.toHaveBeenCalled();
});

it('HY-86 remembers a message as long as its time would still be accepted', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const body = JSON.stringify(publication('page-4'));
  const signature = sign(body, Date.now() + 4 * 60_000);
  expect(await send(body, signature)).toBe(202);
  vi.advanceTimersByTime(8 * 60_000);
  expect(await send(body, signature)).toBe(409);
});

it('HY-86 every other shell hears of a message that one of them has taken', async () => {
  const publish = vi.fn<SharedState['publish']>(() => Promise.resolve());
  sharedState = { ...sharedState, publish };
  const event = publication('page-5', { slug: 'new' });
  const body = JSON.stringify(event);
  await send(body, sign(body, Date.now()));
  expect(publish.mock.calls).toEqual([[{ kind: 'content', event }]]);
});

const chromeTags = createChromeTags(['page-in-navigation']);

function setUp(chrome = { title: 'Products' }) {
  vi.useFakeTimers();
  const dataCache = createDataCache();
  const htmlCache = createHtmlCache();
  const watch = createChromeWatch();
  const source = { navigation: chrome, isDown: false };
  const readChrome = () =>
    dataCache.read('navigation', () =>
      source.isDown
        ? Promise.reject(new Error('content system down'))
        : Promise.resolve({ value: { ...source.navigation }, tags: chromeTags }),
    );
  const invalidation = createContentInvalidation({
    dataCache,
    htmlCache,
    findChromeChanges: (tags) => runInBackground(() => watch.findChanges(tags)),
    refreshProtections: () => Promise.resolve(),
    log,
    cdn: null,
  });
  const note = (event: ContentEvent) => invalidation.note(event, 'content-system');
  const serve = (url: string, tags: readonly string[]) =>
    htmlCache.serve({ siteId: 'main', localeCode: 'en', url, remote: 'remote-public', buildId: 'b', variant: '' }, () =>
      Promise.resolve({
        status: 200,
        headers: {},
        body: new Uint8Array(8),
        tags: [...tags, 'site:main'],
        isPublic: true,
      }),
    );
  const pages = {
    own: ['content:page-1'],
    list: ['content:Page'],
    pinned: ['content:Page/slug=new'],
    other: ['content:page-9'],
  };
  const open = () =>
    Promise.all(Object.entries(pages).map(async ([url, tags]) => [url, (await serve(url, tags)).state] as const));
  const listStates = async () => (await open()).map(([, state]) => state);
  const listFresh = async () => (await open()).flatMap(([url, state]) => (state === 'fresh' ? [url] : []));
  return { note, watch, readChrome, source, listFresh, listStates, htmlCache };
}

it('HY-86 drops exactly what shows the entry or lists it, and leaves all else', async () => {
  const { note, listFresh } = setUp();
  await listFresh();
  note({ operation: 'update', data: { __typename: 'Page', id: 'page-1' } });
  await vi.advanceTimersByTimeAsync(80);
  expect(await listFresh()).toEqual(['own', 'list', 'pinned', 'other']);
  note(publication('page-1', { slug: 'new' }));
  await vi.advanceTimersByTimeAsync(80);
  expect(await listFresh()).toEqual(['other']);
});

it('HY-86 drops every page of a site when its navigation is another one, and none when it is the same', async () => {
  const { note, watch, readChrome, source, listFresh } = setUp();
  watch.note('navigation', 'main', await readChrome(), chromeTags, readChrome);
  await listFresh();
  note(publication('page-in-navigation'));
  await vi.advanceTimersByTimeAsync(80);
  expect(await listFresh()).toContain('other');
  source.navigation = { title: 'Machines' };
  note(publication('page-in-navigation'));
  await vi.advanceTimersByTimeAsync(200);
  expect(await listFresh()).toEqual([]);
});

it('HY-86 a navigation that cannot be reloaded is not taken for unchanged: every page is rendered again', async () => {
  const { note, watch, readChrome, source, listFresh } = setUp();
  watch.note('navigation', 'main', await readChrome(), chromeTags, readChrome);
  await listFresh();
  source.isDown = true;
  note(publication('page-in-navigation'));
  await vi.advanceTimersByTimeAsync(200);
  expect(await listFresh()).toEqual([]);
});

it('HY-85 many entries published together are followed together: visitors get the old page while one new one is rendered', async () => {
  const { note, htmlCache, listFresh, listStates } = setUp();
  await listFresh();
  const renew = vi.spyOn(htmlCache, 'renewTags');
  const drop = vi.spyOn(htmlCache, 'dropTags');
  for (let index = 0; index < 500; index += 1) note(publication(`page-${index}`));
  await vi.advanceTimersByTimeAsync(80);
  expect(renew.mock.calls.length).toBe(1);
  expect(drop.mock.calls.every(([tags]) => [...tags].length === 0)).toBe(true);
  expect(new Set(await listStates())).toEqual(new Set(['fresh', 'stale']));
  await vi.advanceTimersByTimeAsync(1050);
  expect(await listStates()).not.toContain('stale');
});
