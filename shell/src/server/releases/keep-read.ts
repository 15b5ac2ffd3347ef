import { describeStorageError } from './describe-storage-error.ts';

/** What was read last, null before anything could be, and why it is not newer; empty when it is. */
export interface Kept<Value> {
  readonly value: Value | null;
  readonly problem: string;
}
export type KeptRead<Value> = () => Promise<Kept<Value>>;

/** Who looks at it cannot tell the difference; many who look at the same time cost one reading. */
const lifeMs = 1_000;
/** A storage that hangs must not keep anybody from seeing what is known without it. */
const waitMs = 1_000;

/** Makes a reading that is shared for a second, and that keeps what it had when it fails or takes too long. */
export function keepRead<Value>(
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): KeptRead<Value> {
  let kept: Kept<Value> = { value: null, problem: 'nothing was read yet' };
  let running: { readonly at: number; readonly done: Promise<void> } | null = null;
  let isReading = false;

  async function start(): Promise<void> {
    isReading = true;
    await read().then(
      (value) => void (kept = { value, problem: '' }),
      (error: unknown) => void (kept = { ...kept, problem: describeStorageError(error) }),
    );
    isReading = false;
  }

  return async () => {
    // One that hangs is not joined by another one each second.
    if (running === null || (!isReading && now() - running.at >= lifeMs)) running = { at: now(), done: start() };
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), waitMs);
    const outcome = await Promise.race([running.done, late]).finally(() => clearTimeout(timer));
    return outcome === 'late' ? { ...kept, problem: `the storage did not answer within ${waitMs} ms` } : kept;
  };
}
