import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import type { Operations } from '@kmx/shared-contracts/operations.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { LRUCache } from 'lru-cache';
import type { ReleaseFiles } from './release-files.ts';

/** Documents of one service by name. */
export type Documents = Operations[string];

/**
 * The documents that a page may send to a service: those of the set that it names, which may be an earlier one, otherwise those
 * of the set that its request is answered from. Rejects when an operations file of an earlier set is damaged.
 */
export type FindOperations = (
  service: Capability,
  composition: Pick<VerifiedSet, 'set' | 'operations'>,
  buildId: string | null,
) => Promise<Documents>;

interface OperationSources {
  readonly findSet: (buildId: string) => ReleaseSet | null;
  readonly files: Pick<ReleaseFiles, 'readOperations'>;
  /** What is read under one of them counts until the next: a key may have been taken out. */
  readonly readEntries: () => UnitEntries;
}

/** Operations of an earlier set, and what the platform said of the units when they were read. */
interface EarlierOperations {
  readonly units: readonly Operations[];
  readonly entries: UnitEntries;
}

/** Open pages of more sets than these are rare. */
const maxEarlierSets = 10;
const noDocuments: Documents = {};

/** The documents that the units of a set may send to a service. No two units have a name in common: such a set is refused. */
function mergeDocuments(units: readonly Operations[], service: string): Documents {
  return Object.assign({}, ...units.map((operations) => operations[service] ?? noDocuments)) as Documents;
}

/** Creates the finder; a page of a set that is unknown or incomplete here gets the operations of its request's set. */
export function createOperationFinder({ findSet, files, readEntries }: OperationSources): FindOperations {
  const earlier = new LRUCache<string, EarlierOperations>({ max: maxEarlierSets });

  /** Null when a release of the set is not available. */
  async function readEarlier({ buildId, versions }: ReleaseSet): Promise<readonly Operations[] | null> {
    const entries = readEntries();
    const known = earlier.get(buildId);
    if (known?.entries === entries) return known.units;
    const read = await Promise.all(
      listReleases(versions).map(({ name, version }) => files.readOperations(name, version)),
    );
    const units = read.filter((operations) => operations !== null);
    if (units.length < read.length) return null;
    earlier.set(buildId, { units, entries });
    return units;
  }

  return async (service, { set, operations }, buildId) => {
    const named = buildId === null || buildId === set.buildId ? null : findSet(buildId);
    const units = named === null ? null : await readEarlier(named);
    return mergeDocuments(units ?? Object.values(operations), service);
  };
}
