import path from 'node:path';
import { saveLastKnownGood } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { addServedSet, readServedSets, writeServedSets } from '@kmx/release-registry/active-set/served-sets.server.ts';
import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { VerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { Logger } from 'pino';

/** What a shell has served, in memory and on the disk. */
export interface ServedSetMemory {
  /** Newest first. */
  readonly list: () => readonly ReleaseSet[];
  /** Adds the set that is served now; a good one is what a start without the registry begins with. */
  readonly add: (set: ReleaseSet, isGood: boolean) => void;
  /** Adds a set that a share of the visitors gets; it stays as long as the one that it is served beside. */
  readonly addBeside: (base: ReleaseSet, set: ReleaseSet) => void;
  /** Waits for the disk: removing old copies must not meet those that are being taken. */
  readonly settled: () => Promise<void>;
}

interface MemoryOptions {
  readonly folder: string;
  /** Where the last known good set is named. */
  readonly goodFile: string;
  readonly copies: VerifiedCopies;
  /** Further sets whose copies stay. */
  readonly listUsed: () => readonly ReleaseSet[];
  readonly log: Logger;
}

/** Reads what was served from this folder before. */
export async function openServedSets({
  folder,
  goodFile,
  copies,
  listUsed,
  log,
}: MemoryOptions): Promise<ServedSetMemory> {
  const file = path.join(folder, 'served-sets.json');
  let sets = await readServedSets(file);
  let writing: Promise<void> = Promise.resolve();

  async function write(served: readonly ReleaseSet[], set: ReleaseSet, isGood: boolean): Promise<void> {
    await writeServedSets(file, served);
    await copies.flush(listReleases(set.versions));
    if (isGood) await saveLastKnownGood(goodFile, set);
    await copies.keepOnly([...served, ...listUsed()].flatMap(({ versions }) => listReleases(versions)));
  }

  // Not awaited; a crash before it finishes leaves the list and the last known good set as they were.
  function add(set: ReleaseSet, isGood: boolean, base: string | null): void {
    const served = (sets = addServedSet(sets, set, base));
    writing = writing
      .then(() => write(served, set, isGood))
      .catch((error: unknown) => log.warn({ err: error }, 'the served release set could not be saved'));
  }

  return {
    list: () => sets,
    add: (set, isGood) => add(set, isGood, null),
    addBeside: (base, set) => add(set, false, base.buildId),
    settled: () => writing,
  };
}
