import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteSitemaps } from './site-sitemaps.ts';

/** The catalogue does not tell of its changes. */
const maxAgeMs = 30 * 60_000;
/** How long a request waits for new sitemaps, if they were quick to build before. */
const patienceMs = 5_000;
/** After a build that took longer the backends have a rest, nine times as long. */
const quickMs = 1_000;
const restFactor = 9;
const failureRestMs = 2_000;

interface SitemapKeeperOptions {
  /** Reads the sitemaps of a site by its id; rejects when it is not all there. */
  readonly build: (siteId: string) => Promise<SiteSitemaps>;
  /** A point in time to hand to `isChangedSince`. */
  readonly takeMark: () => number;
  /** Whether content has changed since. */
  readonly isChangedSince: (mark: number) => boolean;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Sitemaps as they were built last. */
export interface KeptSitemaps extends SiteSitemaps {
  /** Whether no change of content is known that they lack. */
  readonly isCurrent: () => boolean;
}

interface State {
  latest: {
    readonly sitemaps: SiteSitemaps;
    readonly mark: number;
    readonly startedAt: number;
    readonly tookMs: number;
  } | null;
  running: Promise<void> | null;
  restUntil: number;
}

/**
 * Gives the last complete sitemaps of a site; null when there are none yet. The first request and every one after a
 * change starts a build in the background, for which it waits up to five seconds where that can be enough.
 */
export type ReadSitemaps = (siteId: string) => Promise<KeptSitemaps | null>;

/** Keeps the last complete sitemaps of each site that was asked for; one site after the other is built. */
export function createSitemapKeeper(options: SitemapKeeperOptions): ReadSitemaps {
  const { build, takeMark, isChangedSince, log, now = () => performance.now() } = options;
  const states = new Map<string, State>();
  let queue: Promise<void> = Promise.resolve();

  async function run(siteId: string, state: State): Promise<void> {
    const mark = takeMark();
    const startedAt = now();
    try {
      const sitemaps = await build(siteId);
      const tookMs = now() - startedAt;
      state.latest = { sitemaps, mark, startedAt, tookMs };
      state.restUntil = tookMs > quickMs ? now() + tookMs * restFactor : 0;
      const bytes = sitemaps.entries.packs.reduce((sum, { byteLength }) => sum + byteLength, 0);
      const figures = { entries: sitemaps.entries.count, milliseconds: Math.round(tookMs), bytes };
      log.info({ site: siteId, ...figures }, 'the sitemaps of a site are complete');
    } catch (error) {
      state.restUntil = now() + failureRestMs;
      const consequence = state.latest === null ? 'there are none' : 'the last complete ones stay';
      log.warn({ err: error, site: siteId }, `the sitemaps of a site could not be built; ${consequence}`);
    } finally {
      state.running = null;
    }
  }

  function start(siteId: string, state: State): void {
    state.running = queue.then(() => run(siteId, state));
    queue = state.running;
  }

  function isFresh({ latest }: State): boolean {
    return latest !== null && now() - latest.startedAt < maxAgeMs && !isChangedSince(latest.mark);
  }

  return async (siteId) => {
    const state = states.get(siteId) ?? { latest: null, running: null, restUntil: 0 };
    states.set(siteId, state);
    const waitUntil = now() + patienceMs;
    while (!isFresh(state)) {
      if (state.running === null && now() >= state.restUntil) start(siteId, state);
      const left = waitUntil - now();
      const isQuick = state.latest === null || state.latest.tookMs < patienceMs;
      if (state.running === null || !isQuick || left <= 0) break;
      const patience = new AbortController();
      const options = { signal: patience.signal, ref: false };
      await Promise.race([state.running, wait(left, undefined, options).catch(() => {})]);
      patience.abort();
    }
    const { latest } = state;
    if (latest === null) return null;
    return { ...latest.sitemaps, isCurrent: () => !isChangedSince(latest.mark) };
  };
}
