import { PurgeRefusedError } from './purge-queue.ts';
import { everythingKey } from './surrogate-keys.ts';

const deadlineMs = 3_000;

interface PurgeTarget {
  readonly url: string;
  /** Null where the address alone is enough. */
  readonly token: string | null;
}

/**
 * Asks a CDN to purge answers by their keys, which are in the body and in the header `surrogate-key`; rejects when it has not
 * said yes.
 */
export async function sendPurge({ url, token }: PurgeTarget, keys: readonly string[]): Promise<void> {
  const isEverything = keys.includes(everythingKey);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': keys.join(' '),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...(isEverything ? { all: true } : {}), keys }),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status < 500) throw new PurgeRefusedError(response.status);
  throw new Error(`answered with ${response.status}`);
}
