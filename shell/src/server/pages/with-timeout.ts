/** The value of a promise that settles in time; the fallback if it fails or takes longer. */
export async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number, fallback: Value): Promise<Value> {
  const { promise: expired, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(fallback), timeoutMs);
  return Promise.race([promise.catch(() => fallback), expired]).finally(() => clearTimeout(timer));
}
