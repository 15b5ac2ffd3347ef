import fastify from 'fastify';
import { expect, it } from 'vitest';
import { demandSecureTransport } from './transport-security.ts';

async function readHeader(seconds: number): Promise<unknown> {
  const app = fastify();
  demandSecureTransport(app, seconds);
  app.get('/', () => 'a page');
  return (await app.inject('/')).headers['strict-transport-security'];
}

it('strict transport security is demanded with every answer, unless it is not wanted', async () => {
  expect(await readHeader(31_536_000)).toBe('max-age=31536000');
  expect(await readHeader(0)).toBeUndefined();
});
