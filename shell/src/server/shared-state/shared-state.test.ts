import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RedisServer, startRedis } from '@kmx/test-kit/redis-server.ts';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectSharedState } from './connect-shared-state.ts';
import { createMemoryState } from './memory-state.ts';
import { createRedisState } from './redis-state.ts';
import type { AttemptRule, RemoteState, SharedState } from './shared-state.ts';
import type { ShellEvent } from './shell-event.ts';

/** A store that answers within a tenth of a second is no matter of course beside other tests: `npm run cluster` sets this. */
const isAsked = process.env['TEST_REDIS'] === 'on';
const log = pino({ level: 'silent' });
const rule: AttemptRule = { name: 'test', attempts: 3, windowMs: 60_000 };
const closing: (() => Promise<void>)[] = [];
let redis: RedisServer | null = null;

/** A shell of the site whose shells share that Redis. */
function createShell(url = redis?.url): SharedState {
  const state = connectSharedState({ REDIS_URL: url, EDITOR_SECRET: 'sixteen-characters' }, log);
  closing.push(state.close);
  return state;
}

async function createConnectedShell(url?: string): Promise<SharedState> {
  const shell = createShell(url);
  await expect.poll(shell.isReachable).toBe(true);
  return shell;
}

/** What a shell hears from the others. */
async function listen(shell: SharedState) {
  const events: ShellEvent[] = [];
  const onMissed = vi.fn();
  const onReached = vi.fn(() => Promise.resolve(true));
  await shell.follow({ onEvent: (event) => void events.push(event), onMissed, onReached });
  return { events, onMissed, onReached };
}

beforeAll(async () => {
  if (isAsked) redis = await startRedis();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(async () => redis?.stop());

/** Redis alone, without what the shell counts itself, which would answer first. */
async function createRedisAlone(): Promise<RemoteState> {
  const state = createRedisState({ url: redis?.url ?? '', secret: 'sixteen-characters', log });
  closing.push(state.close);
  await expect.poll(state.isReachable).toBe(true);
  return state;
}

const forms = [
  { name: 'in memory', isThere: true, create: async () => createMemoryState() },
  { name: 'in Redis', isThere: isAsked, create: createRedisAlone },
  { name: 'in both', isThere: isAsked, create: () => createConnectedShell() },
] as const;
describe.each(forms.filter(({ isThere }) => isThere))('promise 9: what shells count $name', ({ create }) => {
  it('attempts are allowed as often as the rule says, and counted for each key and rule', async () => {
    const state = await create();
    const key = randomUUID();
    const waits = [];
    for (let index = 0; index < 4; index += 1) waits.push(await state.reserveAttempt(rule, key));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(59_000);
    expect(await state.reserveAttempt(rule, randomUUID())).toBe(0);
    expect(await state.reserveAttempt({ ...rule, name: 'other' }, key)).toBe(0);
  });

  it('with a pause one more is allowed each time it has passed, and a refused one does not count', async () => {
    const state = await create();
    const key = randomUUID();
    const paused = { ...rule, name: 'paused', pauseMs: 1_000 };
    for (let index = 0; index < 3; index += 1) await state.reserveAttempt(paused, key);
    expect(await state.reserveAttempt(paused, key)).toBeGreaterThan(0);
    await sleep(1_010);
    expect(await state.reserveAttempt(paused, key)).toBe(0);
    expect(await state.reserveAttempt(paused, key)).toBeGreaterThan(500);
  });

  it('an attempt can be taken back, and all can be forgotten', async () => {
    const state = await create();
    const key = randomUUID();
    for (let index = 0; index < 3; index += 1) await state.reserveAttempt(rule, key);
    await state.takeBackAttempt(rule, key);
    expect(await state.reserveAttempt(rule, key)).toBe(0);
    expect(await state.reserveAttempt(rule, key)).toBeGreaterThan(0);
    await state.forgetAttempts(rule, key);
    expect(await state.reserveAttempt(rule, key)).toBe(0);
  });

  it('requests are counted in a window that begins with the first', async () => {
    const state = await create();
    const key = randomUUID();
    const counts = [];
    for (let index = 0; index < 3; index += 1) counts.push((await state.countRequest(key, 1_000))?.current);
    expect(counts).toEqual([1, 2, 3]);
    await sleep(1_010);
    expect(await state.countRequest(key, 1_000)).toMatchObject({ current: 1 });
  });

  it('a message is claimed once within its time', async () => {
    const state = await create();
    const key = randomUUID();
    expect([await state.claim(key, 1_000), await state.claim(key, 1_000)]).toEqual([true, false]);
    await sleep(1_010);
    expect(await state.claim(key, 1_000)).toBe(true);
  });
});

describe.skipIf(!isAsked)('promise 9: shells that share a Redis (skipped without TEST_REDIS=on)', () => {
  it('an attempt at one of them counts at all, and a success forgets it at all', async () => {
    const shells = await Promise.all([createConnectedShell(), createConnectedShell(), createConnectedShell()]);
    const key = randomUUID();
    const waits = [];
    for (let index = 0; index < 15; index += 1) waits.push(await shells[index % 3]!.reserveAttempt(rule, key));
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
    await shells[0].forgetAttempts(rule, key);
    for (const shell of shells) expect(await shell.reserveAttempt(rule, key)).toBe(0);
  });

  it('a message that one has taken is taken by no other, and their requests are counted together', async () => {
    const [first, second] = [await createConnectedShell(), await createConnectedShell()];
    const key = randomUUID();
    expect([await first.claim(key, 60_000), await second.claim(key, 60_000)]).toEqual([true, false]);
    await first.countRequest(key, 60_000);
    expect(await second.countRequest(key, 60_000)).toMatchObject({ current: 2 });
  });

  it('all others hear within a second what one tells, and it does not hear itself', async () => {
    const shells = await Promise.all([createConnectedShell(), createConnectedShell(), createConnectedShell()]);
    const heard = await Promise.all(shells.map(listen));
    const long = 'x'.repeat(1000);
    await shells[0].publish({
      kind: 'content',
      event: { operation: 'publish', data: { __typename: 'Page', id: 'a', slug: 'new', text: long, tags: ['b'] } },
    });
    await shells[0].publish({ kind: 'editor-session-ended', id: 'one' });
    const told = [
      { kind: 'content', event: { operation: 'publish', data: { __typename: 'Page', id: 'a', slug: 'new' } } },
      { kind: 'editor-session-ended', id: 'one' },
    ];
    await expect.poll(() => heard.map(({ events }) => events), { timeout: 1_000 }).toEqual([[], told, told]);
    expect(heard.map(({ onMissed }) => onMissed.mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('AUTH-014 a shell that starts later knows which sessions have ended', async () => {
    const first = await createConnectedShell();
    const [sid, time] = [randomUUID(), Date.now()];
    expect(await first.shareEndedSessions([[sid, time]])).toBe(true);
    const later = await createConnectedShell();
    expect(await later.listEndedSessions(time - 1000)).toContainEqual([sid, time]);
    expect(await later.listEndedSessions(time + 1000)).not.toContainEqual([sid, time]);
  });

  it('AUTH-014 many sessions are told in one event, and found by whoever hears it', async () => {
    const [first, second] = [await createConnectedShell(), await createConnectedShell()];
    const { events } = await listen(second);
    const sessions = Array.from({ length: 1_200 }, (_, index) => [`${randomUUID()}-${index}`, Date.now()] as const);
    expect(await first.shareEndedSessions(sessions)).toBe(true);
    await expect.poll(() => events).toEqual([{ kind: 'sessions-ended' }]);
    const found = new Set((await second.listEndedSessions(0))?.map(([sid]) => sid));
    expect(sessions.every(([sid]) => found.has(sid))).toBe(true);
  });

  it('keys name nobody, and events hold no texts', async () => {
    const shell = await createConnectedShell();
    await shell.reserveAttempt(rule, '192.0.2.1');
    await shell.countRequest('other 192.0.2.1', 60_000);
    await shell.claim('webhook 192.0.2.1', 60_000);
    const reader = new Redis(redis?.url ?? '');
    const keys = await reader.keys('*');
    await reader.quit();
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.join(' ')).not.toContain('192.0.2.1');
  });

  it('a shell whose connection was interrupted hears what was told meanwhile', async () => {
    const [first, second] = [await createConnectedShell(), await createConnectedShell()];
    const { events, onMissed } = await listen(second);
    await first.publish({ kind: 'editor-session-ended', id: 'before' });
    await expect.poll(() => events.length).toBe(1);
    const admin = new Redis(redis?.url ?? '');
    await admin.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await admin.xadd('kmx:events', '*', 'from', 'another', 'event', '{"kind":"editor-session-ended","id":"meanwhile"}');
    await admin.quit();
    await expect.poll(() => events.length, { timeout: 5_000 }).toBe(2);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it('what a shell does not understand may have been anything: it says that it has missed something', async () => {
    const shell = await createConnectedShell();
    const { events, onMissed, onReached } = await listen(shell);
    await expect.poll(() => onReached.mock.calls.length).toBe(1);
    const admin = new Redis(redis?.url ?? '');
    await admin.xadd('kmx:events', '*', 'from', 'another', 'event', '{"kind":"of the next version"}');
    await admin.quit();
    await expect
      .poll(() => [onMissed.mock.calls.length, onReached.mock.calls.length], { timeout: 5_000 })
      .toEqual([1, 2]);
    expect(events).toEqual([]);
  });

  it('a wrong password is in no line of the log', async () => {
    const lines: string[] = [];
    const note = (...words: unknown[]) => void lines.push(JSON.stringify(words));
    const url = (redis?.url ?? '').replace('redis://', 'redis://kmx:not-the-password@');
    const state = createRedisState({ url, secret: 'sixteen-characters', log: { warn: note, info: note } as never });
    closing.push(state.close);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('not-the-password');
    expect(await state.countRequest('one', 60_000)).toBeUndefined();
  });

  it('a shell that was away hears what it has missed, and is told so when that is gone', async () => {
    const own = await startRedis();
    try {
      const [first, second] = [await createConnectedShell(own.url), await createConnectedShell(own.url)];
      const { events, onMissed, onReached } = await listen(second);
      await first.publish({ kind: 'editor-session-ended', id: 'before' });
      await expect.poll(() => events.length).toBe(1);
      expect(onReached).toHaveBeenCalledTimes(1);
      await own.restart();
      await expect.poll(() => onMissed.mock.calls.length, { timeout: 5_000 }).toBe(1);
      await expect.poll(() => onReached.mock.calls.length, { timeout: 5_000 }).toBe(2);
      await expect.poll(first.isReachable, { timeout: 5_000 }).toBe(true);
      await first.publish({ kind: 'editor-session-ended', id: 'after' });
      await expect.poll(() => events.length, { timeout: 5_000 }).toBe(2);
    } finally {
      await own.stop();
    }
  });

  it('without it each shell goes on alone at once, and others forget later what they were not told of', async () => {
    const own = await startRedis();
    try {
      const [first, second] = [await createConnectedShell(own.url), await createConnectedShell(own.url)];
      await listen(first);
      const { events, onMissed } = await listen(second);
      await own.kill();
      await expect.poll(first.isReachable).toBe(false);
      const key = randomUUID();
      const began = performance.now();
      const waits = [];
      for (let index = 0; index < 100; index += 1) waits.push(await first.reserveAttempt(rule, key));
      await first.publish({ kind: 'content', event: { operation: 'publish', data: { __typename: 'Page', id: 'a' } } });
      expect(performance.now() - began).toBeLessThan(1_000);
      expect(waits.filter((wait) => wait === 0).length).toBe(3);
      expect(await first.listEndedSessions(0)).toBeNull();
      await own.restart();
      // It hears of the change, or that it cannot have heard of it.
      await expect
        .poll(() => onMissed.mock.calls.length + events.filter(({ kind }) => kind === 'clear').length, {
          timeout: 10_000,
        })
        .toBeGreaterThan(0);
    } finally {
      await own.stop();
    }
  });

  it('what could not be told while it was frozen is told afterwards, although no connection was lost', async () => {
    const own = await startRedis();
    try {
      const [first, second] = [await createConnectedShell(own.url), await createConnectedShell(own.url)];
      const own1 = await listen(first);
      const { events } = await listen(second);
      own.freeze();
      await first.publish({ kind: 'content', event: { operation: 'publish', data: { __typename: 'Page', id: 'a' } } });
      expect(await first.shareEndedSessions([['one', Date.now()]])).toBe(false);
      const before = own1.onReached.mock.calls.length;
      own.thaw();
      await expect.poll(() => events, { timeout: 10_000 }).toContainEqual({ kind: 'clear' });
      await expect.poll(() => own1.onReached.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(before);
    } finally {
      await own.stop();
    }
  });

  it('a frozen one costs a tenth of a second a few times, then nothing', async () => {
    const own = await startRedis();
    try {
      const state = await createConnectedShell(own.url);
      own.freeze();
      const began = performance.now();
      for (let index = 0; index < 200; index += 1) await state.countRequest('one', 60_000);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(state.isReachable()).toBe(false);
      own.thaw();
      await expect
        .poll(async () => (await state.countRequest('one', 60_000)) && state.isReachable(), { timeout: 10_000 })
        .toBe(true);
    } finally {
      await own.stop();
    }
  });
});
