import type { ReleaseManifest } from '../release.ts';
import { renderCanonicalJson } from './canonical-json.ts';
import { createFileReleaseStore } from './file-release-store.server.ts';
import { mapInBatches } from './map-in-batches.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-errors.ts';
import type { ReleaseReference } from './release-reference.ts';
import type { ReleaseStore } from './release-store.ts';

/** Releases in a folder that only this process writes: what it runs and serves, whatever becomes of the registry. */
export interface VerifiedCopies {
  readonly store: ReleaseStore;
  /**
   * Makes sure that an intact copy of exactly this release is here: every byte is compared with the manifest, of the copy or,
   * where it is missing or damaged, of the source while it is copied. An empty list means that the copy can be used.
   */
  readonly take: (manifest: ReleaseManifest, source: ReleaseStore) => Promise<readonly RefusalReason[]>;
  /** Removes all other copies. */
  readonly keepOnly: (releases: readonly ReleaseReference[]) => Promise<void>;
}

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
  const store = createFileReleaseStore(directory);
  let latest: Promise<unknown> = Promise.resolve();

  async function copy(manifest: ReleaseManifest, source: ReleaseStore): Promise<void> {
    const contents = await mapInBatches(
      manifest.files,
      async ({ path }) => [path, await source.readVerifiedFile(manifest, path)] as const,
    );
    await store.remove(manifest);
    await store.publish(manifest, new Map(contents));
  }

  async function take(manifest: ReleaseManifest, source: ReleaseStore): Promise<readonly RefusalReason[]> {
    if ((await isSameManifest(store, manifest)) && (await store.verifyFiles(manifest)).length === 0) return [];
    const reasons = await source.verifyFiles(manifest);
    if (reasons.length > 0) return reasons;
    try {
      await copy(manifest, source);
      return [];
    } catch (error) {
      if (error instanceof ReleaseRefusedError) return error.reasons;
      throw error;
    }
  }

  return {
    store,
    // One after the other: two that copy the same release would take it away from each other.
    take: (manifest, source) => {
      const taking = latest.then(() => take(manifest, source));
      latest = taking.catch(() => {});
      return taking;
    },
    keepOnly: async (releases) => {
      const kept = new Set(releases.map(({ name, version }) => `${name}@${version}`));
      for (const release of await store.list()) {
        if (!kept.has(`${release.name}@${release.version}`)) await store.remove(release);
      }
    },
  };
}
