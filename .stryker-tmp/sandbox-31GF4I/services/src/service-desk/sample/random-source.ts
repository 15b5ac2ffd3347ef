/** Numbers that look random and are the same each time, for sample data. */
// @ts-nocheck

export interface RandomSource {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, but not including, the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Starts a sequence from a number (mulberry32). */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
  };
}
