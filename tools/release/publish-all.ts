import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases, type ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { enterBuilds } from './enter-builds.ts';
import { createEntryRule } from './entry-rule.ts';
import { openRegistry } from './open-registry.ts';
import { type PublishResult, publishBuild } from './publish-build.ts';
import { hasBuild, readBuild, type UnitBuild } from './read-build.ts';

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
  const by = environment['RELEASE_BY'] || environment['USER'] || 'npm start';
  try {
    return await publishInto(registry, root, by);
  } finally {
    await registry.close();
  }
}

async function publishInto(registry: ReleaseRegistry, root: string, by: string): Promise<PublishAllResult> {
  const { store, trustedKeys, signingKeys } = registry;
  const isNew = (await registry.pointer.readState()).entries.length === 0;
  const builds: UnitBuild[] = [];
  const left: UnitName[] = [];
  for (const name of (await readdir(root)).filter(isUnitName).toSorted()) {
    const dist = join(root, name, 'dist');
    if (!(await hasBuild(dist))) continue;
    if (trustedKeys !== null && (signingKeys?.(name, 'release') ?? null) === null) left.push(name);
    else builds.push(await readBuild(name, dist));
  }
  await enterBuilds(registry, builds, by);
  const state = await registry.pointer.readState();
  const rule = createEntryRule(trustedKeys, state.unitEntries);
  const releases: PublishResult[] = [];
  for (const build of builds) {
    const privateKey = signingKeys?.(build.name, 'release') ?? null;
    releases.push(await publishBuild(build, { store, privateKey, ...rule }));
  }
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const isChanged =
    releases.some(({ name, version }) => state.set?.versions[name] !== version) ||
    state.refused.some(({ name }) => versions[name] !== undefined);
  if (!isChanged) return { releases, left, set: state.set, isChanged, isNew };
  // Builds of `npm run dev` are not minified.
  const overBudget = 'publish-all measures no budget';
  const { set } = await activateReleases(registry, versions, { by, reason: 'publish all', overBudget });
  return { releases, left, set, isChanged, isNew };
}
