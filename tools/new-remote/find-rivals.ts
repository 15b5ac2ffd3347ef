import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { loadDeclaration } from '../checks/load-declaration.ts';
import type { NewRemote } from './parse-arguments.ts';

/** Somebody who has a place already: a remote, and where that is said. */
interface Rival {
  readonly name: string;
  readonly source: 'checkout' | 'registry';
  readonly mounts: readonly Mount[];
}

async function listCheckoutRivals(root: string): Promise<readonly Rival[]> {
  const names = globSync('remote-*', { cwd: root }).filter((name) =>
    existsSync(path.join(root, name, 'rspack.config.ts')),
  );
  return Promise.all(
    names.map(async (name): Promise<Rival> => {
      const { mounts } = await loadDeclaration(path.join(root, name));
      return { name, source: 'checkout', mounts };
    }),
  );
}

async function listActiveRivals({ pointer, store }: ReleaseRegistry): Promise<readonly Rival[]> {
  const set = await pointer.read();
  const releases = listReleases(set?.versions ?? {}).filter(({ name }) => name !== 'shell');
  return Promise.all(
    releases.map(async (release): Promise<Rival> => {
      const { mounts = [] } = await store.readManifest(release).catch(ignoreRefused);
      return { name: release.name, source: 'registry', mounts };
    }),
  );
}

// A release that no shell would serve holds no place.
function ignoreRefused(error: unknown): Pick<ReleaseManifest, 'mounts'> {
  if (error instanceof ReleaseRefusedError) return {};
  throw error;
}

/**
 * Why a remote cannot be made, as a sentence; undefined when it can. Without a registry (null) only the checkout is asked.
 * Rejects when checkout or registry cannot be read.
 */
export async function findObjection(
  { name, path: mountPath, isLocalized }: NewRemote,
  root: string,
  registry: ReleaseRegistry | null,
): Promise<string | undefined> {
  if (existsSync(path.join(root, name))) return `${name} exists already in this checkout. Choose another name.`;
  const rivals = [...(await listCheckoutRivals(root)), ...(registry ? await listActiveRivals(registry) : [])];
  if ((await registry?.store.list())?.some((release) => release.name === name))
    return `${name} has releases in the registry already, so the name belongs to another team. Choose another name.`;
  const rival = rivals.find(({ mounts }) =>
    mounts.some((mount) => mount.path === mountPath && mount.isLocalized === isLocalized),
  );
  if (rival === undefined) return undefined;
  const place = isLocalized ? `/{locale}${mountPath}` : mountPath;
  return `${place} is the place of ${rival.name} (${rival.source}). Choose another path.`;
}
