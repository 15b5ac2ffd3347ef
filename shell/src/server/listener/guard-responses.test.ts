import fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardResponses } from './guard-responses.ts';

async function readHeaders(seconds: number, url = '/'): Promise<Readonly<Record<string, unknown>>> {
  const app = fastify();
  guardResponses(app, seconds);
  app.get('/', () => 'a page');
  app.get('/page', (_request, reply) => reply.header('content-security-policy', "script-src 'self'").send('a page'));
  app.get('/am/page', () => 'a page');
  app.get('/film', (_request, reply) => reply.type('video/webm').send('a film'));
  return (await app.inject(url)).headers;
}

it('strict transport security is demanded with every answer, unless it is not wanted', async () => {
  expect((await readHeaders(31_536_000))['strict-transport-security']).toBe('max-age=31536000');
  expect((await readHeaders(0))['strict-transport-security']).toBeUndefined();
});

it('every answer says that its type is not to be guessed, also when there is no such address', async () => {
  for (const url of ['/', '/page', '/am/page', '/unknown']) {
    expect([url, (await readHeaders(0, url))['x-content-type-options']]).toEqual([url, 'nosniff']);
  }
});

it('a response without its own policy runs nothing; those of a page and of identity stay', async () => {
  const policies = ['/', '/unknown', '/page', '/am/page'].map(
    async (url) => (await readHeaders(0, url))['content-security-policy'],
  );
  const closed = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  expect(await Promise.all(policies)).toEqual([closed, closed, "script-src 'self'", undefined]);
});

it('PUB-035 a film opened in a tab plays, and still runs nothing', async () => {
  const policy = (await readHeaders(0, '/film'))['content-security-policy'];
  expect(policy).toBe("default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin");
});
