import fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardFromCdn } from './guard-from-cdn.ts';

async function send(headers: Readonly<Record<string, string>>) {
  const app = fastify();
  guardFromCdn(app);
  app.get('/', (_request, reply) => reply.headers(headers).send('an answer'));
  const answer = await app.inject('/');
  return [answer.headers['cdn-cache-control'], answer.headers['surrogate-key']];
}

const told = { 'cdn-cache-control': 'max-age=1800', 'surrogate-key': 'all' };

it('a CDN holds nothing that is for one visitor, whatever was said of it before', async () => {
  for (const cacheControl of [
    'private, no-store',
    'no-store',
    'private, no-cache',
    'private, max-age=60',
    'no-public',
  ]) {
    expect(await send({ ...told, 'cache-control': cacheControl })).toEqual(['private, no-store', undefined]);
  }
  expect(await send(told)).toEqual(['private, no-store', undefined]);
});

it('what is public stays as it is', async () => {
  expect(await send({ ...told, 'cache-control': 'public, max-age=0' })).toEqual(['max-age=1800', 'all']);
  expect(await send({ 'cache-control': 'public, max-age=31536000, immutable' })).toEqual([undefined, undefined]);
});
