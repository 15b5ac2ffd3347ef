import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NotSentError } from './upstream-error.ts';

interface Watched {
  readonly siteId: string | null;
  readonly read: () => Promise<unknown>;
  readonly fingerprint: string;
}

/** Knows what the chrome of the pages was made from, so that pages are dropped when it has changed and not before. */
export interface ChromeWatch {
  /** Notes what was read for a site (null: for all sites) and how it is read again. */
  readonly note: (key: string, siteId: string | null, value: unknown, read: () => Promise<unknown>) => void;
  /** Reads everything again and names the sites whose chrome is another one now; `all` when every page shows it. */
  readonly findChanges: () => Promise<readonly string[] | 'all'>;
}

const maximumSources = 500;
const maximumReads = 20;

function createFingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

/** Nobody waits for it: where a limit gave it no turn in time it waits again, because a failure empties all caches. */
async function readPatiently(read: () => Promise<unknown>): Promise<unknown> {
  for (let count = 1; ; count += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NotSentError) || count === maximumReads) throw error;
    }
  }
}

/** Creates the memory of one process. */
export function createChromeWatch(): ChromeWatch {
  const sources = new LRUCache<string, Watched>({ max: maximumSources });
  // The data cache gives the same object for every page, which must not be looked at again each time.
  const noted = new WeakSet();
  return {
    note: (key, siteId, value, read) => {
      if (typeof value !== 'object' || value === null || noted.has(value)) return;
      noted.add(value);
      sources.set(key, { siteId, read, fingerprint: createFingerprint(value) });
    },
    findChanges: async () => {
      const before = [...sources.entries()];
      const changed = new Set<string | null>();
      for (const [, { siteId, read, fingerprint }] of before) {
        if (createFingerprint(await readPatiently(read)) !== fingerprint) changed.add(siteId);
      }
      return changed.has(null) ? 'all' : [...changed].flatMap((siteId) => siteId ?? []);
    },
  };
}
