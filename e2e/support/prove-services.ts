import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceHeaders } from './service-headers.ts';

/**
 * An address at which services that answer only shells of their site answer journeys as well, and the shells that these
 * start: each request gets the proof that a shell sends.
 */
export async function proveServices(
  servicesOrigin: string,
  secret: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const { host } = new URL(servicesOrigin);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    const headers = { ...incoming.headers, host, ...createServiceHeaders(secret) };
    const onward = request(`${servicesOrigin}${url}`, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}
