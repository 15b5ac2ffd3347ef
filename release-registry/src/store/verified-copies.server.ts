import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { renderCanonicalJson } from '../release/canonical-json.ts';
import { type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import { createFileReleaseStore, type FileReleaseStore } from './file-release-store.server.ts';
import type { ReleaseStore } from './release-store.ts';

/** Releases in a folder that only this process writes: it runs and serves these, whatever becomes of the registry. */
export interface VerifiedCopies {
  readonly store: FileReleaseStore;
  /**
   * Ensures an intact copy of exactly this release: compares every byte with the manifest, in the copy or, if that is
   * missing or damaged, in the source while copying it. An empty list means that the copy can be used.
   */
  readonly take: (manifest: ReleaseManifest, source: ReleaseStore) => Promise<readonly RefusalReason[]>;
  /** Flushes copies to the disk; using them does not wait for it, since each use compares their bytes. */
  readonly flush: (releases: readonly ReleaseReference[]) => Promise<void>;
  /** Removes all other copies. */
  readonly keepOnly: (releases: readonly ReleaseReference[]) => Promise<void>;
}

const nameRelease = ({ name, version }: ReleaseReference) => `${name}@${version}`;

async function isSameManifest(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  try {
    return renderCanonicalJson(await store.readManifest(manifest)) === renderCanonicalJson(manifest);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) return false;
    throw error;
  }
}

/** Opens the folder of copies. */
export function createVerifiedCopies(directory: string): VerifiedCopies {
  const store = createFileReleaseStore(directory, { isDurable: false });
  const flushed = new Set<string>();
  let latest: Promise<unknown> = Promise.resolve();

  async function take(manifest: ReleaseManifest, source: ReleaseStore): Promise<readonly RefusalReason[]> {
    if ((await isSameManifest(store, manifest)) && (await store.verifyFiles(manifest)).length === 0) return [];
    const { contents, reasons } = await source.readVerifiedFiles(manifest);
    if (reasons.length > 0) return reasons;
    flushed.delete(nameRelease(manifest));
    await store.remove(manifest);
    await store.publish(manifest, contents);
    return [];
  }

  return {
    store,
    // One after the other: two that copy the same release would take it away from each other.
    take: (manifest, source) => {
      const taking = latest.then(() => take(manifest, source));
      latest = taking.catch(() => {});
      return taking;
    },
    flush: async (releases) => {
      for (const release of releases) {
        const name = nameRelease(release);
        if (flushed.has(name)) continue;
        await store.flush(release);
        flushed.add(name);
      }
    },
    keepOnly: async (releases) => {
      const kept = new Set(releases.map(nameRelease));
      for (const release of await store.list()) {
        if (!kept.has(nameRelease(release))) await store.remove(release);
      }
    },
  };
}
