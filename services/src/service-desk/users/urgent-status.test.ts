import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { loadMigrations, migrate } from '../../database/migrate.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../../database/test-server.fixture.ts';
import { makeAllTables } from '../../selection/make-all-tables.ts';
import { createTestObjects } from '../authorization/test-objects.ts';
import { accessUrgency } from '../model/access-transitions.ts';
import { type DeskTables, openDeskDatabase } from '../model/desk-tables.ts';

const server = await findTestServer();

it('POR-100 people of an older database have the status of the accesses that they have', async () => {
  const migrations = new URL('../migrations/', import.meta.url);
  const older = await mkdtemp(path.join(tmpdir(), 'kmx-migrations-'));
  const opened = await openDatabase();
  try {
    const isOlder = (file: string) => !file.endsWith('.sql') || path.basename(file) < '0005';
    await cp(migrations, older, { recursive: true, filter: isOlder });
    expect((await loadMigrations(older)).map(({ name }) => name)).toContain('lists');
    await migrate(opened, 'service-desk', older);
    const database = openDeskDatabase(opened);
    const objects = createTestObjects(database);
    await objects.addOrganization('one');
    await objects.addOrganization('two');
    const expected = [];
    for (const status of accessUrgency) {
      const id = await objects.addUser(['one'], { id: status });
      if (status !== 'UNKNOWN') await objects.addAccess(id, 'one', 'inventory', status);
      if (status === 'DECLINED') await objects.addAccess(id, 'one', 'wire-flow', 'ACTIVE');
      // Who does not belong to an organization (any more) has no access there that counts.
      if (status === 'INACTIVE') await objects.addAccess(id, 'two', 'inventory', 'PENDING');
      expected.push({ id, place: accessUrgency.indexOf(status === 'DECLINED' ? 'ACTIVE' : status) + 1 });
    }
    await migrate(opened, 'service-desk', migrations);
    const { rows } = await sql`select id, status_place as place from desk_user order by id`.execute(database);
    expect(rows).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  } finally {
    await opened.destroy();
    await rm(older, { recursive: true });
  }
});

describe.skipIf(server === '')('people of a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let database: Kysely<DeskTables>;

  beforeAll(async () => {
    place = await createTestSchema(server);
    const opened = await place.open({ poolSize: 4, statementSeconds: 5 });
    await makeAllTables(opened);
    database = opened.withTables<DeskTables>();
  }, 60_000);
  afterAll(async () => {
    await database.destroy();
    await place.remove();
  });

  it('POR-100 have the status that two changes of their accesses at the same time leave them', async () => {
    const objects = createTestObjects(database);
    await objects.addOrganization('one');
    const userId = await objects.addUser(['one']);
    const accesses = [
      await objects.addAccess(userId, 'one', 'inventory', 'PENDING'),
      await objects.addAccess(userId, 'one', 'wire-flow', 'PENDING'),
    ];
    const [first, second] = await Promise.all(accesses.map(() => database.startTransaction().execute()));
    const grant = (transaction: typeof first, id: string | undefined) =>
      transaction
        ?.updateTable('desk_access')
        .set({ status: 'ACTIVE' })
        .where('id', '=', id ?? '')
        .execute();
    await grant(first, accesses[0]);
    // Neither has seen the other: for each of them alone, one access is still pending.
    let isGranted = false;
    const granted = grant(second, accesses[1])?.finally(() => (isGranted = true));
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(database);
      return rows.length > 0;
    };
    await expect.poll(async () => isGranted || (await isWaiting())).toBe(true);
    await first?.commit().execute();
    await granted;
    await second?.commit().execute();
    const listed = await sql`select status_place from desk_user where id = ${userId}`.execute(database);
    expect(listed.rows).toEqual([{ status_place: accessUrgency.indexOf('ACTIVE') + 1 }]);
  });
});
