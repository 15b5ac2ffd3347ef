import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { afterAll } from 'vitest';

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
