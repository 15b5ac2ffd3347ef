import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { EndedSession } from '../shared-state/ended-session.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { tellEndedSessions } from './tell-ended-sessions.ts';

const log = pino({ level: 'silent' });

/** What shells share, and how often something was told. */
function createStore() {
  const kept = new Map<string, number>();
  const store = { isDown: false, told: 0 };
  return {
    store,
    shareEndedSessions: async (sessions: readonly EndedSession[]) => {
      if (store.isDown) return false;
      for (const [sid, time] of sessions) kept.set(sid, time);
      store.told += sessions.length;
      return true;
    },
    listEndedSessions: async () => (store.isDown ? null : [...kept]),
  };
}

it('AUTH-014 a session that ends at one shell is over at one that starts later', async () => {
  const shared = createStore();
  await tellEndedSessions(createEndedSessions(), shared, log).end('one');
  const later = tellEndedSessions(createEndedSessions(), shared, log);
  expect(later.has('one')).toBe(false);
  expect(await later.exchange()).toBe(true);
  expect(later.has('one')).toBe(true);
});

it('AUTH-014 what could not be told is told at the next exchange, once', async () => {
  const shared = createStore();
  const sessions = tellEndedSessions(createEndedSessions(), shared, log);
  shared.store.isDown = true;
  await sessions.end('one');
  expect([sessions.has('one'), await sessions.exchange()]).toEqual([true, false]);
  shared.store.isDown = false;
  expect(await Promise.all([sessions.exchange(), sessions.exchange()])).toEqual([true, true]);
  expect(await sessions.exchange()).toBe(true);
  expect(shared.store.told).toBe(1);
});

it('AUTH-014 a session keeps the time of its end at every shell', async () => {
  const shared = createStore();
  const own = createEndedSessions();
  const before = Date.now() - 3_600_000;
  tellEndedSessions(own, shared, log).hear(['one', before]);
  expect(own.list()).toEqual([['one', before]]);
});

it('AUTH-014 a full disk costs neither this process nor what it knows', async () => {
  const shared = createStore();
  await tellEndedSessions(createEndedSessions(), shared, log).end('one');
  const keep = vi.fn(() => {
    throw new Error('ENOSPC');
  });
  const sessions = tellEndedSessions(createEndedSessions({ keep }), shared, log);
  expect([await sessions.exchange(), sessions.has('one'), keep.mock.calls.length]).toEqual([true, true, 1]);
});

it('AUTH-014 whoever asks while an exchange has read the list gets what was added since', async () => {
  const shared = createStore();
  const sessions = tellEndedSessions(createEndedSessions(), shared, log);
  const first = sessions.exchange();
  await shared.shareEndedSessions([['late', Date.now()]]);
  await Promise.all([first, sessions.exchange()]);
  expect(sessions.has('late')).toBe(true);
});
