/** How values of one kind spread, in the unit of the values. */
export interface Spread {
  readonly count: number;
  /** 0 without values, like the percentiles. */
  readonly mean: number;
  /** Within a bucket as if its values were evenly spread, as Prometheus does it; at most the last limit. */
  readonly p75: number;
  readonly p95: number;
}

/** Counts values in buckets: enough for their mean and percentiles, and of one size whatever their number. */
export class Tally {
  /** Upper limits of the buckets; one more bucket takes what is beyond. */
  readonly #limits: readonly number[];
  readonly #buckets: Float64Array;
  #count = 0;
  #sum = 0;

  constructor(limits: readonly number[]) {
    this.#limits = limits;
    this.#buckets = new Float64Array(limits.length + 1);
  }

  add(value: number): void {
    const place = this.#limits.findIndex((limit) => value <= limit);
    const bucket = place < 0 ? this.#limits.length : place;
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.#count += 1;
    this.#sum += value;
  }

  /** Adds the values of a tally with the same limits. */
  merge(other: Tally): void {
    for (const [place, count] of other.#buckets.entries()) {
      this.#buckets[place] = (this.#buckets[place] ?? 0) + count;
    }
    this.#count += other.#count;
    this.#sum += other.#sum;
  }

  readSpread(): Spread {
    const mean = this.#count === 0 ? 0 : this.#sum / this.#count;
    return { count: this.#count, mean, p75: this.#findQuantile(0.75), p95: this.#findQuantile(0.95) };
  }

  #findQuantile(share: number): number {
    const rank = this.#count * share;
    let below = 0;
    let lower = 0;
    for (const [place, limit] of this.#limits.entries()) {
      const count = this.#buckets[place] ?? 0;
      if (count > 0 && below + count >= rank) return lower + (limit - lower) * ((rank - below) / count);
      below += count;
      lower = limit;
    }
    return this.#count === 0 ? 0 : lower;
  }
}
