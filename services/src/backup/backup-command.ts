import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import { UsageError } from '../commands/command-errors.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { dataFolder } from './backup-format.ts';
import { withReadDatabase } from './read-only-database.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Usage: npm run backup -- FOLDER

  Writes everything that cannot be made again into a new folder: all tables as they were at one moment, uploads, pictures
  of editors, the release registry, and the secrets and keys that npm start has made. Keep it where nobody else can read.

  With DATABASE_URL the services go on; those with the embedded database must be stopped.
  Environment: DATA_DIR (.data), RELEASES_DIR (.releases) or RELEASES_DATABASE_URL and S3_..., DATABASE_URL, FILES_STORE,
  PUBLIC_ORIGIN as the services have it.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

async function runCommand([folder, ...rest]: readonly string[]): Promise<string> {
  if (folder === undefined || folder === 'help') return usage;
  if (rest.length > 0 || folder.startsWith('-')) throw new UsageError('backup needs one folder');
  const configuration = parseDatabaseConfiguration(process.env);
  const place = readRegistryPlace(process.env);
  const isMissing = place.kind === 'folder' && !existsSync(place.directory);
  const places = {
    dataDirectory: configuration.dataDirectory,
    fileStore: configuration.fileStore,
    registry: isMissing ? null : place,
  };
  const { tables, files, damaged, lost } = await withReadDatabase(configuration, (database) =>
    writeBackup(database, places, path.resolve(folder)),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const amount = `${rows} rows of ${tables.length} tables and ${files.length} files with ${(bytes / 1e6).toFixed(1)} MB`;
  const hasSecrets = files.some((file) => file.path === `${dataFolder}/secrets.json`);
  return [
    `${folder} holds ${amount}.`,
    hasSecrets
      ? 'Its secrets.json opens everything: keep the folder where nobody else can read.'
      : 'IDENTITY_SECRET opens the keys in it: keep it elsewhere.',
    ...(isMissing ? [`There is no release registry at ${path.resolve(place.directory)}.`] : []),
    ...(damaged.length > 0
      ? [`Releases that are not what they should be were left out; publish them again: ${damaged.join('; ')}`]
      : []),
    ...(lost.length > 0
      ? [`Files that the object store does not have as they were given were left out: ${lost.join('; ')}`]
      : []),
  ].join('\n');
}

await printOutcome(usage, () => runCommand(process.argv.slice(2)));
