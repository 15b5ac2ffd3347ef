import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedis, type RedisServer, startRedis } from '@kmx/test-kit/redis-server.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectSharedState } from './connect-shared-state.ts';
import type { AttemptRule, SharedState } from './shared-state.ts';
import type { ShellEvent } from './shell-event.ts';

const log = pino({ level: 'silent' });
const rule: AttemptRule = { name: 'test', attempts: 3, windowMs: 60_000 };
const open: SharedState[] = [];
let redis: RedisServer | null = null;

/** A shell of the site whose shells share that Redis, or one that is alone. */
function createShell(isShared: boolean): SharedState {
  const url = isShared ? redis?.url : undefined;
  const state = connectSharedState({ REDIS_URL: url, EDITOR_SECRET: 'sixteen-characters' }, log);
  open.push(state);
  return state;
}

async function createConnectedShell(): Promise<SharedState> {
  const shell = createShell(true);
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
  if (hasRedis()) redis = await startRedis();
});
afterEach(async () => {
  for (const state of open.splice(0)) await state.close();
});
afterAll(async () => redis?.stop());

const forms = hasRedis() ? [false, true] : [false];
describe.each(forms)('promise 9: what shells count, shared: %s', (isShared) => {
  const create = () => (isShared ? createConnectedShell() : Promise.resolve(createShell(false)));

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
    const paused = { ...rule, name: 'paused', pauseMs: 200 };
    for (let index = 0; index < 3; index += 1) await state.reserveAttempt(paused, key);
    expect(await state.reserveAttempt(paused, key)).toBeGreaterThan(0);
    await sleep(210);
    expect(await state.reserveAttempt(paused, key)).toBe(0);
    expect(await state.reserveAttempt(paused, key)).toBeGreaterThan(100);
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
    for (let index = 0; index < 3; index += 1) counts.push((await state.countRequest(key, 200)).current);
    expect(counts).toEqual([1, 2, 3]);
    await sleep(210);
    expect(await state.countRequest(key, 200)).toMatchObject({ current: 1 });
  });

  it('a message is claimed once within its time', async () => {
    const state = await create();
    const key = randomUUID();
    expect([await state.claim(key, 200), await state.claim(key, 200)]).toEqual([true, false]);
    await sleep(210);
    expect(await state.claim(key, 200)).toBe(true);
  });
});

describe.skipIf(!hasRedis())('promise 9: shells that share a Redis (skipped without redis-server)', () => {
  it('an attempt at one of them counts at all, and a success forgets it at all', async () => {
    const shells = await Promise.all([createConnectedShell(), createConnectedShell(), createConnectedShell()]);
    const key = randomUUID();
    const waits = [];
    for (let index = 0; index < 15; index += 1) waits.push(await shells[index % 3]!.reserveAttempt(rule, key));
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
    await shells[0].forgetAttempts(rule, key);
    expect(await shells[0].reserveAttempt(rule, key)).toBe(0);
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
    await first.publish({ kind: 'session-ended', session: [sid, time] });
    const later = await createConnectedShell();
    expect(await later.listEndedSessions(time - 1000)).toContainEqual([sid, time]);
    expect(await later.listEndedSessions(time + 1000)).not.toContainEqual([sid, time]);
  });

  it('a shell that was away hears what it has missed, and is told so when that is gone', async () => {
    const own = await startRedis();
    try {
      const connect = () => {
        const state = connectSharedState({ REDIS_URL: own.url, EDITOR_SECRET: 'sixteen-characters' }, log);
        open.push(state);
        return state;
      };
      const [first, second] = [connect(), connect()];
      await expect.poll(() => first.isReachable() && second.isReachable()).toBe(true);
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
      const connect = () => {
        const state = connectSharedState({ REDIS_URL: own.url, EDITOR_SECRET: 'sixteen-characters' }, log);
        open.push(state);
        return state;
      };
      const [first, second] = [connect(), connect()];
      await expect.poll(() => first.isReachable() && second.isReachable()).toBe(true);
      await listen(first);
      const { events } = await listen(second);
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
      await expect.poll(() => events, { timeout: 10_000 }).toContainEqual({ kind: 'clear' });
    } finally {
      await own.stop();
    }
  });

  it('a frozen one costs a tenth of a second a few times, then nothing', async () => {
    const own = await startRedis();
    try {
      const state = connectSharedState({ REDIS_URL: own.url, EDITOR_SECRET: 'sixteen-characters' }, log);
      open.push(state);
      await expect.poll(state.isReachable).toBe(true);
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
