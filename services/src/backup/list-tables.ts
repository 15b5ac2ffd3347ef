import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { BackupDescription } from './backup-format.ts';

/**
 * With what the names of the services' tables begin; others in the schema belong to somebody else. Those of the search
 * (`search_`) are left out: they are made again from content and catalogue; so are those of objects (`kept_`), which are
 * files in a backup.
 */
const prefixes = ['catalogue', 'content', 'desk', 'editor_session', 'form', 'identity', 'mail', 'upload'] as const;
const ownNames = `^(?:${prefixes.join('|')})_`;

/** The tables of the services, by name; that of the migrations is described by itself. */
export async function listTables(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name ~ ${ownNames}
    order by table_name`.execute(database);
  return rows.map(({ name }) => name);
}

/** The columns of a table that can be written: those that are computed follow from the others. */
export async function listColumns(database: Kysely<Database>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(database);
  return rows.map(({ name }) => name);
}

/** Foreign keys, with the statement that makes each of them. */
export async function listForeignKeys(database: Kysely<Database>) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace
    order by relname, conname`.execute(database);
  return rows;
}

/** Where the numbers of each sequence go on: those of columns, and those that are asked for by name. */
export async function listSequences(database: Kysely<Database>): Promise<BackupDescription['sequences']> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences
    where schemaname = current_schema() and sequencename ~ ${ownNames} order by 1`.execute(database);
  const sequences: BackupDescription['sequences'] = [];
  for (const { name } of rows) {
    const found = await sql<{ value: string; isUsed: boolean }>`
      select last_value::text as value, is_called as "isUsed" from ${sql.table(name)}`.execute(database);
    sequences.push(...found.rows.map((state) => ({ name, ...state })));
  }
  return sequences;
}
