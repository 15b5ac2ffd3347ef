import type { Server } from 'node:http';
import type { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import { readRequestPath } from './request-host.ts';

/** Max body of the shell's own endpoints; uploads bypass it (register-upload-proxy.ts). */
const maxBodyBytes = 64 * 1024;

/** More connections at once are turned away; an open page holds one behind a proxy, six without. */
export const maxConnections = 8192;

interface FailureHandling {
  readonly requestLog: Pick<ReturnType<typeof createRequestLog>, 'runFor'>;
  readonly answerFailure: AnswerFailure;
}

/** Limits of the server, and what it does with requests that it cannot read. */
export function createServerOptions(
  { trustedProxies }: Pick<Configuration, 'trustedProxies'>,
  log: FastifyBaseLogger,
  { requestLog, answerFailure }: FailureHandling,
): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // What is written for a request carries its fields already; a logger for each of them would cost more than all else.
    childLoggerFactory: (logger) => logger,
    // A drained process has said that it is not ready; whoever still comes on an open connection is served.
    return503OnClosing: false,
    trustProxy: typeof trustedProxies === 'object' ? [...trustedProxies] : trustedProxies,
    bodyLimit: maxBodyBytes,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 8192 },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    rewriteUrl: ({ url = '/' }) => (url === '*' ? url : readRequestPath(url)),
    // Addresses that the router cannot decode never reach a route; they get the designed page too.
    frameworkErrors: (error, request, reply) => {
      const failure = new StatusError(error.statusCode ?? 400, 'The address cannot be read');
      void requestLog.runFor(request, reply, () => answerFailure(failure, request, reply));
    },
    clientErrorHandler: (_error, socket) => {
      // Node could not read the request at all; there is no page for that, only a clear line.
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    },
  };
}
