import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function createFencedBreaker() {
  const breaker = createBreaker();
  for (const at of [0, 1_000, 2_000]) breaker.recordFault(at);
  return breaker;
}

it('design 2.3 fences a version for two seconds at the third fault within ten seconds', () => {
  const breaker = createFencedBreaker();
  expect(breaker.admit(3_999)).toBe(false);
  expect(breaker.fencedFor(3_000)).toBe(1_000);
  expect(breaker.admit(4_000)).toBe(true);
});

it('design 2.3 forgets faults that are ten seconds old', () => {
  const breaker = createBreaker();
  for (const at of [0, 1_000, 10_000]) breaker.recordFault(at);
  expect(breaker.admit(10_001)).toBe(true);
});

it('design 2.3 lets one trial through after the fence and opens on its success', () => {
  const breaker = createFencedBreaker();
  expect([breaker.admit(4_000), breaker.admit(4_000)]).toEqual([true, false]);
  breaker.recordSuccess();
  expect([breaker.admit(4_001), breaker.admit(4_001)]).toEqual([true, true]);
});

it('design 2.3 fences again when the trial fails', () => {
  const breaker = createFencedBreaker();
  breaker.admit(4_000);
  breaker.recordFault(4_100);
  expect(breaker.admit(6_099)).toBe(false);
  expect(breaker.admit(6_100)).toBe(true);
});

it('design 2.3 takes another trial when the first said nothing about the version', () => {
  const breaker = createFencedBreaker();
  breaker.admit(4_000);
  breaker.release();
  expect([breaker.admit(4_001), breaker.admit(4_001)]).toEqual([true, false]);
});
