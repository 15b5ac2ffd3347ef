// @ts-nocheck
import { ImageProblem } from './image-problem.ts';

/** Runs at most `limit` tasks at once and keeps at most `queueLength` waiting; more are refused with status 503. */
export function limitConcurrency(limit: number, queueLength: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) {
      if (waiting.length >= queueLength) throw new ImageProblem(503, 'too many pictures are being made');
      // The task that ends hands its place over, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
