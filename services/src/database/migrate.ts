import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { limitStatements } from './statement-limit.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** The numbered SQL files of one service, in their order. */
export async function loadMigrations(directory: string): Promise<readonly Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file);
      if (match === null) throw new Error(`Migration file name must look like 0001-name.sql: ${file}`);
      const text = await readFile(join(directory, file), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      return { number: Number(match[1]), name: match[2] ?? '', text, sha256 };
    }),
  );
}

function splitStatements(text: string): readonly string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

async function applyMigration(database: Kysely<Database>, service: string, migration: Migration): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // A migration of large tables may take as long as it needs.
    await limitStatements(transaction, 0);
    for (const statement of splitStatements(migration.text)) await sql.raw(statement).execute(transaction);
    const { number, name, sha256 } = migration;
    await transaction
      .insertInto('schema_migration')
      .values({ service, number, name, sha256, applied_at: new Date() })
      .execute();
  });
}

/**
 * Applies the numbered SQL files of one service in order, each in its own transaction (statements end with `;` at a line end);
 * throws when a file that was already applied has changed.
 */
export async function migrate(database: Kysely<Database>, service: string, directory: string | URL): Promise<void> {
  await sql`create table if not exists schema_migration (service text not null, number integer not null, name text not null,
    sha256 text not null, applied_at timestamptz not null, primary key (service, number))`.execute(database);
  const applied = await database.selectFrom('schema_migration').selectAll().where('service', '=', service).execute();
  const appliedByNumber = new Map(applied.map((row) => [row.number, row]));
  const folder = typeof directory === 'string' ? directory : fileURLToPath(directory);
  for (const migration of await loadMigrations(folder)) {
    const earlier = appliedByNumber.get(migration.number);
    if (earlier === undefined) await applyMigration(database, service, migration);
    else if (earlier.sha256 !== migration.sha256) {
      throw new Error(
        `Migration ${service}/${migration.number} was changed after it was applied; add a new file instead`,
      );
    }
  }
}
