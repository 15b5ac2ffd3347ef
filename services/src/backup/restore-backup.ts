import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { type BackupDescription, dataFolder, keptFiles, keptFolders, releasesFolder } from './backup-format.ts';
import { returnFiles } from './copy-files.ts';
import { readTables, refuseUsedDatabase, verifyTables } from './read-tables.ts';

interface RestorePlaces {
  readonly dataDirectory: string;
  readonly releasesDirectory: string;
}

/** Throws a RefusedError when something is where the backup's files belong. */
export function refuseUsedFolders({ dataDirectory, releasesDirectory }: RestorePlaces): void {
  const used = [...keptFolders, ...keptFiles].find((name) => existsSync(path.join(dataDirectory, name)));
  if (used !== undefined)
    throw new RefusedError(
      `${path.join(dataDirectory, used)} is there already. A backup is restored into empty folders only.`,
    );
  if (existsSync(releasesDirectory) && readdirSync(releasesDirectory).length > 0)
    throw new RefusedError(`${releasesDirectory} is not empty. A backup is restored into empty folders only.`);
}

/**
 * Restores a backup into an empty database and empty folders, after all of its tables were found as they were written;
 * returns how many rows and files. Throws a RefusedError, and has changed nothing then, but for a damaged file.
 */
export async function restoreBackup(
  database: Kysely<Database>,
  backup: { readonly folder: string; readonly description: BackupDescription },
  places: RestorePlaces,
): Promise<{ readonly rows: number; readonly files: number }> {
  const { folder, description } = backup;
  refuseUsedFolders(places);
  await refuseUsedDatabase(database);
  await verifyTables(folder, description);
  const rows = await readTables(database, folder, description);
  const { files } = description;
  const data = await returnFiles({ backup: folder, name: dataFolder, files }, places.dataDirectory);
  const releases = await returnFiles({ backup: folder, name: releasesFolder, files }, places.releasesDirectory);
  return { rows, files: data + releases };
}
