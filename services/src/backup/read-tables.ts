import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { type BackupDescription, tablesFolder } from './backup-format.ts';
import { listColumns, listForeignKeys, listNumbered, listTables } from './list-tables.ts';

const rowsAtOnce = 500;
const servicesFolder = path.join(import.meta.dirname, '..');

async function* readLines(file: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    yield lines;
    lines = [];
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

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Throws a RefusedError when a file of a table is missing or another one than was written. */
export async function verifyTables(folder: string, { tables }: BackupDescription): Promise<void> {
  for (const { name, sha256 } of tables) {
    const file = path.join(folder, tablesFolder, `${name}.ndjson`);
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

/** The tables as this version makes them; refuses those that another version has changed differently. */
async function createTables(database: Kysely<Database>, { migrations }: BackupDescription): Promise<void> {
  for (const service of new Set(migrations.map((migration) => migration.service))) {
    const folder = path.join(servicesFolder, service, 'migrations');
    if (!existsSync(folder) || !/^[a-z-]+$/.test(service))
      throw new RefusedError(`This version does not know the service ${service} of the backup.`);
    await migrate(database, service, folder);
  }
  const made = await database.selectFrom('schema_migration').select(['service', 'number', 'sha256']).execute();
  const name = ({ service, number }: { readonly service: string; readonly number: number }) => `${service}/${number}`;
  const known = new Map(made.map((migration) => [name(migration), migration.sha256]));
  const isSame = made.length === migrations.length && migrations.every((each) => known.get(name(each)) === each.sha256);
  if (!isSame)
    throw new RefusedError(
      'The backup is of another version of the services. Restore it with that one; a start of this version then brings it up to date.',
    );
}

/** Writes all rows into an empty database, in one transaction: all of them are there, or none. Returns their number. */
export async function readTables(
  database: Kysely<Database>,
  folder: string,
  description: BackupDescription,
): Promise<number> {
  await createTables(database, description);
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
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
    for (const { table, column, sequence } of await listNumbered(transaction)) {
      await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(table)}`.execute(transaction);
    }
    return rows;
  });
}
