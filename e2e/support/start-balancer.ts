import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const probeMs = 1_000;

export interface Balancer {
  readonly origin: string;
  /** The number of responses of each server so far, by its origin. */
  readonly counts: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

interface Target {
  readonly origin: string;
  isReady: boolean;
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(probeMs) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}

/**
 * A load balancer as operators use: checks each server's readiness every second, rotates over the ready ones, keeps its
 * connections to them, and retries nothing. A request it cannot forward is answered 502.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const targets: readonly Target[] = origins.map((origin) => ({ origin, isReady: true }));
  const counts = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = targets.filter((target) => target.isReady);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) return void outgoing.writeHead(502).end('nobody is ready');
    const { url = '/', method, headers } = incoming;
    const upstream = request(new URL(url, target.origin), { method, headers, agent }, (answer) => {
      counts.set(target.origin, (counts.get(target.origin) ?? 0) + 1);
      // Its own connections are none of the visitor's business.
      const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    upstream.once('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(error.message);
    });
    incoming.pipe(upstream);
  }

  const probes = targets.map((target) =>
    setInterval(() => {
      void isReady(target.origin).then((state) => {
        target.isReady = state;
      });
    }, probeMs),
  );
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: async () => {
      for (const probe of probes) clearInterval(probe);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
