import { randomUUID } from 'node:crypto';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import type { PostgresSettings } from './postgres-settings.ts';

/**
 * The address of a PostgreSQL server for this file: TEST_DATABASE_URL, or one of its own with TEST_POSTGRES=on, which
 * `npm run cluster` sets; '' without both, because `npm test` must not need an installed server.
 */
export async function findTestServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  if (given !== '' || process.env['TEST_POSTGRES'] !== 'on') return given;
  const server = await startPostgres();
  afterAll(server.stop);
  // It takes any password, and tests look that none is said.
  return server.url.replace('@', ':Tn6wQ2zRk9@');
}

/** A schema of a test's own on a server, and the connection that has made it. */
export interface TestSchema {
  /** Opens a database in which there is nothing else. */
  readonly url: string;
  readonly schema: string;
  readonly maker: Kysely<Database>;
  /** Opens it as one of several processes would; the connection is the caller's to close. */
  readonly open: (limits: Pick<PostgresSettings, 'poolSize' | 'statementSeconds'>) => ReturnType<typeof openPostgres>;
  readonly remove: () => Promise<void>;
}

/** Makes an empty schema on the server at this address. */
export async function createTestSchema(server: string): Promise<TestSchema> {
  const logger = pino({ level: 'silent' });
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres({ url: server, poolSize: 1, statementSeconds: 10 }, 'shared', logger, () => {});
  await sql.raw(`create schema ${schema}`).execute(maker);
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return {
    url: url.href,
    ...{ schema, maker },
    open: (limits) => openPostgres({ url: url.href, ...limits }, 'shared', logger, () => {}),
    remove: async () => {
      await sql.raw(`drop schema ${schema} cascade`).execute(maker);
      await maker.destroy();
    },
  };
}
