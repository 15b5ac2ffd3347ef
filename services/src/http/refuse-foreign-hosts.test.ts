import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { createServices } from './create-services.ts';

const database = await openDatabase();
afterAll(() => database.destroy());

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
});

async function ask(environment: Record<string, string>, hosts: readonly Record<string, string>[]) {
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const context = { configuration: parseConfiguration(environment), database, logger: pino({ level: 'warn' }, output) };
  const app = await createServices(context, [
    async (server) => {
      server.all('/am/*', async () => 'sign in');
    },
  ]);
  const answers = [];
  for (const headers of hosts) answers.push(await app.inject({ url: '/am/ui/sign-in', headers }));
  await app.close();
  return answers;
}

it('services with samples answer for this machine and the origins that are named to them', async () => {
  const named = { ALLOWED_ORIGINS: 'http://localhost:3000,http://192.168.1.5:3000' };
  const answers = await ask(named, [
    { host: '127.0.0.1:3001' },
    { host: 'localhost:3001', 'x-forwarded-host': 'localhost:3000' },
    { host: '127.0.0.1:3001', 'x-forwarded-host': 'crimp.localhost:3000' },
    { host: '127.0.0.1:3001', 'x-forwarded-host': 'localhost:41234' },
    { host: '[::1]:3001' },
    { host: '127.0.0.1:3001', 'x-forwarded-host': '192.168.1.5:3000' },
  ]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(6).fill([200, 'sign in']));
  expect(lines).toEqual([]);
});

it('services with samples refuse requests for a public host, by either header, and the log reports it once', async () => {
  const hosts = [
    'www.works.example',
    '192.168.1.5:3000',
    'localhost.works.example',
    'localhost, www.works.example',
    'a@localhost',
  ];
  const answers = await ask({}, [
    ...hosts.map((host) => ({ host: '127.0.0.1:3001', 'x-forwarded-host': host })),
    { host: 'www.works.example' },
    { host: 'www.works.example', 'x-forwarded-host': 'localhost:3000' },
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(421));
  for (const { body } of answers) expect(body).toContain('not for the site you have asked for');
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, foreign: 'www.works.example', remedy: expect.any(String) }),
  ]);
});

it('services of a public start have no samples and are asked by any name: their sites are matters of content', async () => {
  const answers = await ask(publicEnvironment, [
    { host: '127.0.0.1:3001', 'x-forwarded-host': 'www.kmx.example' },
    { host: '10.0.0.7:3001', 'x-forwarded-host': 'academy.works.example' },
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});
