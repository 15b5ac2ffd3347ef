import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientConfig, createPostgresPool } from './create-postgres-pool.ts';
import type { Database } from './database.ts';
import { getDatabaseLink } from './link-database.ts';
import { openPostgres } from './open-postgres.ts';
import { orderText } from './order-text.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { createTestSchema, findTestServer, type TestSchema } from './test-server.fixture.ts';

const server = await findTestServer();
const logger = pino({ level: 'silent' });
const failIfLost = (holder: string) => expect.fail(`taken by ${holder}`);

async function endConnections(database: Kysely<Database>, schema: string): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(database);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'kmx-services %' and query like ${`%${schema}%`} and pid <> pg_backend_pid()`.execute(
    database,
  );
}

describe.skipIf(server === '')('a database on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let schema: string;
  let settings: PostgresSettings;
  let maker: Kysely<Database>;
  let database: Kysely<Database>;

  beforeAll(async () => {
    place = await createTestSchema(server);
    ({ schema, maker } = place);
    settings = { url: place.url, poolSize: 3, statementSeconds: 1 };
    database = await openPostgres(settings, 'shared', logger, failIfLost);
  });
  afterAll(async () => {
    await database.destroy();
    await place.remove();
  });

  it('gives values back as the embedded one does', async () => {
    const { rows } = await sql`select 7::bigint as big, 1.50::numeric as decimal, '{"a": [1]}'::jsonb as json,
      '2026-01-02T03:04:05.678Z'::timestamptz as time`.execute(database);
    expect(rows).toEqual([{ big: '7', decimal: '1.50', json: { a: [1] }, time: new Date('2026-01-02T03:04:05.678Z') }]);
  });

  it('lets the server notice within half a minute that a machine is gone, by each connection', async () => {
    const client = new Client(createClientConfig(settings));
    await client.connect();
    const { rows } = await client.query(`select current_setting('tcp_keepalives_idle')::integer
      + current_setting('tcp_keepalives_interval')::integer * current_setting('tcp_keepalives_count')::integer as silence,
      current_setting('tcp_user_timeout')::integer / 1000 as unconfirmed`);
    await client.end();
    expect(rows).toEqual([{ silence: 25, unconfirmed: 25 }]);
  });

  it('compiles no statement, however much the planner expects it to cost', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('gives them back so on a server that writes dates in German and keeps another time', async () => {
    const name = new URL(server).pathname.slice(1);
    const role = await sql<{ role: string }>`select current_user as role`.execute(maker);
    const target = `role ${role.rows[0]?.role ?? ''} in database ${name}`;
    await sql.raw(`alter ${target} set datestyle = 'German, DMY'`).execute(maker);
    await sql.raw(`alter ${target} set timezone = 'Asia/Tokyo'`).execute(maker);
    const second = new URL(settings.url);
    second.searchParams.set('options', `-csearch_path=${schema},pg_temp`);
    const other = createPostgresPool({ ...settings, url: second.href }, logger);
    const client = await other.connect();
    const { rows } = await client.query(`select '2026-01-02T03:04:05.678Z'::timestamptz as time`, []);
    client.release();
    await other.end();
    await sql.raw(`alter ${target} reset all`).execute(maker);
    expect(rows).toEqual([{ time: new Date('2026-01-02T03:04:05.678Z') }]);
  });

  it('sorts texts by their characters, whatever the locale of the server is', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select name from (values ('älter'), ('b'), ('A'), ('東'), ('B-1'), ('B 1')) list (name)
      order by ${orderText('name')}`.execute(database);
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B 1', 'B-1', 'b', 'älter', '東']);
  });

  it('is shared by services, which wait for a command that has it for itself, and it for them', async () => {
    const second = await openPostgres(settings, 'shared', logger, failIfLost);
    await expect(openPostgres(settings, 'sole', logger, failIfLost)).rejects.toThrow(
      /in use by "kmx-services.*, "kmx-services/,
    );
    await second.destroy();
  }, 30_000);

  it('carries announcements to all processes and runs exclusive work of one of them at a time', async () => {
    const second = await openPostgres(settings, 'shared', logger, failIfLost);
    const [link, other] = [getDatabaseLink(database), getDatabaseLink(second)];
    const heard: (string | null)[] = [];
    const stop = other.listen('topic', (payload) => heard.push(payload));
    await link.announce('topic', 'one');
    await other.hearAll();
    expect(heard).toEqual(['one']);
    stop();
    const order: string[] = [];
    await Promise.all(
      [link, other, link].map((each, place) =>
        each.exclusively('work', 5_000, async () => {
          order.push(`${place} begins`);
          await sleep(50);
          order.push(`${place} ends`);
        }),
      ),
    );
    expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    const long = link.exclusively('work', 5_000, () => sleep(1_000));
    await sleep(100);
    await expect(other.exclusively('work', 200, async () => {})).rejects.toThrow(
      'another process is still at work: work',
    );
    await long;
    await second.destroy();
  }, 30_000);

  it('says that announcements may have been missed when the server was away', async () => {
    const heard: (string | null)[] = [];
    const stop = getDatabaseLink(database).listen('topic', (payload) => heard.push(payload));
    await endConnections(maker, schema);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(null);
    stop();
  }, 30_000);

  it('ends a statement that takes too long, and continues with the next one', async () => {
    await expect(sql`select pg_sleep(5)`.execute(database)).rejects.toThrow('statement timeout');
    await expect(sql`select 1`.execute(database)).resolves.toBeDefined();
  });

  it('recovers without a restart when the server has ended all connections, even in the middle of a transaction', async () => {
    const transaction = database.transaction().execute(async (inner) => {
      await sql.raw(`create table ${schema}.half (id integer)`).execute(inner);
      await endConnections(maker, schema);
      await sql`select 1`.execute(inner);
    });
    await expect(transaction).rejects.toThrow();
    await expect
      .poll(() => sql`select 1`.execute(database).then(() => 'works', String), { timeout: 5000 })
      .toBe('works');
    const { rows } = await sql`select to_regclass(${`${schema}.half`}) as half`.execute(database);
    expect(rows).toEqual([{ half: null }]);
  });
});
