import { createHash } from 'node:crypto';
import { Client } from 'pg';

const prefix = 'journeys_';

async function run(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * With DATABASE_URL the services of a journey use that PostgreSQL server: each data folder gets its own schema there
 * instead of its own embedded database.
 */
export async function resolveDatabase(dataDirectory: string): Promise<Readonly<Record<string, string>>> {
  const url = URL.parse(process.env['DATABASE_URL'] ?? '');
  if (url === null) return {};
  const schema = `${prefix}${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`;
  await run(async (client) => void (await client.query(`create schema if not exists ${schema}`)));
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return { DATABASE_URL: url.href };
}

/** Removes the schemas of all journeys. */
export async function dropDatabases(): Promise<void> {
  if (!process.env['DATABASE_URL']) return;
  await run(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where starts_with(nspname, '${prefix}')`,
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  });
}
