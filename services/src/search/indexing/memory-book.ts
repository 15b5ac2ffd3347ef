import type { IndexBook, IndexedEntry } from './index-entries.ts';

/** The book of an index that lives in this process. */
export function createMemoryBook(): IndexBook {
  const bySource = new Map<string, Map<string, IndexedEntry>>();
  const open = (source: string) => bySource.get(source) ?? new Map<string, IndexedEntry>();

  return {
    find: async (source, keys) => keys.flatMap((key) => open(source).get(key) ?? []),
    listReferrers: async (source, keys) => {
      const asked = new Set(keys);
      return [...open(source).values()]
        .filter(({ sources }) => sources.some((key) => asked.has(key)))
        .map(({ key }) => key);
    },
    listAtPlaces: async (source, places) => {
      const asked = new Set(places);
      return [...open(source).values()].filter(({ place }) => place !== null && asked.has(place)).map(({ key }) => key);
    },
    save: async (source, entries) => {
      const known = open(source);
      for (const entry of entries) known.set(entry.key, entry);
      bySource.set(source, known);
    },
    remove: async (source, keys) => {
      for (const key of keys) open(source).delete(key);
    },
  };
}
