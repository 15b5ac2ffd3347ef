import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { limitStatements } from '../database/statement-limit.ts';
import type { BackupDescription } from './backup-format.ts';
import { listSequences, listTables } from './list-tables.ts';

/** A row may be a document of a megabyte. */
const rowsAtOnce = 50;

async function writeTable(transaction: Kysely<Database>, table: string, file: string) {
  const hash = createHash('sha256');
  let rows = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    await sql`declare rows cursor for select row_to_json(source)::text as line from ${sql.table(table)} as source`.execute(
      transaction,
    );
    for (;;) {
      const page = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from rows`.execute(transaction);
      if (page.rows.length === 0) break;
      const text = page.rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      rows += page.rows.length;
      await handle.appendFile(text);
    }
    await sql`close rows`.execute(transaction);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { name: table, rows, sha256: hash.digest('hex') };
}

/**
 * Writes all tables as they were at one moment, whatever is written meanwhile; no row is locked, and memory does not
 * grow with their number.
 */
export async function writeTables(
  database: Kysely<Database>,
  folder: string,
): Promise<Pick<BackupDescription, 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction);
      // A large table may take as long as it needs.
      await limitStatements(transaction, 0);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const migrations = await transaction
        .selectFrom('schema_migration')
        .select(['service', 'number', 'name', 'sha256'])
        .orderBy('service')
        .orderBy('number')
        .execute();
      const tables: BackupDescription['tables'] = [];
      for (const table of await listTables(transaction)) {
        tables.push(await writeTable(transaction, table, path.join(folder, `${table}.ndjson`)));
      }
      // They are no part of the moment, so they come last: no number of a row that was read is given again.
      return { migrations, tables, sequences: await listSequences(transaction) };
    });
}
