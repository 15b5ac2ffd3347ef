import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PooledDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { limitStatements, runUnlimited } from './statement-limit.ts';
import { createTestSchema, findTestServer, type TestSchema } from './test-server.fixture.ts';

const server = await findTestServer();

/** Longer than the server waits for a statement with a limit of a second, and the connection for the server. */
const longTime = sql`select pg_sleep(3.5)`;
const tooLong = sql`select pg_sleep(1.5)`;

describe.skipIf(server === '')(
  'statements with another limit on a PostgreSQL server (skipped without TEST_POSTGRES=on)',
  () => {
    let place: TestSchema;
    let database: PooledDatabase;
    beforeAll(async () => {
      place = await createTestSchema(server);
      database = await place.open({ poolSize: 1, statementSeconds: 1 });
    });
    afterAll(async () => {
      await database.destroy();
      await place.remove();
    });
    const expectUsualLimit = () => expect(tooLong.execute(database)).rejects.toMatchObject({ code: '57014' });

    it('are those of one transaction, however long they take', async () => {
      await database.transaction().execute(async (transaction) => {
        await limitStatements(transaction, 0);
        await longTime.execute(transaction);
      });
      await expectUsualLimit();
      const failing = database.transaction().execute(async (transaction) => {
        await limitStatements(transaction, 0);
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      await expectUsualLimit();
      const shorter = database.transaction().execute(async (transaction) => {
        await limitStatements(transaction, 200);
        await sql`select pg_sleep(0.5)`.execute(transaction);
      });
      await expect(shorter).rejects.toMatchObject({ code: '57014' });
    }, 20_000);

    it('are those of one piece of work outside a transaction, also when it fails', async () => {
      await runUnlimited(database, async (connection) => void (await longTime.execute(connection)));
      await expectUsualLimit();
      const failing = runUnlimited(
        database,
        async (connection) => void (await sql`select nothing`.execute(connection)),
      );
      await expect(failing).rejects.toMatchObject({ code: '42703' });
      await expectUsualLimit();
    }, 20_000);

    it('are those of a migration, as long as its tables are', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'kmx-migration-'));
      try {
        writeFileSync(path.join(folder, '0001-long.sql'), 'select pg_sleep(3.5);\n');
        await migrate(database, 'example', folder);
        const { rows } = await sql`select number from schema_migration`.execute(database);
        expect(rows).toEqual([{ number: 1 }]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }, 20_000);
  },
);
