import { expect, it } from 'vitest';
import { createWritePace } from './pace-writes.ts';

it('HY-70 a long sequence of writes leaves most of the time to visitors, a single write waits for nothing', async () => {
  const clock = { now: 0, rested: 0 };
  const pace = createWritePace(
    () => clock.now,
    (milliseconds = 0) => {
      clock.now += milliseconds;
      clock.rested += milliseconds;
      return Promise.resolve(undefined as never);
    },
  );
  const write = () =>
    pace(() => {
      clock.now += 15;
      return Promise.resolve();
    });
  for (let count = 0; count < 15; count += 1) await write();
  expect(clock.rested).toBe(0);
  for (let count = 0; count < 485; count += 1) await write();
  expect(clock.rested / clock.now).toBeGreaterThan(0.6);
  expect(clock.now).toBeLessThan(500 * 15 * 3.5);
  // A pause makes up for it.
  clock.now += 2000;
  clock.rested = 0;
  await write();
  expect(clock.rested).toBe(0);
});
