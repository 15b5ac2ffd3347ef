import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServerOptions } from './server-options.ts';

/** What the server sends, until it closes, on a connection on which it receives the bytes. */
async function receive(bytes: string): Promise<string> {
  const {
    loggerInstance: _,
    logController: _controller,
    ...options
  } = createServerOptions({ trustedProxies: false }, {} as never, {
    requestLog: { runFor: () => Promise.resolve() } as never,
    answerFailure: (() => {}) as never,
    wrapHandler: (handle) => handle,
  });
  const app = Fastify(options);
  onTestFinished(() => app.close());
  await app.listen();
  app.server.headersTimeout = 100;
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return text(socket);
}

describe('connections that carry no request which could be answered', () => {
  it.for([
    { what: 'nothing arrives on in time', bytes: '', status: '408 Request Timeout' },
    { what: 'half a request arrives on', bytes: 'GET /en HTTP/1.1\r\nHo', status: '408 Request Timeout' },
    { what: 'carries no HTTP', bytes: 'nonsense\r\n\r\n', status: '400 Bad Request' },
    {
      what: 'carries too long headers',
      bytes: `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: '431 Request Header Fields Too Large',
    },
  ])('one that $what ends with $status', async ({ bytes, status }) => {
    expect(await receive(bytes)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
});
