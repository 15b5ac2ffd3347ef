import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryState } from '../shared-state/memory-state.ts';
import { createPasswordAttempts } from './password-attempts.ts';

const create = () => createPasswordAttempts(createMemoryState());
const stranger = { password: 'editor', isKnown: false };
const known = { password: 'editor', isKnown: true };

// The limits are minutes long; the test's clock stops until it is moved.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('D-49 guesses from all over an IPv6 network are those of one client', async () => {
  const attempts = create();
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      attempts.reserve(identifyClient(`2001:db8:0:1::${(index + 1).toString(16)}`), stranger),
    ),
  );
  expect(waits.filter((wait) => wait === 0).length).toBe(5);
});

it('D-49 guesses from many addresses are counted together, and then one in ten seconds is looked at', async () => {
  const attempts = create();
  const guess = (index: number) => attempts.reserve(`198.51.100.${index}`, stranger);
  const waits = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index)));
  expect(waits.filter((wait) => wait === 0).length).toBe(50);
  vi.advanceTimersByTime(10_000);
  expect([await guess(201), await guess(202)]).toEqual([0, 10]);
});

it('D-49 a guesser locks out neither a colleague at the same address for long nor a known editor', async () => {
  const attempts = create();
  for (let index = 0; index < 300; index += 1) {
    await attempts.reserve('192.0.2.1', stranger);
    await attempts.reserve(`198.51.100.${index}`, stranger);
  }
  expect(await attempts.reserve('device-of-an-editor', known)).toBe(0);
  const wait = await attempts.reserve('192.0.2.1', stranger);
  expect(wait > 0 && wait <= 60).toBe(true);
  vi.advanceTimersByTime(wait * 1000);
  expect(await attempts.reserve('192.0.2.1', stranger)).toBe(0);
});

it('D-49 right passwords use nothing up, and another page has its own count', async () => {
  const attempts = create();
  for (let index = 0; index < 100; index += 1) {
    expect(await attempts.reserve('192.0.2.1', stranger)).toBe(0);
    await attempts.succeed('192.0.2.1', stranger);
  }
  for (let index = 0; index < 9; index += 1) await attempts.reserve('192.0.2.1', stranger);
  expect(await attempts.reserve('192.0.2.1', { password: 'page-b', isKnown: false })).toBe(0);
});
