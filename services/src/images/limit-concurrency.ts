import { createWorkQueue } from '@kmx/server-kit/limits/work-queue.ts';
import { ImageProblem } from './image-problem.ts';

/** Runs at most `limit` tasks at a time and keeps at most `queueLength` waiting; refuses more with status 503. */
export function limitConcurrency(limit: number, queueLength: number): <T>(task: () => Promise<T>) => Promise<T> {
  const runJob = createWorkQueue(limit, queueLength);
  return async (task) => {
    const done = await runJob(async () => ({ result: await task() }));
    if (done === undefined) throw new ImageProblem(503, 'too many pictures are being made');
    return done.result;
  };
}
