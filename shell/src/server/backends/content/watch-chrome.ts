import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NotSentError } from '../calls/upstream-error.ts';

interface Watched {
  readonly siteId: string | null;
  readonly value: object;
  readonly tags: readonly string[];
  readonly read: () => Promise<object>;
  readonly fingerprint: string;
}

/** Knows what the chrome of the pages was created from, so that pages are dropped when it has changed and not before. */
export interface ChromeWatch {
  /** Records what was read for a site (null: for all sites), by which tags it can change, and how to read it again. */
  readonly note: (
    key: string,
    siteId: string | null,
    value: object,
    tags: readonly string[],
    read: () => Promise<object>,
  ) => void;
  /** Reads what carries one of the tags again and names the sites whose chrome is another one now; `all` when every page shows it. */
  readonly findChanges: (tags: ReadonlySet<string>) => Promise<readonly string[] | 'all'>;
}

const maxSources = 500;
const maxReads = 20;

function createFingerprint(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

/** No visitor waits for it: when a limit gave it no turn in time it waits again, because a failure empties all caches. */
async function readPatiently<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let count = 1; ; count += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NotSentError) || count === maxReads) throw error;
    }
  }
}

/** Creates the memory of one process. */
export function createChromeWatch(): ChromeWatch {
  const sources = new LRUCache<string, Watched>({ max: maxSources });
  // The data cache returns the same object for every page, which need not be compared each time.
  const noted = new WeakSet<object>();
  return {
    note: (key, siteId, value, tags, read) => {
      if (noted.has(value)) return;
      noted.add(value);
      sources.set(key, { siteId, value, tags, read, fingerprint: createFingerprint(value) });
    },
    findChanges: async (changedTags) => {
      const concerned = [...sources.values()].filter(({ tags }) => tags.some((tag) => changedTags.has(tag)));
      const changed = new Set<string | null>();
      for (const { siteId, value, read, fingerprint } of concerned) {
        const present = await readPatiently(read);
        if (present !== value && createFingerprint(present) !== fingerprint) changed.add(siteId);
      }
      return changed.has(null) ? 'all' : [...changed].flatMap((siteId) => siteId ?? []);
    },
  };
}
