import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { type BackupDescription, dataFolder, keptFiles, keptFolders, releasesFolder } from './backup-format.ts';
import { returnFiles } from './copy-files.ts';
import { readTables, refuseOtherVersion, refuseUsedDatabase, verifyBackup } from './read-tables.ts';

interface RestorePlaces {
  readonly dataDirectory: string;
  readonly releasesDirectory: string;
}

const isUsed = (place: string): boolean =>
  existsSync(place) && !(statSync(place).isDirectory() && readdirSync(place).length === 0);

/** Throws a RefusedError when something is where the backup's files belong; empty folders may be there. */
export function refuseUsedFolders({ dataDirectory, releasesDirectory }: RestorePlaces): void {
  const places = [...keptFolders, ...keptFiles].map((name) => path.join(dataDirectory, name));
  const used = [...places, releasesDirectory].find(isUsed);
  if (used !== undefined)
    throw new RefusedError(`${used} is in use already. A backup is restored into empty folders only.`);
}

/**
 * Restores a backup into an empty database and empty folders, after all of it was found as it was written; returns how many
 * rows and files. Files come first: a restore that is interrupted leaves a database that no services start on with half
 * of them. A RefusedError means that nothing was changed.
 */
export async function restoreBackup(
  database: Kysely<Database>,
  backup: { readonly folder: string; readonly description: BackupDescription },
  places: RestorePlaces,
): Promise<{ readonly rows: number; readonly files: number }> {
  const { folder, description } = backup;
  refuseUsedFolders(places);
  await refuseUsedDatabase(database);
  await refuseOtherVersion(description);
  await verifyBackup(folder, description);
  const { files } = description;
  try {
    const data = await returnFiles({ backup: folder, name: dataFolder, files }, places.dataDirectory);
    const releases = await returnFiles({ backup: folder, name: releasesFolder, files }, places.releasesDirectory);
    return { rows: await readTables(database, folder, description), files: data + releases };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\nThe restore was not finished. Before another try, empty the database, ${places.releasesDirectory}, and in ${places.dataDirectory} what is of the backup: ${[...keptFolders, ...keptFiles].join(', ')}.`,
      { cause: error },
    );
  }
}
