import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { finishConnections } from '@kmx/server-kit/operations/finish-connections.server.ts';
import { notBegunHeader, waitUntilBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';

/** The port of the process, which is open before the services behind it are loaded. */
export interface FrontServer {
  readonly origin: string;
  /** Where the services respond from then on; earlier requests are asked to come back. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Hands requests over to the services, also those that wait for it. */
  readonly open: () => void;
  /** Takes no new connections; resolves when the requests under way have been answered, and a balancer has left. */
  readonly close: (isBalanced: boolean) => Promise<void>;
}

/** Shells wait longer for what they pass on. */
const maxWaitMs = 8_000;

/**
 * How long clients may keep a connection without a request. Shells obey, so that none is left on which one could send a
 * write in the moment in which the process ends.
 */
const idleSeconds = 5;

/** Answers while the services load: the process lives, and everything else has to come back. */
const answerWhileLoading: RequestListener = (request, response) => {
  const isHealth = request.url === '/healthz';
  const body = isHealth ? 'ok' : JSON.stringify({ ready: false });
  response.writeHead(isHealth ? 200 : 503, {
    'content-type': isHealth ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(isHealth ? {} : { 'retry-after': '5', [notBegunHeader]: '1' }),
  });
  response.end(body);
};

/** Opens the port, with https where there is a certificate; rejects when it is not available. */
export async function startFrontServer(
  port: number,
  host: string,
  tls: { readonly cert: string; readonly key: string } | null = null,
): Promise<FrontServer> {
  let handler = answerWhileLoading;
  let loaded: RequestListener | null = null;
  const opened = Promise.withResolvers<void>();
  async function answerOnceLoaded(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await Promise.race([opened.promise, sleep(maxWaitMs, undefined, { ref: false }), once(response, 'close')]);
    handler(request, response);
  }
  const answer: RequestListener = (request, response) => {
    const isKept = handler === answerWhileLoading && request.headers[waitUntilBegunHeader] !== undefined;
    if (isKept) void answerOnceLoaded(request, response);
    else handler(request, response);
  };
  const server = tls === null ? createServer(answer) : createSecureServer(tls, answer);
  server.requestTimeout = 30_000;
  // Some balancers keep idle connections for a minute, and must be the ones that close them.
  server.keepAliveTimeout = 72_000;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    origin: `${tls === null ? 'http' : 'https'}://${host}:${address.port}`,
    serverFactory: (services) => {
      loaded = services;
      return server;
    },
    open: () => {
      if (loaded === null) return;
      const services = loaded;
      handler = (request, response) => {
        response.setHeader('keep-alive', `timeout=${idleSeconds}`);
        services(request, response);
      };
      opened.resolve();
    },
    close: async (isBalanced) => {
      await finishConnections(server, isBalanced);
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
