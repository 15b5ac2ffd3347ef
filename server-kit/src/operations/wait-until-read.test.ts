import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { waitUntilRead } from './wait-until-read.server.ts';

const post = 'POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** What a client gets whose second request on a connection arrives while the process does something else before it closes. */
async function askWhileClosing(hasToRead: boolean): Promise<string> {
  const app = fastify({ return503OnClosing: false });
  app.post('/page', () => 'page');
  if (hasToRead) app.addHook('preClose', waitUntilRead);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write(post);
  await once(client, 'data');
  const received: string[] = [];
  client.on('data', (chunk: Buffer) => void received.push(chunk.toString()));
  const ended = new Promise((resolve) => client.once('close', resolve));
  client.write(post);
  block(30);
  const closed = app.close();
  setTimeout(() => client.end(), 500).unref();
  await Promise.all([ended, closed]);
  return received.join('').slice(0, 15);
}

it('a request that has arrived when the server closes is answered', async () => {
  expect(await askWhileClosing(true)).toBe('HTTP/1.1 200 OK');
});

it('without waiting it is lost, although it has arrived', async () => {
  expect(await askWhileClosing(false)).toBe('');
});
