import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { resolveCapabilities } from '@kmx/release-registry/release/resolve-capabilities.ts';
import type { ReleaseStore } from '@kmx/release-registry/store/release-store.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RemoteName, UnitName } from '@kmx/shared-contracts/units.ts';
import type { RemoteKey, RemoteVersion, RenderPool } from '../workers/pool-types.ts';

/** A remote whose bundle cannot serve, or a unit that does not render its smoke pages. */
export interface UnpreparedUnit extends RemoteKey {
  readonly name: UnitName;
  readonly error: unknown;
}

const mapEnding = '.map';

async function readTexts(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  ending: RegExp,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path } of manifest.files) {
    if (!path.startsWith('server/') || !ending.test(path)) continue;
    texts.set(path, new TextDecoder().decode(await store.readVerifiedFile(manifest, path)));
  }
  return texts;
}

async function readVersion(name: RemoteName, entry: string, manifest: ReleaseManifest, store: ReleaseStore) {
  const files = await readTexts(store, manifest, /\.c?js$/);
  const maps = await readTexts(store, manifest, /\.c?js\.map$/);
  const sourceMaps = new Map([...maps].map(([path, text]) => [path.slice(0, -mapEnding.length), text]));
  const { version, contractVersion, mounts = [] } = manifest;
  const hasSitePages = mounts.some(({ kind }) => kind === 'site');
  const capabilities = resolveCapabilities(manifest);
  return {
    name,
    version,
    entry,
    files,
    sourceMaps,
    contractVersion,
    capabilities,
    hasSitePages,
  } satisfies RemoteVersion;
}

/**
 * Reads the server bundles of a set, comparing every byte with its manifest, and has the workers evaluate them, one remote
 * after the other; a remote that cannot be prepared keeps none of the others from it.
 */
export async function prepareRemotes(
  pool: RenderPool,
  { manifests }: VerifiedSet,
  store: ReleaseStore,
): Promise<readonly UnpreparedUnit[]> {
  const unprepared: UnpreparedUnit[] = [];
  for (const manifest of Object.values(manifests)) {
    const { name } = manifest;
    if (name === 'shell' || !manifest.serverEntry) continue;
    try {
      await pool.prepare(await readVersion(name, manifest.serverEntry, manifest, store));
    } catch (error) {
      unprepared.push({ name, version: manifest.version, error });
    }
  }
  return unprepared;
}
