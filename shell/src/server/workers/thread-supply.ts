import { describeError } from './describe-error.ts';
import type { JobQueue } from './job-queue.ts';
import type { PageFences } from './page-fences.ts';
import type { ThreadLimits } from './pool-types.ts';
import type { VersionLog } from './version-log.ts';
import type { WorkerThread } from './worker-thread.ts';

const retryMs = 1_000;

interface ThreadSupplyOptions {
  readonly threads: ReadonlySet<WorkerThread>;
  readonly queue: JobQueue;
  readonly fences: PageFences;
  readonly log: VersionLog;
  readonly limits: ThreadLimits;
  readonly isStopped: () => boolean;
  /** Starts a thread and gives it to the version; rejects with `load-failed`. */
  readonly start: (isForTrials: boolean) => Promise<void>;
}

/** How many threads a version has: as many as its pages need, few while nobody asks for any. */
export class ThreadSupply {
  readonly #options: ThreadSupplyOptions;
  #starting = 0;
  #isTrialThreadStarting = false;
  /** A fault has cost a thread that has no successor yet. */
  #isMissing = false;

  constructor(options: ThreadSupplyOptions) {
    this.#options = options;
  }

  /** Whether it has no thread because nobody needed one, so that the next page gets one. */
  get isResting(): boolean {
    return this.#options.limits.atRest === 0 && !this.#isMissing;
  }

  /** One more thread for all pages; rejects with `load-failed`. */
  async add(): Promise<void> {
    this.#starting += 1;
    try {
      await this.#options.start(false);
      this.#isMissing = false;
    } finally {
      this.#starting -= 1;
    }
  }

  /** After a page has come: it waits, or shares every thread with another one. */
  meetDemand(): void {
    const { queue } = this.#options;
    const isShort = queue.findFirst(({ isTrial }) => !isTrial) !== undefined || this.#listRegular().every(isShared);
    // Those that start will take from the queue, too; one at a time is enough to keep up.
    if (isShort && this.#starting === 0) this.#addIfAllowed();
  }

  /** After a fault has cost a thread. Without waiting pages, a version that dies again and again is started once per fence only. */
  replace(): void {
    const { queue, fences } = this.#options;
    this.#isMissing = true;
    const delayMs = queue.size > 0 ? 0 : fences.fencedFor(performance.now());
    setTimeout(() => this.#addIfAllowed(), delayMs).unref();
  }

  /** Ends a thread that had no page for so long; the spare thread of the pool takes its place when a page comes. */
  endUnused(now: number): void {
    const { atRest, restMs } = this.#options.limits;
    const regular = this.#listRegular();
    if (regular.length <= atRest || this.#options.queue.size > 0) return;
    const unused = regular.find(({ jobs, usedAt }) => jobs.size === 0 && now - usedAt >= restMs);
    unused?.end('stopped', 'No page needed it');
  }

  /** Trials that wait take it when it is ready; without it they expire like all that waits. */
  async provideForTrials(): Promise<void> {
    const { threads, log, start } = this.#options;
    if (this.#isTrialThreadStarting || [...threads].some(({ isForTrials }) => isForTrials)) return;
    this.#isTrialThreadStarting = true;
    try {
      await start(true);
    } catch (error) {
      log.write('error', 'worker-ended', describeError(error), { kind: 'load-failed' });
    } finally {
      this.#isTrialThreadStarting = false;
    }
  }

  #listRegular(): readonly WorkerThread[] {
    return [...this.#options.threads].filter(({ isForTrials }) => !isForTrials);
  }

  #addIfAllowed(): void {
    const { log, limits, isStopped } = this.#options;
    if (isStopped() || this.#listRegular().length + this.#starting >= limits.max) return;
    this.add().catch((error: unknown) => {
      log.write('error', 'worker-ended', describeError(error), { kind: 'load-failed' });
      setTimeout(() => this.#addIfAllowed(), retryMs).unref();
    });
  }
}

function isShared({ jobs }: WorkerThread): boolean {
  return jobs.size > 1;
}
