/** The part of an `event` entry that counts. */
export interface InteractionEvent {
  readonly duration: number;
  /** 0 for an event that belongs to no click, tap or key. */
  readonly interactionId?: number;
}

/** One in so many slow interactions is left out, as INP is defined. */
const forgivenEvery = 50;
/** Slow interactions that are remembered: enough for a page with 500. */
const maxRemembered = 10;

/** Interactions with one page: the time until the next paint, of about the slowest. */
export class Interactions {
  /** The longest event of each of the slowest interactions, in milliseconds by id. */
  readonly #slowest = new Map<number, number>();

  add({ duration, interactionId = 0 }: InteractionEvent): void {
    if (interactionId === 0) return;
    this.#slowest.set(interactionId, Math.max(duration, this.#slowest.get(interactionId) ?? 0));
    if (this.#slowest.size <= maxRemembered) return;
    const [fastest] = [...this.#slowest].toSorted(([, left], [, right]) => left - right)[0] ?? [];
    if (fastest !== undefined) this.#slowest.delete(fastest);
  }

  /** INP in milliseconds, out of the number of all interactions; undefined without any. */
  read(count: number): number | undefined {
    const durations = [...this.#slowest.values()].toSorted((left, right) => right - left);
    return durations[Math.min(durations.length - 1, Math.floor(count / forgivenEvery))];
  }
}
