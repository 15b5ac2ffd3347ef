import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveFilesOnly } from './serve-files-only.ts';

async function ask(url: string, host: string, headers: Readonly<Record<string, string>> = {}) {
  const app = fastify({ trustProxy: true });
  serveFilesOnly(app, 'https://files.kmx.example');
  app.all('/*', () => 'an answer');
  const { statusCode, headers: answered } = await app.inject({ url, headers: { host, ...headers } });
  return statusCode === 200 ? 200 : [statusCode, answered['cache-control']];
}

const refused = [404, 'no-store'];

it('promise 6: at the host of the files nothing but files of releases is answered', async () => {
  for (const host of ['files.kmx.example', 'FILES.kmx.example', 'files.kmx.example:443']) {
    for (const url of ['/_r/shell/1/browser/main.js', '/_r/shell/1/browser/main.js?a', '/healthz']) {
      expect([url, await ask(url, host)]).toEqual([url, 200]);
    }
    for (const url of ['/', '/en', '/api/uploads/files/1', '/am/ui', '/_r', '/_r/../en', '/en?/_r/', '/healthz/x']) {
      expect([url, await ask(url, host)]).toEqual([url, refused]);
    }
  }
  expect(await ask('/en', '10.0.0.1', { 'x-forwarded-host': 'files.kmx.example' })).toEqual(refused);
});

it('at every other host it is as it was, also for files', async () => {
  for (const host of ['www.kmx.example', 'files.kmx.example:8443', 'a.files.kmx.example', '10.0.0.1:3000']) {
    for (const url of ['/', '/en', '/_r/shell/1/browser/main.js'])
      expect([url, await ask(url, host)]).toEqual([url, 200]);
  }
});
