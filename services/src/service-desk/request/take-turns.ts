import { createWorkQueue, type WorkQueue } from '@kmx/server-kit/limits/work-queue.ts';

/** A page of the portal asks for up to six things; fewer than the connections of a process, which others need as well. */
const requestsAtOnce = 4;
/** More than a minute of what a shell lets a person ask is not worth waiting for. */
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
