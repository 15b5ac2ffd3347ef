import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { createServices } from '../http/create-services.ts';
import { registerMail } from '../mail/register-mail.ts';
import { openDatabase } from './database.ts';

const configuration = parseConfiguration({});
const logger = pino({ level: 'silent' });

const database = await openDatabase();
afterAll(() => database.destroy());

const start = () => createServices({ configuration, database, logger }, [registerMail]);

describe('a database that a newer version has changed', () => {
  it('is none when it is empty, and none at the second start of the same version', async () => {
    await (await start()).close();
    await (await start()).close();
  });

  it.each(['content', 'catalogue', 'identity', 'mail', 'uploads', 'forms', 'service-desk', 'a-service-of-tomorrow'])(
    'is refused by a sentence before anything is changed: %s',
    async (service) => {
      const unsubscribe = sql`select number from schema_migration where service = 'mail' and number = 2`;
      await sql`delete from schema_migration where service = 'mail' and number = 2`.execute(database);
      await sql`insert into schema_migration values (${service}, 99, 'later', '', now())`.execute(database);
      await expect(start()).rejects.toThrow(
        `The database was changed by a newer version (${service}/99): start that version, or restore`,
      );
      expect((await unsubscribe.execute(database)).rows, 'what this version would have added').toEqual([]);
      await sql`delete from schema_migration where number = 99`.execute(database);
    },
  );
});
