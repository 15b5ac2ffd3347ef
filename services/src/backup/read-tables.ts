import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { loadMigrations, migrate } from '../database/migrate.ts';
import { limitStatements } from '../database/statement-limit.ts';
import { type BackupDescription, tablesFolder } from './backup-format.ts';
import { hashFile } from './copy-files.ts';
import { listColumns, listForeignKeys, listTables } from './list-tables.ts';

const rowsAtOnce = 500;
/** Characters of the rows of one statement, but for the last row. */
const maxPortion = 4_000_000;
const servicesFolder = path.join(import.meta.dirname, '..');

/**
 * The lines of a file, in portions. Nothing but a line feed ends one: the separators that others take for one may be in a text.
 */
async function* readLines(file: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  let bytes = 0;
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const parts = `${rest}${chunk as string}`.split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      bytes += line.length;
      if (lines.length < rowsAtOnce && bytes < maxPortion) continue;
      yield lines;
      lines = [];
      bytes = 0;
    }
  }
  if (lines.length > 0) yield lines;
}

async function insertRows(transaction: Kysely<Database>, table: string, folder: string): Promise<number> {
  const columns = (await listColumns(transaction, table)).map((name) => sql.ref(name));
  let count = 0;
  for await (const lines of readLines(path.join(folder, tablesFolder, `${table}.ndjson`))) {
    const rows = `[${lines.join(',')}]`;
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value
      select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(
      transaction,
    );
    count += lines.length;
  }
  return count;
}

/** Throws a RefusedError when a file of the backup is missing or another one than was written. */
export async function verifyBackup(folder: string, { tables, files }: BackupDescription): Promise<void> {
  const all = [
    ...tables.map((table) => ({ path: `${tablesFolder}/${table.name}.ndjson`, sha256: table.sha256 })),
    ...files,
  ];
  for (const { path: place, sha256 } of all) {
    const file = path.join(folder, place);
    if (!existsSync(file)) throw new RefusedError(`The backup is damaged: ${file} is missing.`);
    if ((await hashFile(file)) !== sha256) throw new RefusedError(`The backup is damaged: ${file} was changed.`);
  }
}

/** Throws a RefusedError unless nothing has ever been in this database. */
export async function refuseUsedDatabase(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('schema_migration')::text as found`.execute(
    database,
  );
  if (rows[0]?.found != null || (await listTables(database)).length > 0)
    throw new RefusedError('The database is not empty. A backup is restored into an empty one only.');
}

const name = ({ service, number }: { readonly service: string; readonly number: number }) => `${service}/${number}`;

/** Services of this version that have tables, and where their migrations are. */
function listMigrationFolders(): readonly (readonly [service: string, folder: string])[] {
  return readdirSync(servicesFolder)
    .map((service) => [service, path.join(servicesFolder, service, 'migrations')] as const)
    .filter(([, folder]) => existsSync(folder));
}

/** Throws a RefusedError when the tables of the backup are not those that this version makes. */
export async function refuseOtherVersion({ migrations }: BackupDescription): Promise<void> {
  const known = new Map<string, string>();
  for (const [service, folder] of listMigrationFolders()) {
    for (const { number, sha256 } of await loadMigrations(folder)) known.set(name({ service, number }), sha256);
  }
  const isSame = known.size === migrations.length && migrations.every((each) => known.get(name(each)) === each.sha256);
  if (isSame) return;
  throw new RefusedError(
    'The tables of the backup are those of another version of the services. Restore it with the version that last started on that database; a start of this one then brings it up to date.',
  );
}

/** Writes all rows into an empty database, in one transaction: all of them are there, or none. Returns their number. */
export async function readTables(
  database: Kysely<Database>,
  folder: string,
  description: BackupDescription,
): Promise<number> {
  for (const [service, folder] of listMigrationFolders()) await migrate(database, service, folder);
  return database.transaction().execute(async (transaction) => {
    await limitStatements(transaction, 0);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    // In any order: rows refer to those of other tables, and of their own.
    const keys = await listForeignKeys(transaction);
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
    let rows = 0;
    for (const table of description.tables) {
      // What a migration has written is in the backup as well.
      const found = await sql<{ count: string }>`select count(*) from ${sql.table(table.name)}`.execute(transaction);
      if (Number(found.rows[0]?.count) > 0) await sql`delete from ${sql.table(table.name)}`.execute(transaction);
      const inserted = await insertRows(transaction, table.name, folder);
      if (inserted !== table.rows) throw new Error(`${table.name} has ${inserted} rows instead of ${table.rows}.`);
      rows += inserted;
    }
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    }
    for (const { name: sequence, value, isUsed } of description.sequences) {
      await sql`select setval(${sequence}::regclass, ${value}::bigint, ${isUsed})`.execute(transaction);
    }
    return rows;
  });
}
