/** At most about five preloads at the same time (SRV-014). */
const concurrentRequests = 5;

export interface RequestQueue {
  /** Requests something once its turn comes; what is urgent goes before all that waits. */
  readonly add: (key: string, isUrgent: boolean) => void;
}

/** Runs requests in their order, at most five at the same time (SRV-014); one that fails makes room for the next. */
export function createRequestQueue(request: (key: string) => Promise<unknown>): RequestQueue {
  const waiting: string[] = [];
  let running = 0;
  const next = (): void => {
    const key = running < concurrentRequests ? waiting.shift() : undefined;
    if (key === undefined) return;
    running += 1;
    void request(key)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };
  return {
    add: (key, isUrgent) => {
      if (isUrgent) waiting.unshift(key);
      else waiting.push(key);
      next();
    },
  };
}
