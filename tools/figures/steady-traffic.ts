import { Worker } from 'node:worker_threads';
import type { TrafficPlan, TrafficResult } from './steady-traffic-thread.ts';

export type { TrafficResult };

/** Sends this many requests per second to pages, from a separate thread, until it is stopped. */
export function startTraffic(plan: TrafficPlan): { readonly stop: () => Promise<TrafficResult> } {
  const { promise, resolve, reject } = Promise.withResolvers<TrafficResult>();
  promise.catch(() => {});
  const thread = new Worker(new URL('steady-traffic-thread.ts', import.meta.url), { workerData: plan });
  thread.once('message', resolve);
  thread.once('error', reject);
  return {
    stop: async () => {
      thread.postMessage('stop');
      const result = await promise;
      await thread.terminate();
      return result;
    },
  };
}
