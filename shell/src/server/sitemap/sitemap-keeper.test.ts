import { setImmediate as giveWay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { system } from '../../site/system-data.fixture.ts';
import type { SiteSitemaps } from './site-sitemaps.ts';
import { createSitemapKeeper } from './sitemap-keeper.ts';

/** A keeper whose builds the test ends, with a clock and a version of the content of its own. */
function createKeeper() {
  const begun: { siteId: string; end: (fingerprint: string) => void; fail: () => void }[] = [];
  const state = { time: 0, version: 0 };
  const read = createSitemapKeeper({
    build: (siteId) => {
      const { promise, resolve, reject } = Promise.withResolvers<SiteSitemaps>();
      const end = (fingerprint: string) =>
        resolve({ site: system.mainSite, system, entries: { packs: [], count: 0 }, parts: new Map(), fingerprint });
      begun.push({ siteId, end, fail: () => reject(new Error('the backend is away')) });
      return promise;
    },
    takeMark: () => state.version,
    isChangedSince: (mark) => state.version > mark,
    log: pino({ level: 'silent' }),
    now: () => state.time,
  });
  const readFingerprint = async (siteId = 'main') => (await read(siteId))?.fingerprint ?? null;
  return { state, begun, read: readFingerprint };
}

it('PUB-125 sites are built one after the other, each once for all who ask', async () => {
  const { begun, read } = createKeeper();
  const answers = [read('main'), read('main'), read('fair')];
  await giveWay();
  expect(begun.map(({ siteId }) => siteId)).toEqual(['main']);
  begun[0]?.end('one');
  await giveWay();
  expect(begun.map(({ siteId }) => siteId)).toEqual(['main', 'fair']);
  begun[1]?.end('two');
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'two']);
  expect([await read(), begun.length]).toEqual(['one', 2]);
});

it('PUB-125 a change during a build makes its result old at once', async () => {
  const { state, begun, read } = createKeeper();
  const answer = read();
  await giveWay();
  state.version = 1;
  begun[0]?.end('old');
  await giveWay();
  begun[1]?.end('new');
  expect(await answer).toBe('new');
});

it('PUB-125 after a long build nobody waits for the next one, and the backends have a rest of nine times as long', async () => {
  const { state, begun, read } = createKeeper();
  const first = read();
  await giveWay();
  state.time = 60_000;
  begun[0]?.end('first');
  await first;
  state.version = 1;
  state.time = 599_999;
  expect([await read(), begun.length]).toEqual(['first', 1]);
  state.time = 600_000;
  expect(await read()).toBe('first');
  await giveWay();
  expect(begun.length).toBe(2);
  begun[1]?.end('second');
  await giveWay();
  expect(await read()).toBe('second');
});

it('PUB-125 sitemaps of an age are built anew, because the catalogue does not tell of its changes', async () => {
  const { state, begun, read } = createKeeper();
  const first = read();
  await giveWay();
  begun[0]?.end('first');
  await first;
  state.time = 30 * 60_000 - 1;
  expect([await read(), begun.length]).toEqual(['first', 1]);
  state.time += 1;
  const second = read();
  await giveWay();
  begun[1]?.end('second');
  expect(await second).toBe('second');
});

it('PUB-125 a failed build is tried again after two seconds, with what there is meanwhile', async () => {
  const { state, begun, read } = createKeeper();
  const first = read();
  await giveWay();
  begun[0]?.fail();
  expect(await first).toBe(null);
  state.time = 1_999;
  expect([await read(), begun.length]).toEqual([null, 1]);
  state.time = 2_000;
  const second = read();
  await giveWay();
  begun[1]?.end('second');
  expect(await second).toBe('second');
});
