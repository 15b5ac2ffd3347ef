import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { notBegunHeader, waitUntilBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from './create-services.ts';
import { startFrontServer } from './start-front-server.ts';

const configuration = parseConfiguration({});
const logger = pino({ level: 'silent' });
const database = await openDatabase();
afterAll(() => database.destroy());

async function readStatuses(origin: string): Promise<readonly number[]> {
  const answers = await Promise.all(['/healthz', '/readyz', '/metrics', '/x'].map((path) => fetch(`${origin}${path}`)));
  return answers.map(({ status }) => status);
}

describe('the port of the services', () => {
  it('lives before anything is loaded, is ready afterwards, not ready while it drains, and closed in the end', async () => {
    const front = await startFrontServer(0, '127.0.0.1');
    const { origin } = front;
    let isDraining = false;
    expect(await readStatuses(origin)).toEqual([200, 503, 503, 503]);
    expect((await fetch(`${origin}/x`)).headers.has(notBegunHeader), 'another process may do it').toBe(true);
    const app = await createServices({ configuration, database, logger }, [], {
      isDraining: () => isDraining,
      serverFactory: front.serverFactory,
    });
    await app.ready();
    expect(await readStatuses(origin), 'loaded, and not opened yet').toEqual([200, 503, 503, 503]);
    front.open();
    expect(await readStatuses(origin)).toEqual([200, 200, 200, 404]);
    expect((await fetch(`${origin}/x`)).headers.has(notBegunHeader)).toBe(false);
    isDraining = true;
    expect(await readStatuses(origin), 'served to the end').toEqual([200, 503, 200, 404]);
    await front.close(false);
    await app.close();
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });

  it('keeps a request that cannot be sent again until everything is loaded, with its body', async () => {
    const front = await startFrontServer(0, '127.0.0.1');
    const ask = (body: string) =>
      fetch(`${front.origin}/x`, { method: 'POST', body, headers: { [waitUntilBegunHeader]: '1' } });
    const gone = connect(Number(new URL(front.origin).port), '127.0.0.1');
    gone.write(['POST /x HTTP/1.1', 'Host: x', 'Content-Length: 0', `${waitUntilBegunHeader}: 1`, '', ''].join('\r\n'));
    await wait(50);
    gone.destroy();
    const answers = Promise.all(['one', 'two'].map(async (body) => (await ask(body)).text()));
    const app = fastify({ serverFactory: front.serverFactory });
    const taken: unknown[] = [];
    app.post('/x', ({ body }) => {
      taken.push(body);
      return `taken ${String(body)}`;
    });
    await app.ready();
    await wait(100);
    expect(taken).toEqual([]);
    front.open();
    expect(await answers).toEqual(['taken one', 'taken two']);
    expect(taken).toHaveLength(2);
    await front.close(false);
  });

  it('a shell without a balancer before it leaves an idle connection before a process that ends closes it', async () => {
    const front = await startFrontServer(0, '127.0.0.1');
    const app = fastify({ serverFactory: front.serverFactory });
    app.get('/x', () => 'x');
    await app.ready();
    front.open();
    const sides: string[] = [];
    const between = createServer((shell) => {
      const services = connect(Number(new URL(front.origin).port), '127.0.0.1');
      shell.once('end', () => sides.push('shell'));
      services.once('end', () => sides.push('services'));
      shell.pipe(services).pipe(shell);
    });
    onTestFinished(() => void between.close());
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    await (await fetch(`http://127.0.0.1:${(between.address() as AddressInfo).port}/x`)).text();
    await front.close(true);
    expect(sides[0]).toBe('shell');
  });

  it('says in detail what it lacks, unless the operator has a port of his own', async () => {
    const lost = await openDatabase();
    const open = await createServices({ configuration, database: lost, logger }, []);
    const closed = await createServices({ configuration, database: lost, logger }, [], { inDetail: false });
    await lost.destroy();
    const [detailed, small] = [await open.inject('/readyz'), await closed.inject('/readyz')];
    expect([detailed.statusCode, detailed.json()]).toEqual([
      503,
      { ready: false, database: 'unavailable', draining: false, services: [...configuration.services] },
    ]);
    expect([small.statusCode, small.json()]).toEqual([503, { ready: false }]);
    expect((await open.inject('/metrics')).body).toContain('http_request_seconds');
    expect((await closed.inject('/metrics')).statusCode).toBe(404);
  });

  it('counts requests by service and status', async () => {
    const app = await createServices({ configuration, database, logger }, []);
    await app.inject('/service-desk/graphql');
    await app.inject('/nobody/here');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_requests_total{service="service-desk",status="404"} 1');
    expect(body).toContain('http_requests_total{service="other",status="404"} 1');
  });
});
