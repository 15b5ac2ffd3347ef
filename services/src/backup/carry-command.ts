import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { RefusedError, UsageError } from '../commands/command-errors.ts';
import { withLockedDatabase } from '../commands/open-owned-database.ts';
import { printOutcome } from '../commands/print-outcome.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { type BackupDescription, tablesFolder } from './backup-format.ts';
import { refuseMissingDatabase, withLongDeadlines } from './read-only-database.ts';
import { readTables, refuseOtherVersion, refuseUsedDatabase } from './read-tables.ts';
import { writeTables } from './write-tables.ts';

const usage = `Usage: npm run carry

  Carries everything from the embedded database in DATA_DIR to the empty one that DATABASE_URL names; files stay where they
  are. The services must be stopped, and are started with the same DATABASE_URL afterwards. The embedded database is left as
  it was.

  Environment: DATA_DIR (.data), DATABASE_URL, PUBLIC_ORIGIN.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

const logger = pino({ level: 'silent' });

async function runCommand(words: readonly string[]): Promise<string> {
  if (words[0] === 'help') return usage;
  if (words.length > 0) throw new UsageError(`carry takes no ${words[0]}`);
  const configuration = parseDatabaseConfiguration(process.env);
  const { postgres, dataDirectory } = withLongDeadlines(configuration);
  if (postgres === null) throw new RefusedError('DATABASE_URL is missing: it says where to carry everything.');
  refuseMissingDatabase(dataDirectory);
  const folder = mkdtempSync(path.join(dataDirectory, 'carried-'));
  try {
    const tables = path.join(folder, tablesFolder);
    const written = await withLockedDatabase({ dataDirectory, postgres: null }, logger, (database) =>
      writeTables(database, tables),
    );
    const description: BackupDescription = { format: 1, createdAt: new Date().toISOString(), ...written, files: [] };
    const rows = await withLockedDatabase({ dataDirectory, postgres }, logger, async (database) => {
      await refuseUsedDatabase(database);
      await refuseOtherVersion(description);
      return readTables(database, folder, description);
    });
    return `${rows} rows of ${description.tables.length} tables are in the database that DATABASE_URL names.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await printOutcome(usage, () => runCommand(process.argv.slice(2)));
