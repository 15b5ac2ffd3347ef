import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../commands/command-errors.ts';
import { openDatabase } from '../database/database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { parsePersonArguments } from './parse-person-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-person-command-'));

/** Runs a command of the services as a process of its own. */
function run(words: readonly string[], main = 'person/main.ts') {
  const env = { ...process.env, ...publicEnvironment, DATA_DIR: folder, DATABASE_URL: '' };
  const file = join(import.meta.dirname, '..', main);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const erase = ['erase', 'reader@works.test', '--reason', 'case 4711'];

beforeAll(async () => {
  run(['create-admin', 'ada@works.test', '--first-name', 'Ada', '--last-name', 'Berg'], 'accounts/main.ts');
  const database = await openDatabase(join(folder, 'postgres'));
  await sql`insert into form_subscription (id, email, topic, token_hash, state, language, created_at, changed_at)
    values ('1', 'reader@works.test', 'stories', 'x', 'active', 'en', now(), now())`.execute(database);
  // As if the administrator had signed in.
  await sql`update desk_user set activated_at = now()`.execute(database);
  await sql`update identity_account set activated_at = now(), password_hash = 'x'`.execute(database);
  await sql`update desk_access set status = 'ACTIVE'`.execute(database);
  await database.destroy();
}, 400_000);
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

  it('says what it would erase, erases it, and lists the act; the folder of an export is new', () => {
    const exported = run(['export', 'reader@works.test', '--to', join(folder, 'export')]);
    expect([exported.status, exported.stderr]).toEqual([0, '']);
    expect(exported.stdout).toContain('forms: 1 rows of form_subscription by e-mail address');
    expect(existsSync(join(folder, 'export', 'person.json'))).toBe(true);
    const preview = run(erase);
    expect(preview.stdout).toMatch(/nothing was changed:\n {2}forms: 1 subscriptions\n$/);
    const done = run([...erase, '--yes']);
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(done.stdout).toContain('reader@works.test is erased:\n  forms: 1 subscriptions\nRecord ');
    const list = run(['record']);
    expect(list.stdout).toMatch(/: no account\. case 4711\n {2}forms: 1 subscriptions\n$/);
    expect(list.stdout).not.toContain('reader@');
    const file = join(folder, 'record.json');
    expect(run(['record', '--to', file]).status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('reader@');
    expect(run(['erase', '--again', file]).stdout).toMatch(/^0 of 1 people would be erased again/);
  }, 400_000);

  it('refuses the last administrator, and works beside no services', () => {
    const last = run(['erase', 'ada@works.test', '--reason', 'x', '--yes']);
    expect(last).toMatchObject({ status: 3, stderr: expect.stringContaining('last internal administrator') });
    const unlock = lockFolder(folder);
    const refused = run([...erase, '--yes']);
    unlock();
    expect(refused).toMatchObject({ status: 3, stderr: expect.stringContaining('is in use by process') });
  }, 400_000);
});
