import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator } from '../accounts/create-administrator.ts';
import { parseAccountArguments } from '../accounts/parse-account-arguments.ts';
import { UsageError } from '../commands/command-errors.ts';
import { withOwnDatabase } from '../commands/open-owned-database.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { parsePersonArguments } from './parse-person-arguments.ts';
import { runPersonCommand } from './run-person-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-person-command-'));

const environment = { ...publicEnvironment, DATA_DIR: folder, BACK_CHANNEL_LOGOUT_URLS: 'none' };

/** What the command prints; rejects with what it refuses. */
async function run(words: readonly string[]): Promise<string> {
  const command = parsePersonArguments(words);
  if (command.name === 'help') throw new Error('There is nothing to run');
  return runPersonCommand(command, environment);
}
const erase = ['erase', 'reader@works.test', '--reason', 'case 4711'];

beforeAll(async () => {
  const administrator = parseAccountArguments(['create-admin', 'ada@works.test']);
  if (administrator.name !== 'create-admin') throw new Error(administrator.name);
  const configuration = parseDatabaseConfiguration(environment);
  await withOwnDatabase(configuration, pino({ level: 'silent' }), async (database) => {
    await createAdministrator(database, configuration, administrator.administrator);
    await sql`insert into form_subscription (id, email, topic, token_hash, state, language, created_at, changed_at)
      values ('1', 'reader@works.test', 'stories', 'x', 'active', 'en', now(), now())`.execute(database);
    // As if the administrator had signed in.
    await sql`update desk_user set activated_at = now()`.execute(database);
    await sql`update identity_account set activated_at = now(), password_hash = 'x'`.execute(database);
    await sql`update desk_access set status = 'ACTIVE'`.execute(database);
  });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run person', () => {
  it.each([
    ['erase', 'no-address', '--reason', 'x'],
    ['erase', 'ada@works.test'],
    ['erase', 'ada@works.test', '--reason', ' '],
    ['erase', 'ada@works.test', 'bob@works.test', '--reason', 'x'],
    ['erase', 'ada@works.test', '--reason', 'x', '--to', 'x'],
    ['erase', 'ada@works.test', '--again', 'x'],
    ['erase', '--again', 'x', '--reason', 'x'],
    ['export', 'ada@works.test'],
    ['export', 'ada@works.test', '--to', 'x', '--yes'],
    ['record', 'ada@works.test'],
    ['forget', 'ada@works.test'],
  ])('refuses the command line %s %s %s %s %s', (...words) => {
    expect(() => parsePersonArguments(words)).toThrow(UsageError);
  });

  it('says what it would erase, erases it, and lists the act', async () => {
    const exported = await run(['export', 'reader@works.test', '--to', join(folder, 'export')]);
    expect(exported).toContain('forms: 1 rows of form_subscription by e-mail address');
    expect(existsSync(join(folder, 'export', 'person.json'))).toBe(true);
    expect(await run(erase)).toMatch(/nothing was changed:\n {2}forms: 1 subscriptions$/);
    const done = await run([...erase, '--yes']);
    expect(done).toContain('reader@works.test is erased:\n  forms: 1 subscriptions\nRecord ');
    await expect(run([...erase, '--yes'])).rejects.toThrow('Nothing is kept under reader@works.test');
    const list = await run(['record']);
    expect(list).toMatch(/: no account\. case 4711\n {2}forms: 1 subscriptions$/);
    const file = join(folder, 'record.json');
    expect(await run(['record', '--to', file])).toContain('holds 1 records');
    expect(readFileSync(file, 'utf8') + list).not.toContain('reader@');
    expect(await run(['erase', '--again', file])).toMatch(/^0 of 1 people would be erased again/);
    await expect(run(['erase', '--again', join(folder, 'export', 'person.json')])).rejects.toThrow(/holds no records/);
  }, 240_000);

  it('refuses the last administrator, and to work beside running services', async () => {
    const last = run(['erase', 'ada@works.test', '--reason', 'x', '--yes']);
    await expect(last).rejects.toThrow(/last internal administrator/);
    const unlock = lockFolder(folder);
    await expect(run([...erase, '--yes'])).rejects.toThrow(/is in use by process/);
    unlock();
  }, 240_000);
});
