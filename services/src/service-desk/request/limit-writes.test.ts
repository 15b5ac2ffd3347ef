import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { type DeskDatabase, openDeskDatabase } from '../model/desk-tables.ts';
import { createWriteLimit, purgeWriteCounts } from './limit-writes.ts';

let database: DeskDatabase;
beforeAll(async () => {
  const opened = await openDatabase();
  for (const service of ['uploads', 'mail', 'service-desk']) {
    await migrate(opened, service, new URL(`../../${service}/migrations/`, import.meta.url));
  }
  database = openDeskDatabase(opened);
});
afterAll(() => database.destroy());

it('limits the changes of a user in a minute, and invitations more than that, in all processes together', async () => {
  let time = 0;
  const limit = createWriteLimit(database, 3, 1, () => time);
  const other = createWriteLimit(database, 3, 1, () => time);
  expect(await limit('a', 'Mutation.inviteUser')).toBe(true);
  expect(await other('a', 'Mutation.inviteUser')).toBe(false);
  expect(await other('a', 'Mutation.addComment')).toBe(true);
  expect(await limit('a', 'Mutation.addComment')).toBe(false);
  expect(await limit('b', 'Mutation.addComment')).toBe(true);
  time = 61_000;
  expect(await limit('a', 'Mutation.addComment')).toBe(true);
  expect(await limit('a', 'Mutation.inviteUser')).toBe(false);
  await purgeWriteCounts(database, new Date(3_700_000));
  expect(await limit('a', 'Mutation.inviteUser')).toBe(true);
});
