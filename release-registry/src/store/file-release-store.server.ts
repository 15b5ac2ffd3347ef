import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@kmx/shared-contracts/release.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { isFileError, syncToDisk } from '../files/durable-file.server.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { readRegularFile, resolveRealRoot } from '../files/regular-file.server.ts';
import { renderCanonicalJson } from '../release/canonical-json.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import { isReleaseFileIntact } from './release-file.server.ts';
import type { ReleaseStore } from './release-store.ts';
import { moveStagedRelease, type WriteOptions, writeStagedRelease } from './staged-release.server.ts';

/** Name of the manifest inside a release; it lists every other file, so it cannot list itself. */
export const manifestFileName = 'release.json';

const manifestTextSchema = v.pipe(v.string(), v.parseJson(), releaseManifestSchema);
const versionSchema = releaseManifestSchema.entries.version;
/** A manifest lists a few hundred files; a longer text is none. */
const maxManifestBytes = 4 * 1024 * 1024;

// Who reads it follows it to its depth, also to check its signature; that of a manifest is five.
const maxDepth = 20;

function measureDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

function parseManifest(text: string) {
  return measureDepth(text) > maxDepth ? null : v.safeParse(manifestTextSchema, text);
}

function createRefusal({ name, version }: ReleaseReference, code: RefusalCode, detail: string): RefusalReason {
  return { name, version, code, detail };
}

async function listFolder(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isFileError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** The shell first, then the remotes by name. */
function compareUnits(left: UnitName, right: UnitName): number {
  if (left === 'shell' || right === 'shell') return left === 'shell' ? -1 : 1;
  return left < right ? -1 : 1;
}

/**
 * Release store in a folder, `{name}/{version}/`. A published release is on the disk, unless `isDurable` is false: then
 * call `flush`. `onStep` lets a test end the process between two steps of a publication.
 */
export function createFileReleaseStore(
  directory: string,
  { onStep = () => {}, isDurable = true }: Partial<WriteOptions> = {},
): ReleaseStore {
  const root = resolve(directory);
  const writing: WriteOptions = { onStep, isDurable };

  function resolveRelease(release: ReleaseReference): string {
    return join(root, v.parse(unitNameSchema, release.name), v.parse(versionSchema, release.version));
  }

  function resolveFile(release: ReleaseReference, path: string): string {
    const folder = resolveRelease(release);
    const file = resolve(folder, path);
    if (!file.startsWith(folder + sep) || path.includes('\0')) throw new RangeError('path leaves the release');
    return file;
  }

  async function readManifest(release: ReleaseReference): Promise<ReleaseManifest> {
    const folder = relative(root, resolveRelease(release));
    const content = await readRegularFile(
      await resolveRealRoot(root),
      join(folder, manifestFileName),
      maxManifestBytes,
    );
    if (content === 'missing') {
      throw new ReleaseRefusedError([createRefusal(release, 'release-missing', 'was never published')]);
    }
    if (typeof content === 'string') {
      throw new ReleaseRefusedError([createRefusal(release, 'manifest-invalid', `${manifestFileName} is ${content}`)]);
    }
    const result = parseManifest(new TextDecoder().decode(content));
    if (result === null)
      throw new ReleaseRefusedError([createRefusal(release, 'manifest-invalid', 'is nested too deep')]);
    if (!result.success) {
      const detail = `${v.getDotPath(result.issues[0]) ?? manifestFileName}: ${result.issues[0].message}`;
      throw new ReleaseRefusedError([createRefusal(release, 'manifest-invalid', detail)]);
    }
    const { name, version } = result.output;
    if (name !== release.name || version !== release.version) {
      throw new ReleaseRefusedError([createRefusal(release, 'manifest-mismatch', `is ${name}@${version}`)]);
    }
    return result.output;
  }

  async function readVerifiedFile(
    manifest: ReleaseManifest,
    path: string,
    realRoot = resolveRealRoot(root),
  ): Promise<Uint8Array> {
    const entry = manifest.files.find((file) => file.path === path);
    if (entry === undefined) throw new ReleaseRefusedError([createRefusal(manifest, 'file-unlisted', path)]);
    const content = await readRegularFile(await realRoot, relative(root, resolveFile(manifest, path)), entry.bytes);
    if (content === 'missing') throw new ReleaseRefusedError([createRefusal(manifest, 'file-missing', path)]);
    if (typeof content !== 'string' && isReleaseFileIntact(entry, content)) return content;
    throw new ReleaseRefusedError([createRefusal(manifest, 'file-changed', path)]);
  }

  async function listEntries(folder: string) {
    return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isFileError(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    });
  }

  async function findUnlistedFiles(manifest: ReleaseManifest): Promise<readonly string[]> {
    const folder = resolveRelease(manifest);
    const listed = new Set([...manifest.files.map((file) => file.path), manifestFileName]);
    return (await listEntries(folder))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => ({ entry, path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/') }))
      .filter(({ entry, path }) => !entry.isFile() || !listed.has(path))
      .map(({ path }) => path);
  }

  async function inspectFiles(
    manifest: ReleaseManifest,
    onIntact: (path: string, content: Uint8Array) => void = () => {},
  ): Promise<readonly RefusalReason[]> {
    const realRoot = resolveRealRoot(root);
    const reasons = await mapInBatches(manifest.files, async ({ path }) => {
      try {
        onIntact(path, await readVerifiedFile(manifest, path, realRoot));
        return [];
      } catch (error) {
        if (error instanceof ReleaseRefusedError) return error.reasons;
        throw error;
      }
    });
    const unlisted = await findUnlistedFiles(manifest);
    return [...reasons.flat(), ...unlisted.map((path) => createRefusal(manifest, 'file-unlisted', path))];
  }

  // When and by whom something was built does not make it another release.
  function renderContentOf(manifest: ReleaseManifest): string {
    const files = manifest.files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
    return renderCanonicalJson({ ...manifest, files, createdAt: '', signature: null });
  }

  return {
    resolveFile,
    readManifest,
    verifyFiles: (manifest) => inspectFiles(manifest),
    readVerifiedFile: (manifest, path) => readVerifiedFile(manifest, path),
    async readVerifiedFiles(manifest) {
      const contents = new Map<string, Uint8Array>();
      const reasons = await inspectFiles(manifest, (path, content) => contents.set(path, content));
      return { contents, reasons };
    },
    async flush(release) {
      const folder = resolveRelease(release);
      const entries = await listEntries(folder);
      const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
      await mapInBatches([...paths, folder, dirname(folder)], syncToDisk);
    },
    remove: (release) => rm(resolveRelease(release), { recursive: true, force: true }),

    async publish(manifest, contents) {
      const { name, version } = v.parse(releaseManifestSchema, manifest);
      await mkdir(root, { recursive: true });
      if ((await listFolder(resolveRelease(manifest))).length === 0) {
        const text = JSON.stringify(manifest, null, 2);
        const staged = await writeStagedRelease(root, contents, { name: manifestFileName, text }, writing);
        if (await moveStagedRelease(staged, resolveRelease(manifest), writing)) return 'published';
      }
      const present = await readManifest({ name, version });
      if (renderContentOf(present) === renderContentOf(manifest)) return 'present';
      throw new ReleaseRefusedError([createRefusal(manifest, 'version-taken', 'holds other files')]);
    },

    async setAside(release) {
      const folder = join(root, '.refused');
      await mkdir(folder, { recursive: true });
      const place = join(folder, `${release.name}@${release.version}-${randomUUID()}`);
      await rename(resolveRelease(release), place).catch((error: unknown) => {
        if (!isFileError(error, 'ENOENT')) throw error;
      });
    },

    async list() {
      // An unreachable registry is an error, an empty one is not; so the root itself is read strictly.
      await mkdir(root, { recursive: true });
      const releases: ReleaseReference[] = [];
      const names = (await listFolder(root)).filter(isUnitName).toSorted(compareUnits);
      for (const name of names) {
        const versions = (await listFolder(join(root, name))).filter((version) => v.is(versionSchema, version));
        releases.push(...versions.toSorted().map((version) => ({ name, version })));
      }
      return releases;
    },
  };
}
