import type { Shell } from '../../request/shell.ts';
import type { RemoteKey } from '../../workers/pool-types.ts';

/** A document as it was sent, for all who ask for the same address in the next moment. */
export interface KeptAnswer {
  /** Remote and version that rendered it. */
  readonly unit: RemoteKey;
  /** The effective host of the request, for the log. */
  readonly host: string;
  /** Names and values in turn, without those that differ by request. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** Answers by the key of their request (`micro-cache-key.ts`). */
export interface MicroCache {
  /**
   * The answers of this moment. An answer is added to the map that was current when its request began: when something
   * has changed meanwhile, nobody reads that map any more.
   */
  readonly readCurrent: () => Map<string, KeptAnswer>;
}

/** The shell's parts that say whether something has changed. */
export type MicroCachePart = 'dataCache' | 'releases' | 'isContentChanging';

/**
 * Whether an address still shows its document is asked again after this time, even if nothing is known to have changed:
 * lists of redirects and protected pages are renewed by their own clocks, after up to a second and a half, and a change
 * has to be seen within two (HY-85).
 */
const lifeMs = 500;

/**
 * Creates the cache in front of the pipeline. All answers end together: after half a second, with every change of content, with
 * another release set, and while a canary runs, because then visitors of one address get different documents (REL-11).
 * While a change of content is followed nothing is kept: the headers for a CDN say that it must not hold the answer.
 */
export function createMicroCache(
  { dataCache, releases, isContentChanging }: Pick<Shell, MicroCachePart>,
  now: () => number = () => performance.now(),
): MicroCache {
  let answers = new Map<string, KeptAnswer>();
  let [endsAt, dataVersion, composition] = [Number.NEGATIVE_INFINITY, dataCache.readVersion(), releases.current()];

  return {
    readCurrent: () => {
      const isCanaryServed = releases.canaries.listCompositions().length > 0;
      const isSame = dataVersion === dataCache.readVersion() && composition === releases.current();
      if (isSame && !isCanaryServed && !isContentChanging() && now() < endsAt) return answers;
      answers = new Map();
      [endsAt, dataVersion, composition] = [now() + lifeMs, dataCache.readVersion(), releases.current()];
      return answers;
    },
  };
}
