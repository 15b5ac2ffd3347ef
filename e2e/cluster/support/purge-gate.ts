import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address for purges that leads to a CDN, or nowhere. */
export interface PurgeGate {
  readonly url: string;
  /** Keys of each purge that has passed. */
  readonly passed: readonly (readonly string[])[];
  readonly open: (target: string) => void;
  /** From now on every connection is broken. */
  readonly shut: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts it shut, so that shells can be configured before there is a CDN. */
export async function startPurgeGate(): Promise<PurgeGate> {
  let target: string | null = null;
  const passed: (readonly string[])[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    if (target === null) return incoming.destroy();
    passed.push(String(incoming.headers['surrogate-key']).split(' '));
    const forward = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    forward.on('error', () => incoming.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/purge`,
    passed,
    open: (address) => {
      target = address;
    },
    shut: () => {
      target = null;
      server.closeAllConnections();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
