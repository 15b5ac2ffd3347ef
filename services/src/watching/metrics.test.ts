import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerContent } from '../content/register-content.ts';
import { openDatabase, type PooledDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { registerImages } from '../images/register-images.ts';
import type { MailTables } from '../mail/mail-database.ts';
import { registerMail } from '../mail/register-mail.ts';
import { createTimedReader } from './read-in-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-metrics-'));
const logger = pino({ level: 'silent' });
let database: PooledDatabase;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  database = await openDatabase();
  const configuration = parseConfiguration({
    DATA_DIR: folder,
    // Nobody listens there: what is sent to it waits.
    CONTENT_WEBHOOK_URLS: 'http://127.0.0.1:9/nobody',
    CONTENT_WEBHOOK_SECRET: 'only-for-this-test-0123',
  });
  const { readPoolLoad } = database;
  app = await createServices({ configuration, database, logger }, [registerContent, registerMail, registerImages], {
    readPoolLoad,
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.destroy().catch(() => {});
  rmSync(folder, { recursive: true });
});

/** The value of a series, undefined where there is none. */
async function read(series: string): Promise<number | undefined> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

async function queueMail(id: string, state: MailTables['mail_message']['state'], minutesAgo: number): Promise<void> {
  const created_at = new Date(Date.now() - minutesAgo * 60_000);
  await database
    .withTables<MailTables>()
    .insertInto('mail_message')
    .values({
      ...{ id, state, created_at, next_attempt_at: created_at, recipient: 'a@kmx.example', subject: '', text_body: '' },
      ...{ html_body: '', language: 'en', attempts: 0, last_error: null, unsubscribe_url: null },
    })
    .execute();
}

describe('the metrics of the services, over HTTP', () => {
  it('count requests by service, and probes apart, by words of a closed list only', async () => {
    await fetch(`${origin}/images/nothing.webp`);
    await fetch(`${origin}/constructor/x`);
    await fetch(`${origin}/healthz`);
    expect(await read('http_requests_total{service="images",status="404"}')).toBe(1);
    expect(await read('http_requests_total{service="probes",status="200"}')).toBeGreaterThan(0);
    expect(await read('http_requests_total{service="other",status="404"}'), 'no name of the visitor').toBe(1);
    expect(await read('http_request_seconds_count{service="images"}')).toBe(1);
  });

  it('tell how many mails wait and for how long; sent and kept ones do not', async () => {
    expect(await read('queue_waiting{queue="mail"}')).toBe(0);
    expect(await read('queue_oldest_seconds{queue="mail"}')).toBe(0);
    await queueMail('first', 'queued', 30);
    await queueMail('second', 'queued', 1);
    await queueMail('third', 'sent', 60);
    await queueMail('fourth', 'kept', 60);
    expect(await read('queue_waiting{queue="mail"}')).toBe(2);
    expect(await read('queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(1800);
    expect(await read('queue_oldest_seconds{queue="mail"}')).toBeLessThan(1860);
  });

  it('tell of messages about content that nobody takes', async () => {
    expect(await read('queue_waiting{queue="webhooks"}')).toBe(0);
    const answer = await fetch(`${origin}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer kmx-development-draft' },
      body: JSON.stringify({ query: 'mutation { publishPage(where: { id: "page-careers" }) { id } }' }),
    });
    expect(await answer.text()).not.toContain('errors');
    expect(await read('queue_waiting{queue="webhooks"}')).toBe(1);
    expect(await read('queue_oldest_seconds{queue="webhooks"}')).toBeGreaterThan(0);
  });

  it('tell how many pictures wait to be made', async () => {
    expect(await read('queue_waiting{queue="images"}')).toBe(0);
    const qualities = Array.from({ length: 12 }, (_, index) => 60 + index);
    const asked = qualities.map((quality) => fetch(`${origin}/images/home-hero.webp?w=1180&fm=webp&q=${quality}`));
    await expect.poll(() => read('queue_waiting{queue="images"}'), { interval: 5 }).toBeGreaterThan(0);
    await Promise.all(asked);
    expect(await read('queue_waiting{queue="images"}')).toBe(0);
  });

  it('tell which connections work and what waits for one', async () => {
    const done = Promise.withResolvers<void>();
    const busy = database.transaction().execute(() => done.promise);
    await sleep(20);
    const waiting = database.selectFrom('schema_migration').selectAll().execute();
    await sleep(20);
    expect(await read('database_connections{state="in_use"}')).toBe(1);
    expect(await read('database_connections{state="idle"}')).toBe(0);
    expect(await read('database_connections_waiting')).toBeGreaterThanOrEqual(1);
    expect(await read('database_available'), 'nobody answers within a second').toBe(0);
    expect(await read('queue_waiting{queue="mail"}'), 'not known, and not 0').toBeUndefined();
    done.resolve();
    await Promise.all([busy, waiting]);
    expect(await read('database_available')).toBe(1);
    expect(await read('database_connections_waiting')).toBe(0);
  });

  it('are served without the database, which is then said to be away', async () => {
    await database.destroy();
    expect(await read('database_available')).toBe(0);
    expect(await read('queue_waiting{queue="mail"}')).toBeUndefined();
    expect(await read('queue_waiting{queue="images"}')).toBe(0);
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });
});

it('a reading that hangs is not begun a second time, and the next one is made when it has ended', async () => {
  let begun = 0;
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const readValue = createTimedReader(() => answers[begun++]?.promise ?? 3);
  expect(await Promise.all([readValue(), readValue()])).toEqual([null, null]);
  expect(begun).toBe(1);
  answers[0]?.resolve(1);
  await sleep(0);
  answers[1]?.reject(new Error('away'));
  expect(await readValue(), 'a failure is no value').toBeNull();
  expect(await readValue()).toBe(3);
});
