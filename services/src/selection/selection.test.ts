import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase, type PooledDatabase } from '../database/database.ts';
import { createServices, type RegisterService } from '../http/create-services.ts';
import { findOwner } from '../http/service-paths.ts';
import type { MailTables } from '../mail/mail-database.ts';
import { type ServiceName, serviceNames } from '../service-names.ts';
import { makeAllTables, tableOwners } from './make-all-tables.ts';
import { listRegisteredServices } from './registered-services.ts';

const support = {
  ...{ firstName: 'Anna', lastName: 'Keller', company: 'Northline', country: 'Switzerland' },
  ...{ email: 'anna@northline.example', product: 'Ferro 115', serialNumber: '7', message: 'It stops.' },
};
const folder = mkdtempSync(path.join(tmpdir(), 'kmx-selection-'));
const lines: Readonly<Record<string, unknown>>[] = [];
const logger = pino({ base: null }, { write: (text: string) => void lines.push(JSON.parse(text)) });
let database: PooledDatabase;

/** A process with some of the services, as start.ts makes it; the database of this file stands for the server. */
async function startPart(services: readonly ServiceName[]) {
  const address = 'postgres://kmx:only-for-this-test@127.0.0.1:5432/kmx';
  const parsed = parseConfiguration({
    ...{ DATA_DIR: folder, SERVICES: services.join(','), DATABASE_URL: address },
    ...{ SAMPLE_CONTENT: 'off', CONTENT_WEBHOOK_URLS: 'none' },
  });
  const configuration = { ...parsed, postgres: null };
  await makeAllTables(database);
  const app = await createServices({ configuration, database, logger }, listRegisteredServices(configuration.services));
  return { app, configuration, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}
type Part = Awaited<ReturnType<typeof startPart>>;

let forms: Part;
let mail: Part;
beforeAll(async () => {
  database = await openDatabase();
  mail = await startPart(['mail']);
  forms = await startPart(['forms', 'images']);
}, 120_000);
afterAll(async () => {
  await Promise.all([forms, mail].map(({ app }) => app.close()));
  await database.destroy();
  rmSync(folder, { recursive: true });
});

describe('a process with some of the services', () => {
  it('names them where it is asked, without a word of those that others have', async () => {
    const ready = await (await fetch(`${forms.origin}/readyz`)).json();
    expect(ready).toMatchObject({ ready: true, services: ['forms', 'images'] });
    const metrics = await (await fetch(`${forms.origin}/metrics`)).text();
    expect(metrics).toMatch(/^build_info\{version="\d+\.\d+\.\d+",services="forms,images"\} 1$/m);
    expect(metrics).not.toContain('queue_waiting{queue="mail"}');
    expect(await (await fetch(`${mail.origin}/metrics`)).text()).toContain('queue_waiting{queue="mail"} 0');
  });

  it('answers requests for the others with 501 and says so once, and 404 only for what no service has', async () => {
    lines.length = 0;
    const ask = async (place: string) => {
      const response = await fetch(`${mail.origin}${place}`, { method: 'POST' });
      return [response.status, await response.text()];
    };
    expect(await ask('/content/graphql')).toEqual([501, 'This process has no content. It has: mail.\n']);
    expect(await ask('/am/json/x')).toEqual([501, 'This process has no identity. It has: mail.\n']);
    await ask('/content/translation/state/a');
    const [first, second, ...more] = lines.filter(({ level }) => level === 40);
    expect([first, second]).toMatchObject([
      { absent: 'content', services: 'mail', remedy: expect.stringContaining('SERVICES') },
      { absent: 'identity' },
    ]);
    expect(more).toEqual([]);
    expect((await ask('/nothing'))[0]).toBe(404);
    expect((await fetch(`${forms.origin}/images/nothing.webp`)).status, 'what it has and does not find').toBe(404);
  });

  it('tells shells alone which services it has, where services ask for their proof', async () => {
    const configuration = { ...mail.configuration, servicesSecret: 'uQ7wLm2Zr9Xe4Bk6Tn1V' };
    const app = await createServices({ configuration, database, logger }, [], { inDetail: false });
    const ask = async (url: string) => app.inject({ method: 'GET', url });
    const refused = await ask('/content/graphql');
    expect([refused.statusCode, refused.headers['kmx-absent-service']]).toEqual([401, undefined]);
    expect((await ask('/readyz')).json()).toEqual({ ready: true });
    await app.close();
  });

  it('HY-61 serves the pictures of content without content, from its tables', async () => {
    const data = JSON.stringify({ url: '/images/careers.webp' });
    await sql`insert into content_entry (id, model, created_at, updated_at) values ('asset-apart', 'Asset', now(), now())`.execute(
      database,
    );
    await sql`insert into content_version (entry_id, stage, locale, data, updated_at)
      values ('asset-apart', 'PUBLISHED', '', ${data}::jsonb, now())`.execute(database);
    const ask = (id: string) => fetch(`${forms.origin}/images/assets/resize=fit:clip,width:480/${id}`);
    const [found, missing] = await Promise.all([ask('asset-apart'), ask('asset-nowhere')]);
    expect([found.status, found.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(missing.status).toBe(404);
    await sql`delete from content_entry`.execute(database);
  });

  it('PUB-032 leaves the mails of its forms to the process that sends mails, though it knows no mail server', async () => {
    const submission = {
      ...{ kind: 'support-request', language: 'en', page: 'http://localhost:3000/en/support' },
      ...{ fingerprint: 'f'.repeat(40), values: support },
    };
    const response = await fetch(`${forms.origin}/forms/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${forms.configuration.formsToken}` },
      body: JSON.stringify(submission),
    });
    expect([response.status, await response.json()]).toMatchObject([200, { accepted: true }]);
    const rows = await database.withTables<MailTables>().selectFrom('mail_message').select('state').execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['queued']));
    const waiting = new RegExp(`queue_waiting\\{queue="mail"\\} ${rows.length}$`, 'm');
    expect(await (await fetch(`${mail.origin}/metrics`)).text()).toMatch(waiting);
  });
});

it('every service has the paths it answers, so that none of them is unknown to the others', async () => {
  const paths: string[] = [];
  const watch: RegisterService = async (app) => void app.addHook('onRoute', ({ url }) => void paths.push(url));
  const configuration = parseConfiguration({ DATA_DIR: folder, SAMPLE_CONTENT: 'off', CONTENT_WEBHOOK_URLS: 'none' });
  const services = [watch, ...listRegisteredServices(new Set(serviceNames))];
  const app = await createServices({ configuration, database, logger }, services);
  await app.ready();
  await app.close();
  expect(paths.filter((found) => findOwner(found) === undefined)).toEqual([]);
  expect(new Set(paths.flatMap((found) => findOwner(found) ?? []))).toEqual(new Set(serviceNames));
}, 60_000);

it('POR-081 the desk follows the accounts in the process that has them, wherever the desk is', async () => {
  const { app } = await startPart(['identity']);
  const listeners = app.accountListeners?.length;
  await app.close();
  expect([listeners, mail.app.accountListeners]).toEqual([1, undefined]);
}, 60_000);

it('the tables of every service are made by every process, however many services are added', () => {
  const root = path.join(import.meta.dirname, '..');
  const owners = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'migrations')));
  expect(tableOwners.toSorted()).toEqual(owners.toSorted());
});
