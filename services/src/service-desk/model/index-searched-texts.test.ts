import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../../database/test-server.fixture.ts';
import { makeAllTables } from '../../selection/make-all-tables.ts';
import { indexSearchedTexts } from './index-searched-texts.ts';

const server = await findTestServer();

describe.skipIf(server === '')('words in lists on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let database: Kysely<Database>;
  let other: Kysely<Database>;
  const open = (statementSeconds = 5) => place.open({ poolSize: 4, statementSeconds });

  beforeAll(async () => {
    place = await createTestSchema(server);
    [database, other] = await Promise.all([open(), open()]);
    await makeAllTables(database);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database.destroy(), other.destroy()]);
    await place.remove();
  });

  const listIndexes = async () => {
    const { rows } = await sql<{ name: string; usable: boolean }>`select relname as name, indisvalid as usable
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relname ~ '^desk_.*_(trigrams|short_parts)$' and relnamespace = ${place.schema}::regnamespace order by 1`.execute(
      database,
    );
    return rows.map(({ name, usable }) => [name, usable]);
  };
  const all = [
    ['desk_location_trigrams', true],
    ['desk_machine_trigrams', true],
    ['desk_organization_trigrams', true],
    ['desk_ticket_short_parts', true],
    ['desk_ticket_trigrams', true],
    ['desk_user_trigrams', true],
  ];
  beforeEach(async () => {
    for (const [name] of all) await sql`drop index if exists ${sql.id(String(name))}`.execute(database);
  });

  it('POR-006 are found by an index, which a list of tickets uses for a word in the middle of another one', async () => {
    await indexSearchedTexts(database).done;
    expect(await listIndexes()).toEqual(all);
    const plan = await database.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection);
      const { rows } = await sql<
        Record<string, string>
      >`explain select id from desk_ticket where search_text like '%rimp%'`.execute(connection);
      await sql`reset enable_seqscan`.execute(connection);
      return rows.map((row) => Object.values(row).join(' ')).join('\n');
    });
    expect(plan).toContain('desk_ticket_trigrams');
  });

  it('get each index once, whichever of several processes starts first', async () => {
    await Promise.all([database, other, database].map((each) => indexSearchedTexts(each).done));
    expect(await listIndexes()).toEqual(all);
    await indexSearchedTexts(database).done;
    expect(await listIndexes()).toEqual(all);
  });

  it('get an index that takes longer than any other statement may', async () => {
    const hasty = await open(1);
    const reader = await other.startTransaction().setIsolationLevel('repeatable read').execute();
    await sql`select count(*) from desk_user`.execute(reader);
    const { done } = indexSearchedTexts(hasty);
    // Longer than the server and the connection wait for other statements.
    const isOver = await Promise.race([done.then(() => true), sleep(4_000).then(() => false)]);
    expect(isOver).toBe(false);
    await reader.rollback().execute();
    await done;
    expect(await listIndexes()).toEqual(all);
    await hasty.destroy();
  }, 20_000);

  it('get an index anew whose creation was broken off with its process, which does not wait for it', async () => {
    const reader = await database.startTransaction().setIsolationLevel('repeatable read').execute();
    await sql`select count(*) from desk_user`.execute(reader);
    // It waits for everybody who may still need the table as it was.
    const creation = indexSearchedTexts(database);
    const failed = creation.done.then(
      () => 'done',
      (error: unknown) => String(error),
    );
    await expect.poll(listIndexes).toContainEqual(['desk_user_trigrams', false]);
    await creation.stop();
    expect(await failed).toContain('canceling statement');
    await reader.rollback().execute();
    expect(await listIndexes()).toContainEqual(['desk_user_trigrams', false]);
    await indexSearchedTexts(database).done;
    expect(await listIndexes()).toEqual(all);
  });
});
