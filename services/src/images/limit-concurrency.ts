import { createWorkQueue } from '@kmx/server-kit/limits/work-queue.ts';
import { ImageProblem } from './image-problem.ts';

/** Runs tasks a few at a time; refuses one with status 503 when too many already wait. */
export interface LimitedConcurrency {
  <T>(task: () => Promise<T>): Promise<T>;
  /** How many tasks wait for their turn. */
  readonly countWaiting: () => number;
}

/** Runs at most `limit` tasks at a time and keeps at most `queueLength` waiting. */
export function limitConcurrency(limit: number, queueLength: number): LimitedConcurrency {
  const runJob = createWorkQueue(limit, queueLength);
  async function run<T>(task: () => Promise<T>): Promise<T> {
    const done = await runJob(async () => ({ result: await task() }));
    if (done === undefined) throw new ImageProblem(503, 'too many pictures are being made');
    return done.result;
  }
  return Object.assign(run, { countWaiting: runJob.countWaiting });
}
