/**
 * The stages of an answer for the header `Server-Timing`, in whole milliseconds: what the operator needs, and less than
 * a stopwatch at the other end of the line would tell (decision 0050).
 */
export class ServerTiming {
  #since = performance.now();
  #stages = '';

  /** Ends a stage, which began where the one before ended. */
  end(name: string): void {
    const now = performance.now();
    this.#add(name, now - this.#since);
    this.#since = now;
  }

  /** Ends the stages of a remote, whose thread has measured them. */
  endRemote(name: string, version: string, stages: Readonly<Record<string, number>>): void {
    for (const [stage, ms] of Object.entries(stages)) this.#add(`${name}-${stage};desc="${version}"`, ms);
    this.#since = performance.now();
  }

  /** The header of an answer that was rendered for this request. */
  format(cacheState: string): string {
    return `cache;desc=${cacheState}${this.#stages}`;
  }

  #add(name: string, ms: number): void {
    this.#stages += `, ${name};dur=${Math.round(ms)}`;
  }
}
