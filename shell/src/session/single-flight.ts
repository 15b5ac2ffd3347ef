/** Runs a task once at a time: callers that come while it runs get the same answer. */
export function createSingleFlight<Value, Arguments extends readonly unknown[]>(
  task: (...values: Arguments) => Promise<Value>,
): (...values: Arguments) => Promise<Value> {
  let running: Promise<Value> | null = null;
  return (...values) => {
    running ??= task(...values).finally(() => {
      running = null;
    });
    return running;
  };
}

/** Caches the first success permanently; a failure is forgotten, so that the next call tries again. */
export function createOnce<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null;
  return () => {
    known ??= task().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
