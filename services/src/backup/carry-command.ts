import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { RefusedError, UsageError } from '../commands/command-errors.ts';
import { withLockedDatabase } from '../commands/open-owned-database.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import type { Database } from '../database/database.ts';
import { migrateKeptFiles } from '../kept-files/open-kept-files.ts';
import { type BackupDescription, tablesFolder } from './backup-format.ts';
import { readPieces, writePieces } from './carry-pieces.ts';
import { putObjects } from './object-folders.ts';
import { refuseMissingDatabase, withLongDeadlines } from './read-only-database.ts';
import { readTables, refuseOtherVersion, refuseUsedDatabase } from './read-tables.ts';
import { writeTables } from './write-tables.ts';

const usage = `Usage: npm run carry

  Carries everything from the embedded database in DATA_DIR to the empty one that DATABASE_URL names; files stay where they
  are, or are put into the object store with FILES_STORE=objects. The services must be stopped, and are started with the
  same DATABASE_URL and FILES_STORE afterwards. The embedded database and the files in DATA_DIR are left as they were.

  Environment: DATA_DIR (.data), DATABASE_URL, FILES_STORE (folder) and S3_..., PUBLIC_ORIGIN.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

const logger = pino({ level: 'silent' });

async function putFiles(database: Kysely<Database>, configuration: DatabaseConfiguration): Promise<number> {
  try {
    return (await putObjects(database, configuration, configuration.dataDirectory)).size;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nNothing was carried. Before another try, empty the database that DATABASE_URL names.`, {
      cause: error,
    });
  }
}

async function runCommand(words: readonly string[]): Promise<string> {
  if (words[0] === 'help') return usage;
  if (words.length > 0) throw new UsageError(`carry takes no ${words[0]}`);
  const configuration = parseDatabaseConfiguration(process.env);
  const { postgres, dataDirectory } = withLongDeadlines(configuration);
  if (postgres === null) throw new RefusedError('DATABASE_URL is missing: it says where to carry everything.');
  refuseMissingDatabase(dataDirectory);
  let files = 0;
  const folder = mkdtempSync(path.join(dataDirectory, 'carried-'));
  try {
    const tables = path.join(folder, tablesFolder);
    const { pieces, ...written } = await withLockedDatabase(
      { dataDirectory, postgres: null },
      logger,
      async (database) => ({
        pieces: await readPieces(database),
        ...(await writeTables(database, tables)),
      }),
    );
    const description: BackupDescription = { format: 1, createdAt: new Date().toISOString(), ...written, files: [] };
    const rows = await withLockedDatabase({ dataDirectory, postgres }, logger, async (database) => {
      await refuseUsedDatabase(database);
      await refuseOtherVersion(description);
      await migrateKeptFiles(database);
      // Those of services whose files were in the store already, or else the files of their folders.
      if (pieces.length > 0) await writePieces(database, pieces);
      else files = await putFiles(database, configuration);
      return readTables(database, folder, description);
    });
    const moved = files === 0 ? '' : ` ${files} files are in the object store.`;
    return `${rows} rows of ${description.tables.length} tables are in the database that DATABASE_URL names.${moved}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await printOutcome(usage, () => runCommand(process.argv.slice(2)));
