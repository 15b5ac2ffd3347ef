import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { pino } from 'pino';
import { vi } from 'vitest';
import { createPostgresPool } from './create-postgres-pool.ts';
import type * as databaseModule from './database.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const logger = pino({ level: 'silent' });

function open(options: string): Kysely<databaseModule.Database> {
  const address = new URL(url);
  if (options !== '') address.searchParams.set('options', options);
  const settings = { url: address.href, poolSize: 5, statementSeconds: 10 };
  return new Kysely<databaseModule.Database>({
    dialect: new PostgresDialect({ pool: createPostgresPool(settings, logger) }),
  });
}

async function runAlone(statement: string): Promise<void> {
  const database = open('');
  await sql.raw(statement).execute(database);
  await database.destroy();
}

/** An empty schema on the server, removed with the database object, instead of an embedded in-memory database. */
async function openSchema(): Promise<Kysely<databaseModule.Database>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAlone(`create schema ${name}`);
  const database = open(`-csearch_path=${name}`);
  const destroy = database.destroy.bind(database);
  return Object.assign(database, {
    destroy: async () => {
      await destroy();
      await runAlone(`drop schema ${name} cascade`);
    },
  });
}

// Databases in folders stay embedded: they are those of tests that kill a process.
vi.mock('./database.ts', async (load) => {
  const original = await load<typeof databaseModule>();
  return {
    ...original,
    openDatabase: (directory?: string) => (directory === undefined ? openSchema() : original.openDatabase(directory)),
  };
});
