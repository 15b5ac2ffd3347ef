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
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { filesPrefix } from '../kept-files/object-files.ts';
import { migrateKeptFiles } from '../kept-files/open-kept-files.ts';
import {
  type BackupDescription,
  dataFolder,
  isGiven,
  keptFiles,
  keptFolders,
  releasesFolder,
} from './backup-format.ts';
import { returnFiles } from './copy-files.ts';
import { putObjects } from './object-folders.ts';
import { readTables, refuseOtherVersion, refuseUsedDatabase, verifyBackup } from './read-tables.ts';

interface RestorePlaces extends Pick<DatabaseConfiguration, 'dataDirectory' | 'fileStore'> {
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
export async function refuseUsedPlaces({
  dataDirectory,
  registry,
}: Pick<RestorePlaces, 'dataDirectory' | 'registry'>): Promise<void> {
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

/** Gives back what was in DATA_DIR, or in the object store beside it; returns the number of its files. */
async function returnData(
  database: Kysely<Database>,
  { folder, description }: OpenBackup,
  places: RestorePlaces,
): Promise<number> {
  if (places.fileStore !== null) await migrateKeptFiles(database);
  const hashes = await putObjects(database, places, path.join(folder, dataFolder));
  const isPut = (place: string) => places.fileStore !== null && isGiven(place.split('/')[1] ?? '');
  for (const { path: place, sha256 } of description.files) {
    const hash = hashes.get(place.slice(dataFolder.length + 1));
    if (hash !== undefined && hash !== sha256) throw new Error(`${place} was changed while it was restored.`);
  }
  const files = description.files.filter((file) => !isPut(file.path));
  return hashes.size + (await returnFiles({ backup: folder, name: dataFolder, files }, places.dataDirectory));
}

const describeFileStore = ({ fileStore }: RestorePlaces): string =>
  fileStore === null ? '' : `, the objects below ${fileStore.prefix}${filesPrefix}`;

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
  try {
    const data = await returnData(database, backup, places);
    const releases = await returnReleases(backup, places.registry);
    return { rows: await readTables(database, folder, description), files: data + releases };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\nThe restore was not finished. Before another try, empty the database, ${describeRegistry(places.registry)}${describeFileStore(places)}, and in ${places.dataDirectory} what is of the backup: ${[...keptFolders, ...keptFiles].join(', ')}.`,
      { cause: error },
    );
  }
}
