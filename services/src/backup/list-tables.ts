import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The tables of the services, by name; that of the migrations is described by itself. */
export async function listTables(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migration'
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

/** Columns that a sequence numbers. */
export async function listNumbered(database: Kysely<Database>) {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as table, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema()
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(database);
  return rows;
}
