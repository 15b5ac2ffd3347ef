import {
  type ReleaseSources,
  readWantedSet,
  verifySet,
} from '@kmx/release-registry/active-set/load-active-set.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { type SettledSet, settleSet } from './settle-set.ts';

const nothing: ReleaseSet = { buildId: '', activatedAt: '', versions: {} };

/**
 * The set of the registry without the remotes that do not verify, for a start that has nothing else; not prepared yet.
 * Throws when the shell's own release does not verify.
 */
export async function readRest(sources: ReleaseSources): Promise<SettledSet> {
  const served = { verified: { set: nothing, manifests: {}, operations: {} }, missing: [] };
  const { set: wanted, unitEntries } = await readWantedSet(sources);
  return settleSet(wanted, served, {
    verify: (set) => verifySet({ set, unitEntries }, sources),
    prepare: () => Promise.resolve([]),
  });
}
