import type { ReleaseStore } from './release-store.ts';

/**
 * A store that checks the files of a release once in the life of the process: releases are immutable, and an activation
 * changes one unit while it names all of them. A release with faults is looked at again each time.
 */
export function rememberVerified(store: ReleaseStore): ReleaseStore {
  const intact = new Set<string>();
  return {
    ...store,
    verifyFiles: async (release) => {
      const key = `${release.name}@${release.version}`;
      if (intact.has(key)) return [];
      const reasons = await store.verifyFiles(release);
      if (reasons.length === 0) intact.add(key);
      return reasons;
    },
  };
}
