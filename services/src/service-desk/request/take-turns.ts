import { createWorkQueue, type WorkQueue } from '@kmx/server-kit/limits/work-queue.ts';

/** Fewer than a process has connections, which others need as well; of six things that a page asks for two wait a moment. */
const requestsAtOnce = 4;
/** No page asks for so much, so this is somebody's program; what it asks beyond is refused instead of kept. */
const maxWaiting = 60;

/** Lets each person have a few requests under way, so that slow ones of somebody leave connections to everybody else. */
export function createTurns(): <Result>(personId: string, job: () => Promise<Result>) => Promise<Result | undefined> {
  const queues = new Map<string, { readonly run: WorkQueue; requests: number }>();
  /** Undefined, without having run the job, when too many of this person wait already. */
  return async (personId, job) => {
    const queue = queues.get(personId) ?? { run: createWorkQueue(requestsAtOnce, maxWaiting), requests: 0 };
    queues.set(personId, queue);
    queue.requests += 1;
    try {
      return await queue.run(job);
    } finally {
      queue.requests -= 1;
      if (queue.requests === 0) queues.delete(personId);
    }
  };
}
