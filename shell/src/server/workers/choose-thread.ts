import type { RenderJob } from './render-job.ts';
import type { WorkerThread } from './worker-thread.ts';

/** Pages that a thread is working on; pages waiting for data use no CPU, but memory. */
const maxJobsPerThread = 4;
const maxJobsWithWaiting = 16;
/** Further places, for pages that the thread is not working on: requests for one that never ends must not take all. */
const maxJobsOfOthers = 8;
/** A thread that has been silent for this long gets no new job. */
const suspectSilenceMs = 100;

function isFreeFor(job: RenderJob, { jobs, pulse, isForTrials }: WorkerThread): boolean {
  if (isForTrials !== job.isTrial) return false;
  if (pulse.silentMs() >= suspectSilenceMs) return false;
  if (job.isRetry) return jobs.size === 0;
  const present = [...jobs.values()];
  if (present.some(({ isRetry }) => isRetry)) return false;
  const working = present.filter(({ openQueries }) => openQueries === 0);
  if (present.length >= maxJobsWithWaiting) return false;
  const isOther = working.every(({ request }) => request.path !== job.request.path);
  return working.length < (isOther ? maxJobsOfOthers : maxJobsPerThread);
}

/** The thread with the fewest jobs that can take one more; a job on its second try gets a thread to itself. */
export function chooseThread(threads: Iterable<WorkerThread>, job: RenderJob): WorkerThread | undefined {
  let chosen: WorkerThread | undefined;
  for (const thread of threads) {
    if (isFreeFor(job, thread) && thread.jobs.size < (chosen?.jobs.size ?? Infinity)) chosen = thread;
  }
  return chosen;
}

/** The job that was running when its thread ended; undefined when several are possible. */
export function findBlamedJob({ jobs, pulse }: WorkerThread): RenderJob | undefined {
  const [first] = jobs.values();
  return jobs.get(pulse.activeJob()) ?? (jobs.size === 1 ? first : undefined);
}
