import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { createEntry, deleteEntry, updateEntry } from '../publishing/write-entries.ts';
import { type ContentStore, createContentStore } from './content-store.ts';
import type { ContentDatabase, ContentTables } from './content-tables.ts';
import { findByValues } from './find-by-values.ts';
import { listenToChanges } from './listen-to-changes.ts';

const logger = pino({ level: 'silent' });

// These need a server: TEST_DATABASE_URL=postgres://user:password@host:5432/database.
const address = process.env['TEST_DATABASE_URL'] ?? '';

/** A way to the server that can be closed. */
async function openWay(target: URL) {
  const { port: targetPort, hostname } = target;
  const sockets = new Set<Socket>();
  const way = createServer((socket) => {
    const other = connect(Number(targetPort || 5432), hostname);
    for (const one of [socket, other]) sockets.add(one.on('error', () => {}));
    socket.pipe(other).pipe(socket);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const place = way.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const close = () => {
    way.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, close };
}

describe.skipIf(address === '')('content that another process writes', () => {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  let maker: Kysely<Database>;
  let way: Awaited<ReturnType<typeof openWay>>;
  let database: ContentDatabase;
  let store: ContentStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    maker = await openPostgres({ url: address, poolSize: 1, statementSeconds: 10 }, logger, () => {});
    await sql.raw(`create schema ${schema}`).execute(maker);
    const url = new URL(address);
    way = await openWay(url);
    url.searchParams.set('options', `-csearch_path=${schema}`);
    url.host = `127.0.0.1:${way.port}`;
    const settings = { url: url.href, poolSize: 4, statementSeconds: 10 };
    const opened = await openPostgres(settings, logger, () => {});
    await migrate(opened, 'content', new URL('../migrations/', import.meta.url));
    database = opened.withTables<ContentTables>();
    store = createContentStore(database);
    stop = await listenToChanges(settings, database, store, logger);
  }, 120_000);
  afterAll(async () => {
    await stop();
    way.close();
    await database.destroy();
    await sql.raw(`drop schema ${schema} cascade`).execute(maker);
    await maker.destroy();
  }, 60_000);

  const change = (slug: string) => ({ values: new Map([['', { slug }]]), removed: [] });
  const readSlugs = async () =>
    await store.read((entries) =>
      findByValues(entries, 'Page', 'DRAFT', 'slug', ['one', 'two']).map(({ base }) => base.data['slug']),
    );

  it('is seen a moment later: what is created, changed and deleted, in lists and alone', async () => {
    expect(await readSlugs()).toEqual([]);
    expect(await store.find('Page', 'DRAFT', 'page')).toBeUndefined();
    await createEntry(database, 'Page', change('one'), null, 'page');
    await expect.poll(readSlugs).toEqual(['one']);
    await expect.poll(() => store.find('Page', 'DRAFT', 'page')).toMatchObject({ id: 'page' });
    await updateEntry(database, 'page', change('two'));
    await expect.poll(readSlugs).toEqual(['two']);
    await deleteEntry(database, 'page');
    await expect.poll(readSlugs).toEqual([]);
    await expect.poll(() => store.find('Page', 'DRAFT', 'page')).toBeUndefined();
  });

  it('is seen when the connection on which it is heard was lost meanwhile', async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`.execute(maker);
    expect(rows.length).toBeGreaterThan(0);
    await createEntry(database, 'Page', change('one'), null, 'other');
    await expect.poll(readSlugs, { timeout: 20_000 }).toEqual(['one']);
  }, 30_000);

  it('leaves what is known while the server is away', async () => {
    expect(await readSlugs()).toEqual(['one']);
    way.close();
    await setTimeout(1500);
    expect(await readSlugs()).toEqual(['one']);
    await expect(store.find('Page', 'DRAFT', 'unknown')).rejects.toThrow();
  }, 60_000);
});
