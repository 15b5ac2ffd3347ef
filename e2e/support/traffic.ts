/** Requests that go on until they are stopped. */
export interface Traffic {
  /** Ends it and returns what went wrong, and how many requests there were. */
  readonly stop: () => Promise<{ readonly failures: readonly string[]; readonly count: number }>;
}

/**
 * Sends requests at a steady rate per second, whatever becomes of those before; `send` resolves with what went wrong, or
 * null.
 */
export function startTraffic(send: (index: number) => Promise<string | null>, rate: number): Traffic {
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  let count = 0;
  const timer = setInterval(() => {
    const index = count;
    count += 1;
    const request = send(index)
      .catch(String)
      .then((failure) => {
        if (failure !== null) failures.push(failure);
        running.delete(request);
      });
    running.add(request);
  }, 1000 / rate);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return { failures, count };
    },
  };
}
