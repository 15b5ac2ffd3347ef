import { describe, expect, it } from 'vitest';
import { Interactions } from './interactions.ts';
import { LayoutShifts } from './layout-shifts.ts';
import { ViewLog } from './view-log.ts';

const home = { unit: 'remote-public', version: '7', part: 'content' } as const;
const ticket = { unit: 'remote-portal', version: '2', part: 'ticket' } as const;

function start(canMeasureShifts = true) {
  let interactions = 0;
  const log = new ViewLog({ countInteractions: () => interactions, canMeasureShifts });
  return { log, interact: (count: number) => void (interactions += count) };
}

describe('SRV-065 the page views of a document', () => {
  it('are reported once each, the first with the times of its loading', () => {
    const { log } = start();
    log.show(home, 0, () => ({ LCP: 1234.56, FCP: 800, TTFB: -1 }));
    log.show(ticket, 5000);
    expect(log.take()).toEqual([
      { ...home, vitals: { LCP: 1234.6, FCP: 800, CLS: 0 } },
      { ...ticket, vitals: { CLS: 0 } },
    ]);
    log.addShift({ startTime: 6000, value: 0.4, hadRecentInput: false });
    expect(log.take()).toEqual([]);
    log.show(home, 9000);
    expect(log.take()).toEqual([{ ...home, vitals: { CLS: 0 } }]);
  });

  it('have the shifts and interactions of their own time, however late the browser hands them over', () => {
    const { log, interact } = start();
    log.show(home, 0);
    interact(1);
    log.show(ticket, 5000);
    interact(2);
    // The click that led to the second page belongs to the first.
    log.addInteraction({ startTime: 4990, duration: 240, interactionId: 1 });
    log.addInteraction({ startTime: 6000, duration: 48, interactionId: 8 });
    log.addInteraction({ startTime: 6010, duration: 64, interactionId: 8 });
    log.addShift({ startTime: 100, value: 0.02, hadRecentInput: false });
    log.addShift({ startTime: 7000, value: 0.123456, hadRecentInput: false });
    expect(log.take()).toEqual([
      { ...home, vitals: { INP: 240, CLS: 0.02 } },
      { ...ticket, vitals: { INP: 64, CLS: 0.1235 } },
    ]);
  });

  it('have no layout shift in a browser that does not measure it', () => {
    const { log } = start(false);
    log.show(home, 0);
    expect(log.take()).toEqual([{ ...home, vitals: {} }]);
  });

  it('fill a message of twenty', () => {
    const { log } = start();
    for (let count = 0; count < 19; count += 1) log.show(home, count);
    expect(log.isFull).toBe(false);
    log.show(home, 20);
    expect([log.isFull, log.take().length, log.isFull]).toEqual([true, 20, false]);
  });
});

describe('SRV-065 CLS', () => {
  it('is the largest burst of shifts, without those that follow an input', () => {
    const shifts = new LayoutShifts();
    const add = (startTime: number, value: number, hadRecentInput = false) =>
      shifts.add({ startTime, value, hadRecentInput });
    add(100, 0.1);
    add(900, 0.1);
    add(950, 5, true);
    expect(shifts.score).toBeCloseTo(0.2);
    // A pause of a second begins another burst.
    for (const at of [3000, 3800, 4600, 5400, 6200, 7000, 7800]) add(at, 0.05);
    expect(shifts.score).toBeCloseTo(0.35);
    // So do five seconds.
    add(8600, 0.05);
    expect(shifts.score).toBeCloseTo(0.35);
  });
});

describe('SRV-065 INP', () => {
  const fill = (count: number) => {
    const interactions = new Interactions();
    for (let id = 1; id <= count; id += 1) interactions.add({ interactionId: id, duration: id * 10 });
    return interactions;
  };

  it('is the slowest interaction, and leaves one in fifty out', () => {
    expect(fill(0).read(0)).toBeUndefined();
    expect(fill(8).read(8)).toBe(80);
    expect(fill(60).read(60)).toBe(590);
    expect(fill(600).read(10_000)).toBe(5910);
  });

  it('counts the longest event of an interaction, and no events outside one', () => {
    const interactions = new Interactions();
    interactions.add({ interactionId: 1, duration: 40 });
    interactions.add({ interactionId: 1, duration: 72 });
    interactions.add({ interactionId: 0, duration: 900 });
    expect(interactions.read(1)).toBe(72);
  });
});
