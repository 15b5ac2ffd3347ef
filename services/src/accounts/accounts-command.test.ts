import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageError } from '../commands/command-errors.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { findTestServer } from '../database/test-server.fixture.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { parseAccountArguments } from './parse-account-arguments.ts';

const origin = publicEnvironment.PUBLIC_ORIGIN;

/** Runs the command as a process of its own. */
function runAccounts(words: readonly string[], environment: Readonly<Record<string, string>>, input = '') {
  const env = { ...process.env, ...publicEnvironment, ...environment };
  const main = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { env, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run accounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kmx-accounts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (words: readonly string[], input = '') =>
    runAccounts(words, { DATA_DIR: folder, DATABASE_URL: '' }, input);

  it('reports an invalid command line, and exits with 2', () => {
    const wrong = [['create-admin'], ['create-admin', 'no-address'], ['remove'], ['remove-samples', 'all'], ['--what']];
    wrong.push(
      ['grant', 'ada@works.test'],
      ['revoke', 'ada', 'release-operator'],
      ['grant', 'ada@works.test', 'admin'],
    );
    for (const words of wrong) expect(() => parseAccountArguments(words), words.join(' ')).toThrow(UsageError);
    const refused = run(['create-admin', 'ada@works.test', '--country', 'Swiss']);
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/^--country: Swiss is not a code such as CH\n\nUsage: npm run accounts/);
  });

  it.each(['admin', 'constructor'])('knows no role %s', (role) => {
    expect(() => parseAccountArguments(['grant', 'ada@works.test', role])).toThrow(
      new UsageError(`${role} is not a role; there is release-operator`),
    );
  });

  it('hashes a password for the editor area from standard input, and refuses one that is easy to guess', () => {
    expect(run(['hash-password'], 'Kelp-Otter-41-Basalt\n').stdout).toMatch(
      /^EDITOR_PASSWORD_HASH='\$argon2id\$[^']+'\n$/,
    );
    expect(run(['hash-password'], 'aaaaaaaaaaaaaaaaaaaa\n')).toMatchObject({ status: 3, stdout: '' });
  });

  it('works on the embedded database of a folder, and refuses while the services have it', () => {
    const made = run(['create-admin', 'ada@works.test']);
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain(`${origin}/am/ui/invitation/`);
    const unlock = lockFolder(folder);
    const refused = run(['remove-samples']);
    unlock();
    expect(refused.status).toBe(3);
    expect(refused.stderr).toMatch(/is in use by process \d+; stop it .*decisions\/0016/);
    expect(run(['remove-samples'])).toMatchObject({ status: 0, stderr: '' });
  });
});

const server = await findTestServer();

describe.skipIf(server === '')('npm run accounts on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kmx-accounts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (url: string, ...words: string[]) => runAccounts(words, { DATA_DIR: folder, DATABASE_URL: url });

  it('makes and removes there, refuses while the services have it, and never says the password', async () => {
    const logger = pino({ level: 'silent' });
    const own = await openPostgres({ url: server, poolSize: 1, statementSeconds: 10 }, 'shared', logger, () => {});
    const schema = `test_${randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create schema ${schema}`).execute(own);
    const url = new URL(server);
    url.searchParams.set('options', `-csearch_path=${schema}`);
    const made = run(url.href, 'create-admin', 'ada@works.test');
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain(`${origin}/am/ui/invitation/`);
    expect(run(url.href, 'remove-samples')).toMatchObject({ status: 0, stderr: '' });
    const services = await openPostgres(
      { url: url.href, poolSize: 1, statementSeconds: 10 },
      'shared',
      logger,
      () => {},
    );
    const refused = run(url.href, 'remove-samples');
    await services.destroy();
    expect([refused.status, refused.stderr]).toEqual([3, expect.stringContaining('in use by "kmx-services')]);
    url.pathname = '/no_such_database';
    const wrong = run(url.href, 'remove-samples');
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('this database does not exist')]);
    expect(wrong.stderr + refused.stderr).not.toContain(decodeURIComponent(url.password));
    await sql.raw(`drop schema ${schema} cascade`).execute(own);
    await own.destroy();
  }, 120_000);
});
