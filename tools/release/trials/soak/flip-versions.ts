import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { TrialError } from '../trial-result.ts';

/** How often a set was activated, the mean time from one to the next, and the last revision. */
export interface Flips {
  readonly count: number;
  readonly meanMs: number;
  readonly revision: number;
}

/**
 * Activates two versions of the public site in turn, as often as the interval says, until it is stopped. Each is a signed
 * statement; the gate has seen both versions before, and would take longer than the interval on a busy machine.
 */
export function startFlips(
  { pointer, signingKeys }: ReleaseRegistry,
  versions: readonly [string, string],
  intervalMs: number,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let [count, revision] = [0, 0];
  const startedAt = performance.now();
  const flip = async (): Promise<void> => {
    const set = await pointer.read();
    if (set === null) throw new TrialError(['nothing is active']);
    const version = set.versions['remote-public'] === versions[0] ? versions[1] : versions[0];
    const change = { by: 'soak', reason: `flip ${++count}`, signingKeys };
    const activated = await pointer.compareAndSet(set.buildId, { ...set.versions, 'remote-public': version }, change);
    ({ revision } = activated);
  };
  const flipping = (async () => {
    while (!signal.aborted) {
      await flip();
      // By the clock: what one flip took longer, the next one waits less.
      const nextAt = startedAt + count * intervalMs;
      await wait(Math.max(0, nextAt - performance.now()), undefined, { signal }).catch(() => {});
    }
  })();
  // It is reported where the flips are stopped.
  flipping.catch(() => {});
  return {
    async stop(): Promise<Flips> {
      stopping.abort();
      await flipping;
      return { count, revision, meanMs: (performance.now() - startedAt) / count };
    },
  };
}
