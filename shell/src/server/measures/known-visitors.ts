import { LRUCache } from 'lru-cache';

/** Whom measures count as one (`access/identify-visitor.ts`). */
export interface CountedVisitor {
  /** An IPv4 address or the /64 of an IPv6 one. */
  readonly network: string;
  readonly bucket: number;
}

/** What a visitor has already added to the numbers of a version. */
export interface KnownVisitor {
  readonly since: number;
  readonly events: Set<'errorVisitors' | 'mismatchVisitors' | 'shownVisitors'>;
  pages: number;
  views: number;
}

/** Visitors of versions, each known for a while and then counted anew. */
interface KnownVisitors {
  /** The visitor of a version, and whether it is new; null beyond what one network may add. */
  readonly find: (version: string, visitor: CountedVisitor) => { readonly known: KnownVisitor; isNew: boolean } | null;
  /** Forgets the visitors of the versions whose names begin so. */
  readonly forget: (prefix: string) => void;
}

/** As long as the shortest window of a comparison: who stays for all of it is counted about once in it. */
const visitorMs = 5 * 60_000;
/** Pages, and reported views, that one visitor adds in that time: a program asks for thousands. */
export const maxPerVisitor = 10;
/** Visitors that one network adds to a version in that time: many share an address, and one program makes up cookies. */
const maxPerNetwork = 100;
/** Some 5 MB. */
const maxVisitors = 20_000;

/** Creates the list; its size is bounded however many visitors a stranger makes up. */
export function createKnownVisitors(now: () => number): KnownVisitors {
  const visitors = new LRUCache<string, KnownVisitor>({ max: maxVisitors });
  const networks = new LRUCache<string, { readonly since: number; visitors: number }>({ max: maxVisitors });
  const isFresh = (entry: { readonly since: number } | undefined) =>
    entry !== undefined && now() - entry.since < visitorMs;

  function isAdmitted(key: string): boolean {
    const kept = networks.get(key);
    const network = kept && isFresh(kept) ? kept : { since: now(), visitors: 0 };
    if (network.visitors >= maxPerNetwork) return false;
    network.visitors += 1;
    networks.set(key, network);
    return true;
  }

  return {
    find: (version, { network, bucket }) => {
      const key = `${version} ${network} ${bucket}`;
      const kept = visitors.get(key);
      if (kept && isFresh(kept)) return { known: kept, isNew: false };
      if (!isAdmitted(`${version} ${network}`)) return null;
      const known: KnownVisitor = { since: now(), events: new Set(), pages: 0, views: 0 };
      visitors.set(key, known);
      return { known, isNew: true };
    },
    forget: (prefix) => {
      for (const list of [visitors, networks]) {
        for (const key of [...list.keys()]) if (key.startsWith(prefix)) list.delete(key);
      }
    },
  };
}
