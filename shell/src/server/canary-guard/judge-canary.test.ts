import { describe, expect, it } from 'vitest';
import { noMeasures, type VersionMeasures } from '../measures/measure-window.ts';
import { findChance } from './find-chance.ts';
import { judgeCanary } from './judge-canary.ts';

type Counts = Partial<Record<'blamedFaults' | 'errorVisitors' | 'mismatchVisitors', number>>;
/** So many visitors, each with one page that was loaded for it. */
const measure = (visitors: number, counts: Counts = {}): VersionMeasures => {
  const loads = Math.max(0, visitors - (counts.blamedFaults ?? 0));
  return { ...noMeasures, visitors, shownVisitors: visitors, pages: loads, loads, ...counts };
};
const spread = (count: number, value: number) => ({ count, mean: value, p75: value, p95: value });

describe('the comparison of a canary with the active version', () => {
  it.each([
    ['one error of three views', measure(3, { errorVisitors: 1 }), measure(27)],
    ['one server error of three pages', measure(3, { blamedFaults: 1 }), measure(27)],
    ['three of a hundred pages at half the visitors', measure(100, { blamedFaults: 3 }), measure(100)],
    ['two server errors', measure(20, { blamedFaults: 2 }), measure(180)],
    [
      'as many errors as the active version',
      measure(1_000, { errorVisitors: 30 }),
      measure(9_000, { errorVisitors: 270 }),
    ],
    ['hardly more errors than there are', measure(1_000, { errorVisitors: 12 }), measure(9_000, { errorVisitors: 63 })],
    ['many errors in few of many pages', measure(10_000, { errorVisitors: 40 }), measure(90_000)],
    ['no visitor at all', measure(0), measure(10_000, { blamedFaults: 5 })],
    ['a backend that fails for both', measure(100, { blamedFaults: 30 }), measure(900, { blamedFaults: 260 })],
  ])('REL-11 goes on with %s', (_, canary, active) => {
    expect(judgeCanary(canary, active)).toBeNull();
  });

  it('REL-11 counts attempts to load for server errors, as a version that is new has few cached pages', () => {
    // The active version has loaded ten pages for its 900 visitors, and failed at as large a part of them.
    const cached = { ...measure(900, { blamedFaults: 3 }), loads: 7 };
    expect(judgeCanary(measure(100, { blamedFaults: 30 }), cached)).toBeNull();
  });

  it.each([
    [
      'a page that always throws',
      measure(12, { blamedFaults: 4 }),
      measure(108),
      'server errors: 4 of 12 loads, active 0 of 108',
    ],
    [
      'errors in browsers',
      measure(200, { errorVisitors: 9 }),
      measure(1_800, { errorVisitors: 2 }),
      'browsers with errors: 9 of 200 visitors, active 2 of 1800',
    ],
    [
      'mismatches',
      measure(200, { mismatchVisitors: 12 }),
      measure(1_800),
      'browsers with mismatches: 12 of 200 visitors',
    ],
    [
      'nearly all visitors in the canary',
      measure(100, { blamedFaults: 40 }),
      measure(1),
      'server errors: 40 of 100 loads',
    ],
  ])('REL-11 stops for %s', (_, canary, active, reason) => {
    expect(judgeCanary(canary, active)?.reason).toContain(reason);
  });

  it('REL-11 says the numbers that it stops for', () => {
    expect(judgeCanary(measure(12, { blamedFaults: 4 }), measure(108, { blamedFaults: 0 }))?.evidence).toEqual({
      measure: 'blamedFaults',
      canary: { count: 4, loads: 12 },
      active: { count: 0, loads: 108 },
    });
  });

  it('REL-11 compares vitals and the time to render when both have enough values', () => {
    const active = { ...measure(900), LCP: spread(800, 1.6), render: spread(800, 0.02) };
    expect(judgeCanary({ ...measure(100), LCP: spread(99, 9) }, active)).toBeNull();
    expect(judgeCanary({ ...measure(200), LCP: spread(100, 2) }, active)).toBeNull();
    expect(judgeCanary({ ...measure(200), LCP: spread(100, 2.6) }, active)?.reason).toBe(
      'LCP p75: 2.600 of 100, active 1.600 of 800',
    );
    // Three times as slow, and nobody notices.
    expect(judgeCanary({ ...measure(200), render: spread(150, 0.06) }, active)).toBeNull();
    expect(judgeCanary({ ...measure(200), render: spread(150, 0.09) }, active)?.evidence.measure).toBe('render p95');
    expect(judgeCanary({ ...measure(200), CLS: spread(100, 0.3) }, { ...active, CLS: spread(99, 0) })).toBeNull();
  });
});

describe('the chance of a difference', () => {
  it('REL-11 is the upper tail of the binomial distribution', () => {
    expect(findChance(0, 10, 0.1)).toBe(1);
    expect(findChance(4, 4, 0.1)).toBeCloseTo(0.0001, 10);
    expect(findChance(1, 10, 0.1)).toBeCloseTo(1 - 0.9 ** 10, 10);
    expect(findChance(5, 10, 0.5)).toBeCloseTo(0.623046875, 9);
    expect(findChance(30, 300, 0.1)).toBeGreaterThan(0.4);
    expect(findChance(80, 300, 0.1)).toBeLessThan(1e-9);
    expect([findChance(3, 3, 0), findChance(3, 3, 1)]).toEqual([0, 1]);
  });
});
