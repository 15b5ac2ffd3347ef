import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The behaviour of a backend: it answers, breaks the connection, stays silent, or sends garbage. */
export type FaultMode = 'pass' | 'down' | 'slow' | 'garbage';
export type Backend = 'content' | 'catalogue' | 'search' | 'am' | 'images';

export interface FaultProxy {
  readonly origin: string;
  readonly set: (backend: Backend, mode: FaultMode) => void;
  /** Requests that reached the backend's place since the start. */
  readonly count: (backend: Backend) => number;
  readonly close: () => Promise<void>;
}

const garbage = '<html><body>\u0000 {"data": [} Bad gateway of a stranger';

function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(target);
  const { url, method, headers } = incoming;
  const onward = request({ host: hostname, port, path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** A proxy between a shell and the services that makes single backends fail on command. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const modes = new Map<string, FaultMode>();
  const counts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const backend = incoming.url?.split(/[/?]/)[1] ?? '';
    counts.set(backend, (counts.get(backend) ?? 0) + 1);
    const mode = modes.get(backend) ?? 'pass';
    if (mode === 'pass') passOn(target, incoming, outgoing);
    else if (mode === 'down') incoming.socket.destroy();
    else if (mode === 'garbage') outgoing.writeHead(200, { 'content-type': 'application/json' }).end(garbage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    set: (backend, mode) => modes.set(backend, mode),
    count: (backend) => counts.get(backend) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
