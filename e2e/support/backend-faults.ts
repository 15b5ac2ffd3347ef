import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Backends of a shell, each reached by a port of its own. */
export const backendNames = ['content', 'catalogue', 'search', 'identity', 'images', 'forms', 'service-desk'] as const;
export type BackendName = (typeof backendNames)[number];

/**
 * What becomes of connections to a backend: they pass; answers come three seconds late; the connection is reset once the
 * request is there; some bits of the answer are wrong; the backend's side ends after the request, without an answer.
 */
export type ConnectionFault = 'pass' | 'delay' | 'reset' | 'garble' | 'half-close';

const delayMs = 3_000;

/** Proxies between shells and each of their backends, which know nothing of what passes. */
export interface BackendFaults {
  /** Where a shell finds each of them. */
  readonly origins: Readonly<Record<BackendName, string>>;
  /** For what is sent from now on, also by connections that are open. */
  readonly set: (names: readonly BackendName[], fault: ConnectionFault) => void;
  readonly stop: () => Promise<void>;
}

/** Every fiftieth byte, so that headers and texts are hit alike. */
const garble = (chunk: Buffer): Buffer =>
  Buffer.from(chunk.map((byte, place) => (place % 50 === 49 ? byte ^ 1 : byte)));

function relay(caller: Socket, target: URL, readFault: () => ConnectionFault): void {
  const backend = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
  for (const [socket, other] of [
    [caller, backend],
    [backend, caller],
  ] as const) {
    socket.on('error', () => other.destroy());
    socket.on('close', () => other.destroy());
  }
  caller.on('data', (chunk: Buffer) => {
    const fault = readFault();
    if (fault === 'reset') caller.resetAndDestroy();
    else if (fault === 'half-close') caller.end();
    else backend.write(chunk);
  });
  caller.on('end', () => backend.end());
  backend.on('data', (chunk: Buffer) => {
    const fault = readFault();
    if (fault !== 'delay') return void (caller.writable && caller.write(fault === 'garble' ? garble(chunk) : chunk));
    backend.pause();
    void sleep(delayMs).then(() => {
      backend.resume();
      if (caller.writable) caller.write(chunk);
    });
  });
  backend.on('end', () => caller.end());
}

/** Starts the proxies at `address`, in front of what answers at the origin `target`. Everything passes at first. */
export async function startBackendFaults(address: string, target: string): Promise<BackendFaults> {
  const faults = new Map<BackendName, ConnectionFault>();
  const sockets = new Set<Socket>();
  const start = async (name: BackendName): Promise<readonly [BackendName, Server]> => {
    const server = createServer({ allowHalfOpen: true }, (caller) => {
      sockets.add(caller);
      caller.on('close', () => sockets.delete(caller));
      relay(caller, new URL(target), () => faults.get(name) ?? 'pass');
    });
    server.listen(0, address);
    await once(server, 'listening');
    return [name, server];
  };
  const servers = await Promise.all(backendNames.map(start));
  return {
    origins: Object.fromEntries(
      servers.map(([name, server]) => [name, `http://${address}:${(server.address() as AddressInfo).port}`]),
    ) as Record<BackendName, string>,
    set: (names, fault) => {
      for (const name of names) faults.set(name, fault);
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map(([, server]) => once(server.close(), 'close')));
    },
  };
}
