import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { registerForms } from '../forms/register-forms.ts';
import { createServices, type RegisterService } from '../http/create-services.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerUploads } from '../uploads/register-uploads.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const fileId = '11111111-1111-4111-8111-111111111111';
const folder = mkdtempSync(join(tmpdir(), 'kmx-retention-'));
const services = [registerMail, registerUploads, registerForms] satisfies RegisterService[];
let database: Kysely<Database>;

beforeAll(async () => {
  database = await openDatabase();
}, 240_000);
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});
afterEach(() => void vi.useRealTimers());

/** Services that were started now, as the clock shows it. */
async function start(environment: Readonly<Record<string, string>> = {}, registered = services) {
  // Never opened: the database of this file stands for it.
  const address = { DATABASE_URL: 'postgres://kmx:only-for-this-test@127.0.0.1:5432/kmx' };
  const configuration = parseConfiguration({ DATA_DIR: folder, ...address, ...environment });
  const app = await createServices({ configuration, database, logger: pino({ level: 'silent' }) }, registered);
  await app.ready();
  return app;
}

/** One of each kind, made now. */
async function fill(): Promise<void> {
  const now = new Date().toISOString();
  await sql`insert into form_submission (id, reference, fingerprint, kind, field_values, language, page, created_at)
    values ('form', 'KMX-1', 'f', 'support-request', '{}', 'en', 'http://localhost/', ${now})`.execute(database);
  for (const state of ['kept', 'sent', 'queued'])
    await sql`insert into mail_message (id, recipient, subject, text_body, html_body, language, state, attempts, next_attempt_at, created_at)
      values (${state}, 'a@b.example', '', '', '', 'en', ${state}, 0, ${now}, ${now})`.execute(database);
  await sql`insert into upload_file (id, owner, name, size, state, submission_id, created_at)
    values (${fileId}, 'o', 'n', 1, 'complete', 'form', ${now})`.execute(database);
  writeFileSync(join(folder, 'uploads', fileId), 'x');
}

async function readIds(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from form_submission union select id from mail_message union select id from upload_file order by 1`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** Moves the clock, lets the timers of that time run, and waits for what they have begun. */
async function pass(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(6 * hourMs);
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}

it('PUB-032 running services forget mails, forms and files after their days, and nothing before', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const app = await start();
  await fill();
  await pass(13 * dayMs);
  expect(await readIds()).toEqual([fileId, 'form', 'kept', 'queued', 'sent']);
  await pass(dayMs);
  expect(await readIds()).toEqual([fileId, 'form', 'queued']);
  await pass(700 * dayMs);
  expect(await readIds()).toEqual([fileId, 'form', 'queued']);
  await pass(17 * dayMs);
  // A file that belongs to nothing is found by the next run.
  await pass(0);
  expect([await readIds(), existsSync(join(folder, 'uploads', fileId))]).toEqual([['queued'], false]);
  await app.close();
});

it('a start forgets too, by the days of the configuration', async () => {
  await sql`delete from mail_message`.execute(database);
  vi.useFakeTimers({ toFake: ['Date'] });
  await fill();
  vi.setSystemTime(Date.now() + 5 * dayMs);
  const days = { FORMS_KEPT_DAYS: '4', MAILS_KEPT_DAYS: '6', UNCLAIMED_UPLOADS_KEPT_DAYS: '3' };
  const first = await start(days);
  await first.close();
  const second = await start(days);
  await second.close();
  expect([await readIds(), existsSync(join(folder, 'uploads', fileId))]).toEqual([['kept', 'queued', 'sent'], false]);
});

it('mails that others have queued for a mail server that there is not are forgotten too, by the process with the mail service', async () => {
  await sql`delete from mail_message`.execute(database);
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await start();
  await fill();
  await app.close();
  vi.setSystemTime(Date.now() + 15 * dayMs);
  const server = await start({ SERVICES: 'mail', SMTP_URL: 'smtp://127.0.0.1:9' }, [registerMail]);
  await server.close();
  expect((await readIds()).filter((id) => id === 'queued')).toEqual(['queued']);
  const silent = await start({ SERVICES: 'mail' }, [registerMail]);
  await silent.close();
  expect((await readIds()).filter((id) => ['queued', 'sent', 'kept'].includes(id))).toEqual([]);
});

it.each(['FORMS_KEPT_DAYS', 'MAILS_KEPT_DAYS', 'UNCLAIMED_UPLOADS_KEPT_DAYS'])('refuses %s below one day', (name) => {
  expect(() => parseConfiguration({ [name]: '0' })).toThrow(`${name}: must be at least 1`);
});
