import { readRegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import { pino } from 'pino';
import { UsageError } from '../commands/command-errors.ts';
import { withLockedDatabase } from '../commands/open-owned-database.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { readDescription } from './backup-format.ts';
import { withLongDeadlines } from './read-only-database.ts';
import { refuseUsedPlaces, restoreBackup } from './restore-backup.ts';

const usage = `Usage: npm run restore -- FOLDER

  Restores what npm run backup has written, into an empty database and empty folders; also from the embedded database to a
  server, or from a server to the embedded one, and from folders to an object store, or back.

  Environment: DATA_DIR (.data), RELEASES_DIR (.releases) or RELEASES_DATABASE_URL and S3_..., DATABASE_URL, FILES_STORE,
  PUBLIC_ORIGIN as the services will have it.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

async function runCommand([folder, ...rest]: readonly string[]): Promise<string> {
  if (folder === undefined || folder === 'help') return usage;
  if (rest.length > 0 || folder.startsWith('-')) throw new UsageError('restore needs one folder');
  const configuration = parseDatabaseConfiguration(process.env);
  const description = readDescription(folder);
  const places = {
    dataDirectory: configuration.dataDirectory,
    fileStore: configuration.fileStore,
    registry: readRegistryPlace(process.env),
  };
  // Before a database is made where there is none.
  await refuseUsedPlaces(places);
  const restored = await withLockedDatabase(withLongDeadlines(configuration), pino({ level: 'silent' }), (database) =>
    restoreBackup(database, { folder, description }, places),
  );
  return `${restored.rows} rows and ${restored.files} files are as they were at ${description.createdAt}.`;
}

await printOutcome(usage, () => runCommand(process.argv.slice(2)));
