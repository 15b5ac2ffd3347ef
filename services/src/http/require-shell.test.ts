import { createServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from './create-services.ts';

const secret = 'uQ7wLm2Zr9Xe4Bk6Tn1V';
const visitor = '203.0.113.7';
const database = await openDatabase();
afterAll(() => database.destroy());

async function start(environment: Readonly<Record<string, string>>) {
  const context = { configuration: parseConfiguration(environment), database, logger: pino({ level: 'silent' }) };
  return createServices(context, [
    async (server) => {
      server.get('/who', async (request) => request.ip);
    },
  ]);
}

describe('services that other machines reach', () => {
  it('answer shells of their site only, except for what a balancer asks', async () => {
    const app = await start({ SERVICES_SECRET: secret });
    const ask = async (url: string, token?: string) => {
      const headers = { 'x-forwarded-for': visitor, ...(token === undefined ? {} : { [serviceTokenHeader]: token }) };
      const answer = await app.inject({ url, headers, remoteAddress: '192.0.2.9' });
      return [answer.statusCode, answer.statusCode === 200 ? answer.body : ''];
    };
    expect(await ask('/who', createServiceToken(secret, Date.now()))).toEqual([200, visitor]);
    expect(await ask('/who')).toEqual([401, '']);
    expect(await ask('/who', createServiceToken('another-secret-of-this', Date.now()))).toEqual([401, '']);
    expect(await ask('/metrics')).toEqual([401, '']);
    expect(await ask('/healthz')).toEqual([200, 'ok']);
    expect((await ask('/readyz'))[0]).toBe(200);
    await app.close();
  });

  it('believe nobody else who the visitor is', async () => {
    const app = await start({});
    const headers = { 'x-forwarded-for': visitor };
    expect((await app.inject({ url: '/who', headers, remoteAddress: '192.0.2.9' })).body).toBe('192.0.2.9');
    expect((await app.inject({ url: '/who', headers, remoteAddress: '127.0.0.1' })).body).toBe(visitor);
    await app.close();
  });
});
