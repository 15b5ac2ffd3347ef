import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { finishConnections } from './finish-connections.server.ts';

const post = 'POST /page HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';

interface Fixture {
  readonly app: FastifyInstance;
  readonly client: Socket;
  readonly received: string[];
  readonly port: number;
}

/** A server, a connection to it on which one request has been answered, and what arrives on that later. */
async function startServer(): Promise<Fixture> {
  const app = fastify({ return503OnClosing: false });
  app.post('/page', () => 'page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  client.write(post);
  await once(client, 'data');
  const received: string[] = [];
  client.on('data', (chunk: Buffer) => void received.push(chunk.toString()));
  return { app, client, received, port };
}

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** What a client gets that sends its second request right before, or that many milliseconds after, the server begins to close. */
async function askWhileClosing(
  finish: (app: FastifyInstance) => Promise<void>,
  afterMs: number | null,
): Promise<string> {
  const { app, client, received } = await startServer();
  const ended = new Promise((resolve) => client.once('close', resolve));
  if (afterMs === null) {
    client.write(post);
    block(30);
  }
  const closed = finish(app).then(() => app.close());
  if (afterMs !== null) {
    await wait(afterMs);
    client.write(post);
  }
  setTimeout(() => client.end(), 1200).unref();
  await Promise.all([ended, closed]);
  return received.join('').slice(0, 15);
}

const finishOf = (app: FastifyInstance) => finishConnections(app.server, false);
const leaveToBalancer = (app: FastifyInstance) => finishConnections(app.server, true);
const answer = 'HTTP/1.1 200 OK';

it('a request that has arrived when the server closes is answered, and one that comes a moment later', async () => {
  expect(await Promise.all([askWhileClosing(finishOf, null), askWhileClosing(finishOf, 200)])).toEqual([
    answer,
    answer,
  ]);
});

it('behind a balancer a connection stays until the balancer closes it, whenever a request comes on it', async () => {
  expect(await Promise.all([askWhileClosing(leaveToBalancer, 900), askWhileClosing(finishOf, 900)])).toEqual([
    answer,
    '',
  ]);
});

it('by closing alone both are lost', async () => {
  const justClose = () => Promise.resolve();
  expect(await Promise.all([askWhileClosing(justClose, null), askWhileClosing(justClose, 200)])).toEqual(['', '']);
});

it('new connections are refused from the start, so that a proxy asks another server', async () => {
  const { app, client, port } = await startServer();
  const finished = finishOf(app);
  await wait(100);
  const late = connect(port, '127.0.0.1');
  const [failure] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect({ code: failure.code, isOpen: client.writable }).toEqual({ code: 'ECONNREFUSED', isOpen: true });
  client.end();
  await finished;
});

it('it waits for nothing once no connection is open', async () => {
  const { app, client } = await startServer();
  client.end();
  await once(client, 'close');
  const order: string[] = [];
  const finished = leaveToBalancer(app).then(() => order.push('finished'));
  await Promise.all([finished, wait(400).then(() => order.push('later'))]);
  expect(order).toEqual(['finished', 'later']);
});
