import { join } from 'node:path';
import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import type { Kysely } from 'kysely';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openFolderFiles } from './folder-files.ts';
import type { KeptFiles } from './kept-files.ts';
import type { KeptFilesTables } from './kept-files-database.ts';
import { type ObjectFiles, openObjectFiles } from './object-files.ts';

/** Where the files of people are, by the folders that they have in DATA_DIR. */
export const givenFolders = ['uploads', 'content-assets'] as const;
export type GivenFolder = (typeof givenFolders)[number];

/** Either form. */
export type OpenFiles =
  | { readonly kind: 'folder'; readonly directory: string; readonly files: KeptFiles }
  | { readonly kind: 'objects'; readonly files: ObjectFiles };

/** Prepares the tables of files, which are there in either form. */
export async function migrateKeptFiles(database: Kysely<Database>): Promise<void> {
  await migrate(database, 'kept-files', new URL('./migrations/', import.meta.url));
}

/** Opens files where the configuration says that they are; needs the tables of `migrateKeptFiles`. */
export function openKeptFiles(
  database: Kysely<Database>,
  { dataDirectory, fileStore }: Pick<DatabaseConfiguration, 'dataDirectory' | 'fileStore'>,
  folder: GivenFolder,
): OpenFiles {
  const directory = join(dataDirectory, folder);
  if (fileStore === null) return { kind: 'folder', directory, files: openFolderFiles(directory) };
  const tables = database.withTables<KeptFilesTables>();
  return { kind: 'objects', files: openObjectFiles(tables, openS3ObjectStore(fileStore), folder) };
}
