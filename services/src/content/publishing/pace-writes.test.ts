import { expect, it } from 'vitest';
import { createWritePace } from './pace-writes.ts';

function createTrial() {
  const clock = { now: 0, worked: 0, rested: 0 };
  const pace = createWritePace({
    now: () => clock.now,
    readWork: () => clock.worked,
    rest: (milliseconds) => {
      clock.now += milliseconds;
      clock.rested += milliseconds;
      return Promise.resolve();
    },
  });
  /** A write that works and then waits for the database. */
  const write = (workMs: number, waitMs = 0) =>
    pace(() => {
      clock.worked += workMs;
      clock.now += workMs + waitMs;
      return Promise.resolve();
    });
  return { clock, write };
}

it('HY-70 a long sequence of writes leaves most of the time to visitors, a single write waits for nothing', async () => {
  const { clock, write } = createTrial();
  for (let count = 0; count < 15; count += 1) await write(15);
  expect(clock.rested).toBe(0);
  for (let count = 0; count < 485; count += 1) await write(15);
  expect(clock.rested / clock.now).toBeGreaterThan(0.6);
  expect(clock.now).toBeLessThan(500 * 15 * 3.5);
  // A pause makes up for it.
  clock.now += 2000;
  clock.rested = 0;
  await write(15);
  expect(clock.rested).toBe(0);
});

it('a write after one that waited for a frozen database waits for nothing', async () => {
  const { clock, write } = createTrial();
  await write(15, 8_000);
  await write(15);
  expect(clock.rested).toBe(0);
});
