import { createServer, type RequestListener, type Server } from 'node:http';
import type { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import { readRequestPath } from './request-host.ts';

/** Max body of the shell's own endpoints; uploads bypass it (register-upload-proxy.ts). */
const maxBodyBytes = 64 * 1024;

/** Connections beyond this are refused; an open page holds one behind a proxy, six without. */
const maxConnections = 8192;
const requestTimeout = 30_000;
/** Longer than a proxy keeps its connections to us, so that it is the one who closes them. */
const keepAliveTimeout = 72_000;
const parserOptions = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2000 };

/**
 * Status lines by Node's code of the error. Browsers open connections in advance: one that nothing arrives on is closed
 * with 408, after which they send the request that has just crossed it again; any other status would be its answer.
 */
const clientErrorLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

interface RequestHandling {
  readonly requestLog: Pick<ReturnType<typeof createRequestLog>, 'runFor'>;
  readonly answerFailure: AnswerFailure;
  /** What comes before Fastify: its request listener, with something in front of it. */
  readonly wrapHandler: (handle: RequestListener) => RequestListener;
}

/** Limits of the server, and its handling of unreadable requests. */
export function createServerOptions(
  { trustedProxies }: Pick<Configuration, 'trustedProxies'>,
  log: FastifyBaseLogger,
  { requestLog, answerFailure, wrapHandler }: RequestHandling,
): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines of a request already carry its fields; a child logger per request would cost more than everything else.
    childLoggerFactory: (logger) => logger,
    // A draining process has already reported that it is not ready; requests on open connections are still served.
    return503OnClosing: false,
    trustProxy: typeof trustedProxies === 'object' ? [...trustedProxies] : trustedProxies,
    bodyLimit: maxBodyBytes,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 8192 },
    serverFactory: (handle) => {
      const server = createServer({ ...parserOptions, requestTimeout, keepAliveTimeout }, wrapHandler(handle));
      server.maxConnections = maxConnections;
      return server;
    },
    rewriteUrl: ({ url = '/' }) => (url === '*' ? url : readRequestPath(url)),
    // Addresses that the router cannot decode never reach a route; they get the designed page too.
    frameworkErrors: (error, request, reply) => {
      const failure = new StatusError(error.statusCode ?? 400, 'The address cannot be read');
      void requestLog.runFor(request, reply, () => answerFailure(failure, request, reply));
    },
    clientErrorHandler: ({ code }, socket) => {
      // There is no request that could be answered with a page; the response is one plain line.
      const line = clientErrorLines[code] ?? '400 Bad Request';
      if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  };
}
