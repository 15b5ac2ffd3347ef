import type { Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { noteArea } from '@kmx/server-kit/operations/request-scope.server.ts';
import { uploadedFileEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { readLivingCookies } from '../access/editor-stage.ts';
import { endpoints } from '../api/endpoints.ts';
import { findRateClass } from '../api/find-endpoint.ts';
import { rateClasses } from '../api/table/rate-classes.ts';
import { type Answer, createTextAnswer } from '../http/answer.ts';
import { parseCookies } from '../http/cookies.ts';
import { composeErrorAnswer } from '../pages/compose-error-answer.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import { registerBackendFiles } from '../proxies/register-backend-files.ts';
import { registerEditorAssets } from '../proxies/register-editor-assets.ts';
import { registerIdentityProxy } from '../proxies/register-identity-proxy.ts';
import { registerUploadDoor } from '../proxies/register-upload-door.ts';
import { registerTokenMediator } from '../proxies/token-mediator/register-token-mediator.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShellServices } from '../request/shell-services.ts';
import { guardAnswers } from './guard-answers.ts';
import { hasReadableHost, readRequestPath } from './request-host.ts';

/** Largest body of the shell's own endpoints; uploads have their own way. */
const maximumBodyBytes = 64 * 1024;
/** More at once are turned away at the door; an open page holds one behind a proxy, six without. */
const maximumConnections = 8192;
/** Part of the page's deadline that is kept for drawing the error page. */
const errorPageReserveMs = 400;

/** Creates the HTTP server: proxied backends first, then the pipeline for everything else. */
export async function createHttpServer(
  services: ShellServices,
  log: Logger,
  isDraining: () => boolean = () => false,
): Promise<FastifyInstance<Server>> {
  const { configuration, metrics } = services;
  const requestLog = createRequestLog({
    log,
    isDraining,
    observe: (_request, status, seconds, area) => {
      metrics.requests.inc({ area, status });
      metrics.duration.observe({ area }, seconds);
    },
  });
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // What is written for a request carries its fields already; a logger for each of them would cost more than all else.
    childLoggerFactory: (logger) => logger,
    // A drained process has said that it is not ready; whoever still comes on an open connection is served.
    return503OnClosing: false,
    trustProxy:
      typeof configuration.trustedProxies === 'object'
        ? [...configuration.trustedProxies]
        : configuration.trustedProxies,
    bodyLimit: maximumBodyBytes,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 8192 },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    rewriteUrl: ({ url = '/' }) => (url === '*' ? url : readRequestPath(url)),
    // Addresses that the router cannot decode never reach a route; they get the designed page too.
    frameworkErrors: (error, request, reply) => {
      const failure = new StatusError(error.statusCode ?? 400, 'The address cannot be read');
      void requestLog.runFor(request, reply, () => answerFailure(failure, request, reply, services, log));
    },
    clientErrorHandler: (_error, socket) => {
      // Node could not read the request at all; there is no page for that, only a clear line.
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    },
  }) as unknown as FastifyInstance<Server>;
  requestLog.watch(app as unknown as FastifyInstance);
  guardAnswers(app, configuration.strictTransportSeconds);
  app.server.maxConnections = maximumConnections;
  app.addHook('onRequest', async (request) => {
    if (!hasReadableHost(request.raw, request.host)) throw new StatusError(400, 'The host name cannot be read');
  });
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => rateClasses[findRateClass(request.url) ?? 'other'],
    keyGenerator: (request: FastifyRequest) => `${findRateClass(request.url)} ${identifyClient(request.ip)}`,
    timeWindow: '1 minute',
    allowList: (request) => findRateClass(request.url) === null,
  });
  const answerProxyFailure: AnswerFailure = (error, request, reply) =>
    answerFailure(error, request, reply, services, log);
  if (configuration.AUTH_TOKEN_MODE === 'server') await registerTokenMediator(app, configuration, answerProxyFailure);
  await registerIdentityProxy(app, configuration, answerProxyFailure);
  registerBackendFiles(app, configuration, answerProxyFailure);
  await registerUploadDoor(app, services, answerProxyFailure);
  await registerEditorAssets(app, services, answerProxyFailure);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => handle(request, reply, services, log),
  });
  for (const endpoint of Object.values(endpoints)) {
    if (!('maxBodyBytes' in endpoint)) continue;
    app.post(endpoint.path, { bodyLimit: endpoint.maxBodyBytes }, (request, reply) =>
      handle(request, reply, services, log),
    );
  }
  // The door of uploads takes HEAD below its prefix; that of a stored file is ours.
  app.head(uploadedFileEndpoint.path, (request, reply) => handle(request, reply, services, log));
  // Methods that no route knows go through the pipeline as well, which refuses them.
  app.setNotFoundHandler((request, reply) => handle(request, reply, services, log));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    answerFailure(
      error instanceof StatusError ? error : new StatusError(error.statusCode ?? 500, error.message, { cause: error }),
      request,
      reply,
      services,
      log,
    ),
  );
  return app;
}

function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: ShellServices,
  log: Logger,
  {
    host = request.host,
    cookies = parseCookies(request.headers.cookie),
  }: { readonly host?: string; readonly cookies?: RequestContext['cookies'] } = {},
): RequestContext {
  const knownHost = host === '' ? new URL(services.configuration.PUBLIC_ORIGIN).host : host;
  const protocol = services.configuration.PUBLIC_ORIGIN.split(':')[0] ?? 'http';
  return {
    method: request.method,
    url:
      URL.parse(`${protocol}://${knownHost}${readRequestPath(request.raw.url ?? '/')}`) ??
      new URL(services.configuration.PUBLIC_ORIGIN),
    headers: request.headers,
    cookies,
    clientAddress: identifyClient(request.ip),
    readBody: () => Promise.resolve(typeof request.body === 'string' ? request.body : ''),
    sendEarlyHints: (listLinks) => {
      // Only browsers that navigate understand 103; some programs take it for the answer.
      if (!services.configuration.sendsEarlyHints) return;
      if (request.headers['sec-fetch-mode'] === 'navigate') reply.raw.writeEarlyHints({ link: listLinks() });
    },
    services,
    log,
    setCookies: [],
    isPayload: false,
    cacheMode: 'use',
    hasNextRelease: false,
    isTesting: false,
    stage: 'PUBLISHED',
    address: null,
    form: null,
    access: openAccess,
  };
}

/** Answers what failed outside the pipeline with the same designed page. */
async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: ShellServices,
  log: Logger,
): Promise<FastifyReply> {
  // It may have failed for its host.
  const host = hasReadableHost(request.raw, request.host) ? request.host : '';
  const context = createContext(request, reply, services, log, { host });
  const answer = await composeErrorAnswer(context, error).catch(() =>
    createTextAnswer(error instanceof StatusError ? error.status : 500, 'The request could not be answered.'),
  );
  return send(reply, answer, context);
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  services: ShellServices,
  log: Logger,
): Promise<FastifyReply> {
  const cookies = await readLivingCookies(request.headers.cookie, services);
  const context = createContext(request, reply, services, log, { cookies });
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  // Backends that are slow one after the other must not add up beyond what a visitor waits (promise 1).
  const timer = setTimeout(
    () => reject(new StatusError(services.isContentBusy() ? 503 : 504, 'The page took too long')),
    services.configuration.PAGE_DEADLINE_MS - errorPageReserveMs,
  );
  const answer = await Promise.race([runPipeline(context), deadline])
    .catch((error: unknown) =>
      composeErrorAnswer(context, error).catch((nextError: unknown) => {
        log.error({ err: nextError }, 'even the error page failed');
        return createTextAnswer(500, 'An unexpected error occurred. Please try again later.');
      }),
    )
    .finally(() => clearTimeout(timer));
  if (context.address) noteArea(context.address.area);
  return send(reply, answer, context);
}

function send(reply: FastifyReply, answer: Answer, context: RequestContext): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (context.setCookies.length > 0) {
    // A shared cache must never hand one visitor's cookie to another.
    reply.header('set-cookie', context.setCookies).header('cache-control', 'private, no-store');
  }
  return reply.send(answer.body ?? '');
}
