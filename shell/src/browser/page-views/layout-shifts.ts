/** The part of a `layout-shift` entry that counts. */
export interface LayoutShift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const maxPauseMs = 1000;
const maxSessionMs = 5000;

/** Layout shifts of one page: the largest burst of at most five seconds without a pause of one, as CLS is defined. */
export class LayoutShifts {
  /** 0 for a page on which nothing moved. */
  score = 0;
  #session = 0;
  #begunAt = Number.NEGATIVE_INFINITY;
  #lastAt = Number.NEGATIVE_INFINITY;

  add({ startTime, value, hadRecentInput }: LayoutShift): void {
    if (hadRecentInput) return;
    const isContinued = startTime - this.#lastAt < maxPauseMs && startTime - this.#begunAt < maxSessionMs;
    this.#session = isContinued ? this.#session + value : value;
    if (!isContinued) this.#begunAt = startTime;
    this.#lastAt = startTime;
    this.score = Math.max(this.score, this.#session);
  }
}
