import { setTimeout } from 'node:timers/promises';
import { findPostgresPrograms, type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { createEntry, deleteEntry, updateEntry } from '../publishing/write-entries.ts';
import { type ContentStore, createContentStore } from './content-store.ts';
import type { ContentDatabase, ContentTables } from './content-tables.ts';
import { findByValues } from './find-by-values.ts';
import { listenToChanges } from './listen-to-changes.ts';

const logger = pino({ level: 'silent' });

describe.skipIf(findPostgresPrograms() === null)('content that another process writes', () => {
  let server: PostgresServer;
  let database: ContentDatabase;
  let store: ContentStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    server = await startPostgres();
    const settings = { url: server.url, poolSize: 4, statementSeconds: 10 };
    const opened = await openPostgres(settings, logger, () => {});
    await migrate(opened, 'content', new URL('../migrations/', import.meta.url));
    database = opened.withTables<ContentTables>();
    store = createContentStore(database);
    stop = await listenToChanges(settings, database, store, logger);
  }, 120_000);
  afterAll(async () => {
    await stop();
    await database.destroy();
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
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`.execute(database);
    expect(rows).toHaveLength(1);
    await createEntry(database, 'Page', change('one'), null, 'other');
    await expect.poll(readSlugs, { timeout: 20_000 }).toEqual(['one']);
  }, 30_000);

  it('leaves what is known while the server is away', async () => {
    expect(await readSlugs()).toEqual(['one']);
    await server.stop();
    await setTimeout(1500);
    expect(await readSlugs()).toEqual(['one']);
    await expect(store.find('Page', 'DRAFT', 'unknown')).rejects.toThrow();
  }, 60_000);
});
