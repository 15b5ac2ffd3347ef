import { setTimeout } from 'node:timers/promises';

/** Time for one command to a browser, which on a busy machine takes longer than its work. */
export const commandMs = 30_000;
/** Time for a program of the suite to start. */
export const startMs = 60_000;

/** Rejects when a promise has not settled in time (milliseconds). */
export async function withDeadline<Value>(promise: Promise<Value>, what: string, ms: number): Promise<Value> {
  const stopped = new AbortController();
  const expired = setTimeout(ms, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`${what}: no answer within ${ms / 1000} s`);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    expired.catch(() => undefined);
    stopped.abort();
  }
}
