import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readContainerVersion } from '@kmx/release-registry/active-set/container-version.server.ts';
import { isFileError } from '@kmx/release-registry/files/durable-file.server.ts';
import type { BrowserOnly } from '@kmx/shared-contracts/browser-only.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { type BuildDescription, BuildError, parseBuildDescription } from './build-description.ts';

/** A unit's build in memory: its description with paths as in the release, and the bytes of every file. */
export interface UnitBuild
  extends Pick<
    BuildDescription,
    | 'contractVersion'
    | 'earlierContracts'
    | 'federationVersion'
    | 'mounts'
    | 'capabilities'
    | 'smokePages'
    | 'operations'
    | 'sources'
  > {
  readonly name: UnitName;
  readonly browserEntry: string;
  readonly serverEntry: string | null;
  readonly browserOnly?: BrowserOnly;
  readonly initial: BuildDescription['initial'];
  readonly parts: BuildDescription['parts'];
  readonly catalogues: Readonly<Record<string, string>>;
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

/** The files of a folder by their path from `root`; none when it does not exist. */
export async function readFolder(root: string, folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isFileError(error, 'ENOENT')) return [];
      throw error;
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  const contents = new Map<string, Uint8Array>();
  for (const path of paths) contents.set(path, await readFile(join(root, path)));
  return contents;
}

function createPathResolver(contents: ReadonlyMap<string, Uint8Array>, folder: string): (path: string) => string {
  return (path) => {
    const found = [path, `${folder}/${path}`].find((candidate) => contents.has(candidate));
    if (found === undefined) throw new BuildError(`build.json names ${path}, which the build does not contain`);
    return found;
  };
}

function resolveServerEntry(
  name: UnitName,
  given: string | null | undefined,
  contents: ReadonlyMap<string, Uint8Array>,
) {
  if (name === 'shell') return null;
  if (typeof given === 'string') return createPathResolver(contents, 'server')(given);
  const scripts = [...contents.keys()].filter((path) => /^server\/[^/]+\.c?js$/.test(path));
  const main = scripts.find((path) => /^server\/(?:main|remote)\.c?js$/.test(path));
  const entry = main ?? (scripts.length === 1 ? scripts[0] : undefined);
  if (entry === undefined)
    throw new BuildError(`${name}: dist/server must hold one script, or one called main.cjs or remote.cjs`);
  return entry;
}

async function checkContainer(
  name: UnitName,
  federationVersion: string,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  if (name === 'shell') return;
  const read = async (path: string) => contents.get(path) ?? Promise.reject(new Error('is missing'));
  const version = await readContainerVersion(read).catch((error: Error) => error.message);
  if (version === federationVersion) return;
  throw new BuildError(
    `${name}: build.json says federation version ${federationVersion}, its container says ${version}; build it again`,
  );
}

/** Reads the build of a unit from its `dist` folder; throws BuildError when something a release needs is absent. */
export async function readBuild(name: UnitName, dist: string): Promise<UnitBuild> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch((error: unknown) => {
    if (isFileError(error, 'ENOENT', 'ENOTDIR'))
      throw new BuildError(`${name}: there is no build (dist/build.json is missing)`);
    throw error;
  });
  const description = parseBuildDescription(text);
  const {
    contractVersion,
    earlierContracts,
    federationVersion,
    mounts,
    capabilities,
    smokePages,
    operations,
    sources,
  } = description;
  if (name !== 'shell' && mounts === undefined)
    throw new BuildError(`${name}: build.json says no mounts; build it again`);
  const contents = new Map([...(await readFolder(dist, 'browser')), ...(await readFolder(dist, 'server'))]);
  await checkContainer(name, federationVersion, contents);
  const resolveBrowserPath = createPathResolver(contents, 'browser');
  const resolveAssets = ({ scripts, styles }: BuildDescription['initial']) => ({
    scripts: scripts.map(resolveBrowserPath),
    styles: styles.map(resolveBrowserPath),
  });
  const catalogues = Object.entries(description.catalogues).map(([language, path]) => [
    language,
    resolveBrowserPath(path),
  ]);
  return {
    name,
    contractVersion,
    ...(earlierContracts === undefined ? {} : { earlierContracts }),
    federationVersion,
    ...(mounts === undefined ? {} : { mounts }),
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(smokePages === undefined ? {} : { smokePages }),
    ...(operations === undefined ? {} : { operations: createPathResolver(contents, 'server')(operations) }),
    sources,
    browserEntry: resolveBrowserPath(description.browserEntry),
    serverEntry: resolveServerEntry(name, description.serverEntry, contents),
    initial: resolveAssets(description.initial),
    parts: Object.fromEntries(
      Object.entries(description.parts).map(([part, { levels, ...assets }]) => [
        part,
        { ...resolveAssets(assets), ...(levels === undefined ? {} : { levels }) },
      ]),
    ),
    catalogues: Object.fromEntries(catalogues),
    contents,
  };
}

/** Whether a unit has a build at all. */
export async function hasBuild(dist: string): Promise<boolean> {
  return readFile(join(dist, 'build.json')).then(
    () => true,
    () => false,
  );
}
