import { expect, it } from 'vitest';
import { resolveSlope } from '../heap/resolve-slope.ts';
import { concludeTrial, TrialError } from '../trial-result.ts';
import { resolveLimitMs, resolveP95 } from './resolve-p95.ts';

it('the p95 of other pages may be half as much again as in the quiet phase, and never counts below the noise', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(resolveP95(times)).toBe(95);
  expect(resolveLimitMs(times)).toBe(142.5);
  expect(resolveLimitMs([1, 2])).toBe(30);
});

it('memory that grows by a megabyte every second activation has a slope of a half', () => {
  const samples = [0, 2, 4].map((activation) => ({ activation, heap: 10 + activation / 2, resident: 100 }));
  expect([resolveSlope(samples, 'heap'), resolveSlope(samples, 'resident')]).toEqual([0.5, 0]);
});

it('a trial with problems fails with its figures, one without says them', () => {
  const findings = { title: 'figures', table: [['views', '5']], data: {} };
  expect(concludeTrial({ ...findings, problems: [] }).message).toContain('views   5');
  expect(() => concludeTrial({ ...findings, problems: ['page lost'] })).toThrow(TrialError);
  expect(() => concludeTrial({ ...findings, problems: ['page lost'] })).toThrow(/page lost[^]+views {3}5/);
});
