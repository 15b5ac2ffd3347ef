import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type ReleaseManifest, releaseManifestSchema } from '@kmx/shared-contracts/release.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { isFileError, syncToDisk } from '../files/durable-file.server.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { readRegularFile, resolveRealRoot } from '../files/regular-file.server.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import {
  assertSameRelease,
  compareUnits,
  createRefusal,
  manifestFileName,
  maxManifestBytes,
  parseManifest,
  versionSchema,
} from './release-manifest.server.ts';
import type { ReleaseStore } from './release-store.ts';
import { moveStagedRelease, type WriteOptions, writeStagedRelease } from './staged-release.server.ts';
import { createVerification, type ReleaseReader } from './verify-release-files.server.ts';

/** A store whose releases are folders of this machine. */
export interface FileReleaseStore extends ReleaseStore {
  /** Flushes a release to the disk, so that it survives a power failure; for stores that do not do so while publishing. */
  flush(release: ReleaseReference): Promise<void>;
  /** Absolute path of a file of a release; throws RangeError for a path that leaves the release. */
  resolveFile(release: ReleaseReference, path: string): string;
}

async function listFolder(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isFileError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/**
 * Release store in a folder, `{name}/{version}/`. A published release is on the disk, unless `isDurable` is false: then
 * call `flush`. `onStep` lets a test end the process between two steps of a publication.
 */
export function createFileReleaseStore(
  directory: string,
  { onStep = () => {}, isDurable = true }: Partial<WriteOptions> = {},
): FileReleaseStore {
  const root = resolve(directory);
  const refused = join(root, '.refused');
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
    return parseManifest(release, new TextDecoder().decode(content));
  }

  async function listEntries(folder: string) {
    return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isFileError(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    });
  }

  async function openRelease(release: ReleaseReference): Promise<ReleaseReader> {
    const realRoot = await resolveRealRoot(root);
    return {
      read: async (path, maxBytes) => readRegularFile(realRoot, relative(root, resolveFile(release, path)), maxBytes),
      list: async () => {
        const folder = resolveRelease(release);
        return (await listEntries(folder))
          .filter((entry) => !entry.isDirectory())
          .map((entry) => ({
            path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
            isPlain: entry.isFile(),
          }));
      },
    };
  }

  return {
    ...createVerification(openRelease),
    resolveFile,
    readManifest,
    async flush(release) {
      const folder = resolveRelease(release);
      const entries = await listEntries(folder);
      const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
      await mapInBatches([...paths, folder, dirname(folder)], syncToDisk);
    },
    async remove(release) {
      await rm(resolveRelease(release), { recursive: true, force: true });
    },

    async publish(manifest, contents) {
      const { name, version } = v.parse(releaseManifestSchema, manifest);
      await mkdir(root, { recursive: true });
      if ((await listFolder(resolveRelease(manifest))).length === 0) {
        const text = JSON.stringify(manifest, null, 2);
        const staged = await writeStagedRelease(root, contents, { name: manifestFileName, text }, writing);
        if (await moveStagedRelease(staged, resolveRelease(manifest), writing)) return 'published';
      }
      assertSameRelease(await readManifest({ name, version }), manifest);
      return 'present';
    },

    async setAside(release) {
      await mkdir(refused, { recursive: true });
      const place = join(refused, `${release.name}@${release.version}-${randomUUID()}`);
      try {
        await rename(resolveRelease(release), place);
      } catch (error) {
        if (isFileError(error, 'ENOENT')) return;
        throw error;
      }
      // A folder that is moved keeps the time at which it was published.
      const now = new Date();
      await utimes(place, now, now);
    },

    async listSetAside() {
      const found = await mapInBatches(await listFolder(refused), async (id) => {
        const place = join(refused, id);
        return { id, place, setAsideAt: (await stat(place)).mtime };
      });
      return found.toSorted((one, other) => one.setAsideAt.getTime() - other.setAsideAt.getTime());
    },

    async removeSetAside(id) {
      if (basename(id) !== id || ['', '.', '..'].includes(id))
        throw new RangeError('path leaves the folder of what was set aside');
      await rm(join(refused, id), { recursive: true, force: true });
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
