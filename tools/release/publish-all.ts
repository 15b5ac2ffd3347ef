import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { openRegistry } from './open-registry.ts';
import { type PublishResult, publishBuild } from './publish-build.ts';
import { hasBuild, readBuild } from './read-build.ts';

/** The result of publishing everything; `set` is null when no unit has a build and nothing is active. */
export interface PublishAllResult {
  readonly releases: readonly PublishResult[];
  /** Units with a build whose release nobody would accept from here, because their team has the key; what is active stays. */
  readonly left: readonly UnitName[];
  readonly set: ReleaseSet | null;
  readonly isChanged: boolean;
  /** There was no registry before. */
  readonly isNew: boolean;
}

/** Publishes the units below `root` that have a build and activates those that differ from the active set, in one activation. */
export async function publishAll(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<PublishAllResult> {
  const registry = openRegistry(environment);
  const { store, trustedKeys, signingKeys } = registry;
  const releases: PublishResult[] = [];
  const left: UnitName[] = [];
  for (const name of (await readdir(root)).filter(isUnitName).toSorted()) {
    const dist = join(root, name, 'dist');
    if (!(await hasBuild(dist))) continue;
    const privateKey = signingKeys?.(name, 'release') ?? null;
    if (trustedKeys !== null && privateKey === null) left.push(name);
    else releases.push(await publishBuild(await readBuild(name, dist), { store, privateKey, trustedKeys }));
  }
  const state = await registry.pointer.readState();
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const isChanged =
    releases.some(({ name, version }) => state.set?.versions[name] !== version) ||
    state.refused.some(({ name }) => versions[name] !== undefined);
  const isNew = state.entries.length === 0;
  if (!isChanged) return { releases, left, set: state.set, isChanged, isNew };
  const by = environment['RELEASE_BY'] || environment['USER'] || 'npm start';
  const { set } = await activateReleases(registry, versions, { by, reason: 'publish all' });
  return { releases, left, set, isChanged, isNew };
}
