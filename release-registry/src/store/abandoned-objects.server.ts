import type { ObjectStore } from '@kmx/server-kit/objects/object-store.ts';
import type { ReleaseDatabase } from '../database/release-database.ts';
import { mapInBatches } from '../files/map-in-batches.ts';
import { findPlace, resolveUnitPrefix } from './release-objects.ts';

const abandonedAfterMs = 3_600_000;
const removalsAtOnce = 16;

/** Removes the objects of a unit's publications that ended more than an hour ago without having claimed a version. */
export async function removeAbandonedObjects(
  name: string,
  { database, objects }: { readonly database: ReleaseDatabase; readonly objects: ObjectStore },
): Promise<void> {
  const old = (await objects.list(resolveUnitPrefix(name))).filter(
    ({ modifiedAt }) => Date.now() - modifiedAt.getTime() > abandonedAfterMs,
  );
  if (old.length === 0) return;
  // Read after the objects: whatever is claimed meanwhile is found.
  const rows = await database.query<{ place: string }>(
    `select place from release_manifest where name = $1
     union all select place from release_set_aside where name = $1`,
    [name],
  );
  const claimed = new Set(rows.map(({ place }) => place));
  const abandoned = old.filter(({ key }) => {
    const place = findPlace(name, key);
    return place !== null && !claimed.has(place);
  });
  await mapInBatches(abandoned, ({ key }) => objects.remove(key), removalsAtOnce);
}
