import { shiftScores, stepSeconds, vitalSeconds } from './buckets.ts';
import { type Spread, Tally } from './tally.ts';

const countNames = [
  ...(['views', 'errors', 'mismatches', 'faults', 'renders'] as const),
  ...(['pages', 'loads', 'blamedFaults', 'errorVisitors', 'mismatchVisitors', 'visitors', 'shownVisitors'] as const),
] as const;
type CountName = (typeof countNames)[number];

const limits = {
  load: stepSeconds,
  render: stepSeconds,
  LCP: vitalSeconds,
  INP: vitalSeconds,
  FCP: vitalSeconds,
  TTFB: vitalSeconds,
  CLS: shiftScores,
} as const satisfies Readonly<Record<string, readonly number[]>>;
const spreadNames = ['load', 'render', 'LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const satisfies (keyof typeof limits)[];
type SpreadName = (typeof spreadNames)[number];

/**
 * What a version did within a period: numbers of views, client errors, hydration mismatches, server faults and pages
 * rendered on the server; pages that visitors got with status 200, cached ones included and no more of one visitor than
 * `known-visitors.ts` says, those that were loaded, and the faults that were not for want of a thread; visitors who asked for
 * a page, who got one, and whose browsers have reported something; seconds of the two steps on the server and of the web
 * vitals; CLS has no unit.
 */
export type VersionMeasures = VersionCounts & Readonly<Record<SpreadName, Spread>>;

/** The numbers alone. */
export type VersionCounts = Readonly<Record<CountName, number>>;

interface Slot {
  readonly number: number;
  readonly counts: Map<CountName, number>;
  readonly tallies: Map<SpreadName, Tally>;
}

/** How finely periods can be read, in milliseconds. */
export const slotMs = 15_000;
/** An hour; the size of a full version is about 200 kB. */
const maxSlots = 240;

/** The longest period that can be read, in milliseconds. */
export const maxWindowMs = slotMs * maxSlots;

/** The last hour of one version, in slots of 15 seconds; only slots in which something happened take memory. */
export class MeasureWindow {
  readonly #slots: Slot[] = [];
  readonly #totals = new Map<CountName, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  count(name: CountName, amount = 1): void {
    this.#totals.set(name, this.readTotal(name) + amount);
    const { counts } = this.#openSlot();
    counts.set(name, (counts.get(name) ?? 0) + amount);
  }

  add(name: SpreadName, value: number): void {
    const { tallies } = this.#openSlot();
    const tally = tallies.get(name) ?? new Tally(limits[name]);
    tallies.set(name, tally);
    tally.add(value);
  }

  /** A number since this version is counted, also of more than an hour ago. */
  readTotal(name: CountName): number {
    return this.#totals.get(name) ?? 0;
  }

  readTotals(): VersionCounts {
    return Object.fromEntries(countNames.map((name) => [name, this.readTotal(name)])) as VersionCounts;
  }

  /** Sums the slots that began within the last milliseconds, the running one included; an hour at most. */
  read(windowMs: number): VersionMeasures {
    const first = this.#findNumber() - Math.max(1, Math.round(windowMs / slotMs)) + 1;
    const slots = this.#slots.filter(({ number }) => number >= first);
    const counts = countNames.map((name) => [name, slots.reduce((sum, slot) => sum + (slot.counts.get(name) ?? 0), 0)]);
    const spreads = spreadNames.map((name) => {
      const sum = new Tally(limits[name]);
      for (const { tallies } of slots) {
        const tally = tallies.get(name);
        if (tally) sum.merge(tally);
      }
      return [name, sum.readSpread()];
    });
    return Object.fromEntries([...counts, ...spreads]) as VersionMeasures;
  }

  #findNumber(): number {
    return Math.floor(this.#now() / slotMs);
  }

  #openSlot(): Slot {
    const number = this.#findNumber();
    const last = this.#slots.at(-1);
    if (last?.number === number) return last;
    const slot: Slot = { number, counts: new Map(), tallies: new Map() };
    this.#slots.push(slot);
    while ((this.#slots[0]?.number ?? number) <= number - maxSlots) this.#slots.shift();
    return slot;
  }
}

const empty = new MeasureWindow(() => 0);

/** The measures of a version of which nothing is known. */
export const noMeasures: VersionMeasures = empty.read(0);
export const noCounts: VersionCounts = empty.readTotals();

/** What was counted between two readings of totals. */
export function subtractCounts(now: VersionCounts, before: VersionCounts): VersionCounts {
  return Object.fromEntries(countNames.map((name) => [name, now[name] - before[name]])) as VersionCounts;
}
