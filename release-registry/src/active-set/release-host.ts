import { offeredContracts } from '@kmx/shared-contracts/offered-contracts.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { federationVersion } from '@kmx/shared-contracts/units.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What a shell offers to its remotes. */
export interface ReleaseHost {
  /** Its own contract first, then those of earlier majors that it offers by adapters (decision 0058). */
  readonly contractVersions: readonly string[];
  readonly federationVersion: string;
}

/** The host that this program is or was built with. */
export const ownHost: ReleaseHost = { contractVersions: offeredContracts, federationVersion };

/** What the shell of a release offers; one of a contract before 3 offers that alone. */
export function readHost({
  contractVersion,
  earlierContracts = [],
  federationVersion: ofContainers,
}: Pick<ReleaseManifest, 'contractVersion' | 'earlierContracts' | 'federationVersion'>): ReleaseHost {
  return { contractVersions: [contractVersion, ...earlierContracts], federationVersion: ofContainers };
}

/**
 * What the shell of a set offers, also when this program is a newer or older one; a set without a shell belongs to a
 * registry that is still being filled, so this program's own contract counts. Rejects when the release cannot be read.
 */
export async function findHost(
  versions: ReleaseVersions,
  store: Pick<ReleaseStore, 'readManifest'>,
): Promise<ReleaseHost> {
  if (versions.shell === undefined) return ownHost;
  return readHost(await store.readManifest({ name: 'shell', version: versions.shell }));
}
