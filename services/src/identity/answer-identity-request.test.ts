import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { answerIdentityRequest } from './answer-identity-request.ts';
import { oauthPath } from './realm/realm.ts';
import type { IdentityContext } from './request/identity-context.ts';

const fail = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { statusCode: 503 }));
const context = {
  configuration: parseConfiguration({}),
  logger: pino({ level: 'silent' }),
  provider: { callback: () => fail },
} as unknown as IdentityContext;
const server = createServer((request, response) => {
  void answerIdentityRequest(context, new Map(), request, response, '192.0.2.1');
});
let address = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${oauthPath}/authorize`;
});
afterAll(() => void server.close());

it('says 503 to programs while the database is away, and when to try again', async () => {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 503, reason: 'Service Unavailable' });
});

it('shows a page to people', async () => {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('That did not work');
});
