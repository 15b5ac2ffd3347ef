import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import {
  type ReleaseSources,
  verifySet,
  type WantedSet,
} from '@kmx/release-registry/active-set/load-active-set.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';

/** Verifies sets, and weighs the pages of what this shell does not serve yet, unless it was let in on purpose (REL-13). */
export function createWeighingVerifier(
  wanted: WantedSet,
  { versions }: ReleaseSet,
  sources: ReleaseSources,
): (set: ReleaseSet) => Promise<VerifiedSet> {
  return (set) => {
    const { excused } = wanted;
    const budget = {
      isMeasured: (name: keyof typeof versions) =>
        set.versions[name] !== versions[name] && !excused.has(`${name}@${set.versions[name]}`),
    };
    return verifySet({ ...wanted, set }, { ...sources, budget });
  };
}
