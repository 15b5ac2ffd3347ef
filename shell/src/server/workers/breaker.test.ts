import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function createFencedBreaker() {
  const breaker = createBreaker();
  for (const at of [0, 1_000]) breaker.recordFault(at);
  return breaker;
}

it('DES-03 fences for two seconds at the second fault within ten seconds', () => {
  const breaker = createFencedBreaker();
  expect(breaker.admit(2_999)).toBe(false);
  expect(breaker.fencedFor(2_000)).toBe(1_000);
  expect(breaker.admit(3_000)).toBe(true);
});

it('DES-03 forgets faults that are ten seconds old', () => {
  const breaker = createBreaker();
  for (const at of [0, 10_000]) breaker.recordFault(at);
  expect(breaker.admit(10_001)).toBe(true);
});

it('DES-03 lets one trial through after the fence and opens on its success', () => {
  const breaker = createFencedBreaker();
  expect([breaker.admit(3_000), breaker.admit(3_000)]).toEqual([true, false]);
  breaker.recordSuccess();
  expect([breaker.admit(3_001), breaker.admit(3_001)]).toEqual([true, true]);
});

it('DES-03 fences for twice as long whenever the trial fails, a minute at most', () => {
  const breaker = createFencedBreaker();
  let now = 3_000;
  const fences = Array.from({ length: 6 }, () => {
    breaker.admit(now);
    breaker.recordFault(now);
    const fencedMs = breaker.fencedFor(now);
    now += fencedMs;
    return fencedMs;
  });
  expect(fences).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('DES-03 starts over with two seconds after a trial that succeeded', () => {
  const breaker = createFencedBreaker();
  breaker.admit(3_000);
  breaker.recordFault(3_000);
  breaker.admit(7_000);
  breaker.recordSuccess();
  for (const at of [8_000, 8_001]) breaker.recordFault(at);
  expect(breaker.fencedFor(8_001)).toBe(2_000);
});

it('DES-03 does not prolong a fence for jobs that were admitted before it', () => {
  const breaker = createFencedBreaker();
  breaker.recordFault(1_500);
  expect(breaker.fencedFor(1_500)).toBe(1_500);
});

it('DES-03 takes another trial when the first said nothing', () => {
  const breaker = createFencedBreaker();
  breaker.admit(3_000);
  breaker.release();
  expect([breaker.admit(3_001), breaker.admit(3_001)]).toEqual([true, false]);
});
