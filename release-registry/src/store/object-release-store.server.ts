import { randomUUID } from 'node:crypto';
import { type ObjectStore, ObjectStoreError } from '@kmx/server-kit/objects/object-store.ts';
import { type ReleaseManifest, releaseManifestSchema } from '@kmx/shared-contracts/release.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { OutcomeUnknownError, type ReleaseDatabase } from '../database/release-database.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import { removeAbandonedObjects } from './abandoned-objects.server.ts';
import {
  assertSameRelease,
  compareUnits,
  createRefusal,
  maxManifestBytes,
  parseManifest,
  versionSchema,
} from './release-manifest.server.ts';
import { resolveObjectKey, resolvePlacePrefix } from './release-objects.ts';
import type { ReleaseStore } from './release-store.ts';
import { createVerification, type ReleaseReader } from './verify-release-files.server.ts';

/** How many objects are on their way at once. */
const objectsAtOnce = 16;

interface ReleaseRow {
  readonly place: string;
  readonly text: string;
}

/** Lets a test end the process between two steps. */
interface ObjectStoreOptions {
  readonly onStep?: (step: string) => void;
}

/**
 * Releases whose files are objects, and whose manifests are rows of the table `release_manifest`. A publication writes its
 * objects to a place of its own, reads them all back, and then claims name and version by inserting the row: so a release
 * appears complete or not at all, of several that publish one version exactly one does, and no object is ever overwritten
 * that somebody reads.
 */
export function createObjectReleaseStore(
  { database, objects }: { readonly database: ReleaseDatabase; readonly objects: ObjectStore },
  { onStep = () => {} }: ObjectStoreOptions = {},
): ReleaseStore {
  // They are parts of keys.
  const check = ({ name, version }: ReleaseReference): readonly [string, string] => [
    v.parse(unitNameSchema, name),
    v.parse(versionSchema, version),
  ];

  async function findRow(release: ReleaseReference): Promise<ReleaseRow | null> {
    const [row] = await database.query<ReleaseRow>(
      `select place, case when octet_length(text) <= ${maxManifestBytes} then text else '' end as text
       from release_manifest where name = $1 and version = $2`,
      check(release),
    );
    return row ?? null;
  }

  async function readManifest(release: ReleaseReference): Promise<ReleaseManifest> {
    const row = await findRow(release);
    if (row === null) throw new ReleaseRefusedError([createRefusal(release, 'release-missing', 'was never published')]);
    return parseManifest(release, row.text);
  }

  async function openRelease(release: ReleaseReference): Promise<ReleaseReader> {
    const row = await findRow(release);
    const resolve = (path: string) => resolveObjectKey(release, row?.place ?? 'none', path);
    if (row === null)
      return {
        read: async (path) => {
          resolve(path);
          return 'missing';
        },
        list: () => Promise.resolve([]),
      };
    const prefix = resolvePlacePrefix(release, row.place);
    return {
      read: async (path, maxBytes) => objects.get(resolve(path), maxBytes),
      list: async () =>
        (await objects.list(prefix)).map(({ key }) => ({ path: key.slice(prefix.length), isPlain: true })),
      readsAtOnce: objectsAtOnce,
    };
  }

  async function removeObjects(prefix: string): Promise<void> {
    await mapInBatches(await objects.list(prefix), ({ key }) => objects.remove(key), objectsAtOnce);
  }

  async function writeObjects(
    release: ReleaseReference,
    place: string,
    contents: ReadonlyMap<string, Uint8Array>,
  ): Promise<void> {
    const resolve = (path: string) => resolveObjectKey(release, place, path);
    onStep('place-chosen');
    await mapInBatches(
      [...contents],
      async ([path, content]) => {
        await objects.put(resolve(path), content);
        onStep('file-written');
      },
      objectsAtOnce,
    );
    // What a store says of its success is no proof.
    await mapInBatches(
      [...contents],
      async ([path, content]) => {
        const stored = await objects.get(resolve(path), content.byteLength);
        if (stored === 'missing')
          throw new ObjectStoreError(
            objects.place,
            `took ${resolve(path)} and does not have it: nothing was published`,
          );
        if (stored === 'too-long' || Buffer.compare(stored, content) !== 0)
          throw new ObjectStoreError(
            objects.place,
            `took ${resolve(path)} and has other bytes under that key: nothing was published`,
          );
      },
      objectsAtOnce,
    );
    onStep('staged');
  }

  /** Whether this publication has got name and version, which it can get once. */
  async function claim(release: ReleaseReference, { place, text }: ReleaseRow): Promise<boolean> {
    try {
      const claimed = await database.query(
        `insert into release_manifest (name, version, place, text) values ($1, $2, $3, $4)
         on conflict (name, version) do nothing returning place`,
        [...check(release), place, text],
      );
      return claimed.length === 1;
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) throw error;
      // It may be there all the same.
      const row = await findRow(release).catch(() => null);
      if (row !== null) return row.place === place;
      throw new OutcomeUnknownError(
        `${error.message}. Whether ${release.name}@${release.version} was published is not known: publish it again`,
      );
    }
  }

  return {
    ...createVerification(openRelease),
    readManifest,

    async publish(manifest, contents) {
      const { name, version } = v.parse(releaseManifestSchema, manifest);
      const release = { name, version };
      if ((await findRow(release)) === null) {
        const place = randomUUID();
        await removeAbandonedObjects(name, { database, objects });
        await writeObjects(release, place, contents);
        const isClaimed = await claim(release, { place, text: JSON.stringify(manifest) });
        onStep('claimed');
        if (isClaimed) return 'published';
        await removeObjects(resolvePlacePrefix(release, place));
      }
      assertSameRelease(await readManifest(release), manifest);
      return 'present';
    },

    async setAside(release) {
      await database.query(
        `with taken as (delete from release_manifest where name = $1 and version = $2 returning place, name, version, text)
         insert into release_set_aside (place, name, version, text) select place, name, version, text from taken`,
        check(release),
      );
    },

    async listSetAside() {
      const rows = await database.query<{ place: string; name: string; version: string; at: Date }>(
        'select place, name, version, set_aside_at as at from release_set_aside order by set_aside_at',
      );
      return rows.map(({ place, name, version, at }) => ({
        id: place,
        place: resolvePlacePrefix({ name, version }, place),
        setAsideAt: at,
      }));
    },

    async removeSetAside(id) {
      const [row] = await database.query<{ name: string; version: string }>(
        'delete from release_set_aside where place = $1 returning name, version',
        [v.parse(v.pipe(v.string(), v.uuid()), id)],
      );
      if (row) await removeObjects(resolvePlacePrefix(row, id));
    },

    async list() {
      const rows = await database.query<{ name: string; version: string }>(
        'select name, version from release_manifest',
      );
      return rows
        .flatMap(({ name, version }) => (isUnitName(name) && v.is(versionSchema, version) ? [{ name, version }] : []))
        .toSorted((left, right) => compareUnits(left.name, right.name) || (left.version < right.version ? -1 : 1));
    },

    async remove(release) {
      const [row] = await database.query<{ place: string }>(
        'delete from release_manifest where name = $1 and version = $2 returning place',
        check(release),
      );
      if (row) await removeObjects(resolvePlacePrefix(release, row.place));
    },
  };
}
