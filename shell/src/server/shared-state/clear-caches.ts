import type { ContentPurges } from '../cache/content-purges.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { SharedState } from './shared-state.ts';

const intervalMs = 5_000;

interface ClearingParts {
  readonly dataCache: Pick<DataCache, 'clear'>;
  readonly htmlCache: Pick<HtmlCache, 'clear'>;
  readonly shared: Pick<SharedState, 'claim' | 'publish'>;
  /** Null without a CDN. */
  readonly cdn: Pick<ContentPurges, 'purgeEverything'> | null;
}

/**
 * Empties the caches of all shells when a visitor asks for it (SRV-009), at most once in five seconds for all of them
 * together (D-39); resolves with false when somebody did so shortly before.
 */
export function createCacheClearing({ dataCache, htmlCache, shared, cdn }: ClearingParts): () => Promise<boolean> {
  return async () => {
    if (!(await shared.claim('clear', intervalMs))) return false;
    dataCache.clear();
    htmlCache.clear();
    cdn?.purgeEverything();
    await shared.publish({ kind: 'clear' });
    return true;
  };
}
