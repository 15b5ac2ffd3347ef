import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases, type ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { ReleaseConflictError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseVersions } from '@kmx/release-registry/release/release-reference.ts';
import { parsePrivateKey } from '@kmx/release-registry/signature/signature.server.ts';
import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import { openRegistry } from './open-registry.ts';
import { type PublishResult, publishBuild } from './publish-build.ts';
import { hasBuild, readBuild } from './read-build.ts';

const attempts = 3;

/** The result of publishing everything; `set` is null when no unit has a build and nothing is active. */
export interface PublishAllResult {
  readonly releases: readonly PublishResult[];
  readonly set: ReleaseSet | null;
  readonly isChanged: boolean;
}

async function activateWithRetry(
  registry: ReleaseRegistry,
  versions: ReleaseVersions,
  by: string,
): Promise<ReleaseSet> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await activateReleases(registry, versions, { by, reason: 'publish all' });
    } catch (error) {
      // The content of the working copy is wanted whatever was active, so after a lost race it is simply run again.
      if (!(error instanceof ReleaseConflictError) || attempt === attempts) throw error;
    }
  }
}

/** Publishes the units below `root` that have a build and activates those that differ from the active set, in one activation. */
export async function publishAll(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<PublishAllResult> {
  const registry = openRegistry(environment);
  const privateKey = parsePrivateKey(environment['RELEASE_PRIVATE_KEY']);
  const releases: PublishResult[] = [];
  for (const name of (await readdir(root)).filter(isUnitName).toSorted()) {
    const dist = join(root, name, 'dist');
    if (!(await hasBuild(dist))) continue;
    releases.push(await publishBuild(await readBuild(name, dist), { store: registry.store, privateKey }));
  }
  const active = await registry.pointer.read();
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const isChanged = releases.some(({ name, version }) => active?.versions[name] !== version);
  if (!isChanged) return { releases, set: active, isChanged };
  const by = environment['RELEASE_BY'] || environment['USER'] || 'npm start';
  return { releases, set: await activateWithRetry(registry, versions, by), isChanged };
}
