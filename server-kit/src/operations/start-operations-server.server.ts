import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Whether a process accepts requests, and further facts for the operator; details are for the private port. */
export interface Readiness {
  readonly isReady: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface OperationsAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface MetricsRegistry {
  readonly contentType: string;
  readonly metrics: () => Promise<string>;
}

export interface Operations {
  readonly readReadiness: () => Readiness | Promise<Readiness>;
  readonly registry: MetricsRegistry;
  /** Which releases a shell serves; absent in a process that serves none. */
  readonly readComposition?: () => unknown;
}

const json = 'application/json; charset=utf-8';

/**
 * The response of the operator's endpoints, null for any other path: `/healthz` (the process lives), `/readyz` (it
 * accepts requests) and, only with `inDetail`, `/metrics`, `/_composition` (releases) and the parts of the readiness.
 */
export async function answerOperations(
  { readReadiness, registry, readComposition }: Operations,
  path: string,
  inDetail: boolean,
): Promise<OperationsAnswer | null> {
  if (path === '/healthz') return { status: 200, type: 'text/plain; charset=utf-8', body: 'ok' };
  if (path === '/readyz') {
    const { isReady, details } = await readReadiness();
    const body = JSON.stringify({ ready: isReady, ...(inDetail ? details : {}) });
    return { status: isReady ? 200 : 503, type: json, body };
  }
  if (!inDetail) return null;
  if (path === '/_composition' && readComposition)
    return { status: 200, type: json, body: JSON.stringify(readComposition()) };
  if (path !== '/metrics') return null;
  return { status: 200, type: registry.contentType, body: await registry.metrics() };
}

async function answer(operations: Operations, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [path = ''] = (request.url ?? '').split('?');
  const found = isRead ? await answerOperations(operations, path, true) : null;
  const { status, type, body } = found ?? { status: 404, type: 'text/plain; charset=utf-8', body: 'not found' };
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves the operator's endpoints in detail on a separate port; rejects when the port is not available. */
export async function startOperationsServer(
  operations: Operations,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly close: () => void }> {
  const server = createServer((request, response) => {
    answer(operations, request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
