// @ts-nocheck
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';

const secret = 'a-secret-of-this-test';
const received: { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string }[] = [];
let failures = 0;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' });
    response.writeHead(request.url === '/second' && failures++ < 1 ? 503 : 200).end();
  });
});

let content: TestContent;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  content = await createTestContent({
    CONTENT_WEBHOOK_URLS: `${origin}/first,${origin}/second`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
}, 60_000);
afterAll(async () => {
  await content.close();
  receiver.close();
});

const bodySchema = v.object({ operation: v.string(), data: v.looseObject({ id: v.string(), __typename: v.string() }) });
const listFor = (path: string) =>
  received.filter((message) => message.path === path).map(({ body }) => v.parse(bodySchema, JSON.parse(body)));

it('HY-86 tells every registered address of a publication, signed, and tries again where it was not taken', async () => {
  await content.askDraft('mutation { publishPage(where: { id: "page-careers" }) { id } }');
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
  expect(['/first', '/second'].map((path) => listFor(path).length)).toEqual([1, 2]);
  const [message] = received;
  const [, sign, environment, time] =
    /^sign=(\S+), env=(\S+), t=(\d+)$/.exec(String(message?.headers['gcms-signature'])) ?? [];
  const signed = JSON.stringify({ Body: message?.body, EnvironmentName: environment, TimeStamp: Number(time) });
  expect(sign).toBe(createHmac('sha256', secret).update(signed).digest('base64'));
  expect(listFor('/first')[0]).toMatchObject({
    operation: 'publish',
    data: {
      __typename: 'Page',
      id: 'page-careers',
      slug: 'careers',
      stage: 'PUBLISHED',
      localizations: expect.any(Array),
    },
  });
  const events = content.context.database.withTables<{ content_event: { id: string } }>().selectFrom('content_event');
  await expect.poll(() => events.select('id').execute(), { timeout: 5000 }).toEqual([]);
});

it('HY-86 never tells the hash of a page password', async () => {
  received.length = 0;
  const { values } = await content.ask('{ pages(where: { protection: password }, first: 1) { id } }');
  const [page] = v.parse(v.array(v.object({ id: v.string() })), values['pages']);
  await content.askDraft(`mutation { publishPage(where: { id: "${page?.id}" }) { id } }`);
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2);
  expect(received[0]?.body).toContain(page?.id);
  expect(received[0]?.body).not.toMatch(/passwordHash|argon2/);
});
