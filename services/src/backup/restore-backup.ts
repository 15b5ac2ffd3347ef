import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  copyRegistry,
  RegistryInUseError,
  refuseUsedRegistry,
} from '@kmx/release-registry/registry/copy-registry.server.ts';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { RegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { type BackupDescription, dataFolder, keptFiles, keptFolders, releasesFolder } from './backup-format.ts';
import { returnFiles } from './copy-files.ts';
import { readTables, refuseOtherVersion, refuseUsedDatabase, verifyBackup } from './read-tables.ts';

interface RestorePlaces {
  readonly dataDirectory: string;
  readonly registry: RegistryPlace;
}

const isUsed = (place: string): boolean =>
  existsSync(place) && !(statSync(place).isDirectory() && readdirSync(place).length === 0);

async function refuseUsed(place: RegistryPlace): Promise<void> {
  if (place.kind === 'folder') return;
  const registry = openRegistry(place, null);
  try {
    await refuseUsedRegistry(registry);
  } catch (error) {
    throw error instanceof RegistryInUseError ? new RefusedError(error.message) : error;
  } finally {
    await registry.close();
  }
}

/** Throws a RefusedError when something is where the backup's files belong; empty folders may be there. */
export async function refuseUsedPlaces({ dataDirectory, registry }: RestorePlaces): Promise<void> {
  const places = [...keptFolders, ...keptFiles].map((name) => path.join(dataDirectory, name));
  const used = [...places, ...(registry.kind === 'folder' ? [registry.directory] : [])].find(isUsed);
  if (used !== undefined)
    throw new RefusedError(`${used} is in use already. A backup is restored into empty folders only.`);
  await refuseUsed(registry);
}

interface OpenBackup {
  readonly folder: string;
  readonly description: BackupDescription;
}

/** Gives the registry of a backup back to its place; returns the number of its files. */
async function returnReleases({ folder, description }: OpenBackup, place: RegistryPlace): Promise<number> {
  const { files } = description;
  if (place.kind === 'folder') return returnFiles({ backup: folder, name: releasesFolder, files }, place.directory);
  const kept = files.filter((file) => file.path.startsWith(`${releasesFolder}/`));
  if (kept.length === 0) return 0;
  const from = openRegistry({ kind: 'folder', directory: path.join(folder, releasesFolder) }, null);
  const to = openRegistry(place, null);
  try {
    const { damaged } = await copyRegistry(from, to);
    const [first] = damaged;
    if (first) throw new Error(`${first.name}@${first.version} cannot be restored: ${first.code} (${first.detail}).`);
    return kept.length;
  } finally {
    await to.close();
  }
}

const describeRegistry = (place: RegistryPlace): string =>
  place.kind === 'folder'
    ? place.directory
    : `the tables release_... of RELEASES_DATABASE_URL, the objects below ${place.objects.prefix}releases/`;

/**
 * Restores a backup into an empty database and empty folders, after all of it was found as it was written; returns how many
 * rows and files. Files come first: a restore that is interrupted leaves a database that no services start on with half
 * of them. A RefusedError means that nothing was changed.
 */
export async function restoreBackup(
  database: Kysely<Database>,
  backup: OpenBackup,
  places: RestorePlaces,
): Promise<{ readonly rows: number; readonly files: number }> {
  const { folder, description } = backup;
  await refuseUsedPlaces(places);
  await refuseUsedDatabase(database);
  await refuseOtherVersion(description);
  await verifyBackup(folder, description);
  const { files } = description;
  try {
    const data = await returnFiles({ backup: folder, name: dataFolder, files }, places.dataDirectory);
    const releases = await returnReleases(backup, places.registry);
    return { rows: await readTables(database, folder, description), files: data + releases };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\nThe restore was not finished. Before another try, empty the database, ${describeRegistry(places.registry)}, and in ${places.dataDirectory} what is of the backup: ${[...keptFolders, ...keptFiles].join(', ')}.`,
      { cause: error },
    );
  }
}
