import type { RequestListener, Server } from 'node:http';
import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Shell } from '../request/shell.ts';
import { announceTrace } from './announce-trace.ts';
import { createAnswerFailure } from './answer-failure.ts';
import { guardFromCdn } from './guard-from-cdn.ts';
import { guardResponses } from './guard-responses.ts';
import { limitRates } from './limit-rates.ts';
import { createMicroCache } from './micro-cache/micro-cache.ts';
import { serveFromMicroCache } from './micro-cache/serve-from-micro-cache.ts';
import { nameArea } from './name-area.ts';
import { refuseUnreadableHosts } from './refuse-unreadable-hosts.ts';
import { registerPipeline } from './register-pipeline.ts';
import { registerProxies } from './register-proxies.ts';
import { serveFilesOnly } from './serve-files-only.ts';
import { createServerOptions } from './server-options.ts';

/** Creates the HTTP server: documents that are at hand first, then proxied backends, then the pipeline for everything else. */
export async function createHttpServer(
  shell: Shell,
  log: Logger,
  isDraining: () => boolean = () => false,
): Promise<FastifyInstance<Server>> {
  const { configuration, metrics } = shell;
  const requestLog = createRequestLog({
    log,
    isDraining,
    observe: ({ url }, status, seconds, noted) => {
      const area = noted ?? nameArea(url);
      metrics.requests.inc({ area, status });
      metrics.duration.observe({ area }, seconds);
    },
  });
  const answerFailure = createAnswerFailure(shell, log);
  const microCache = createMicroCache(shell);
  const wrapHandler = (handle: RequestListener) =>
    serveFromMicroCache(handle, shell, { microCache, requestLog, isDraining });
  const app = fastify(createServerOptions(configuration, log, { requestLog, answerFailure, wrapHandler }));
  requestLog.watch(app);
  guardResponses(app, configuration.strictTransportSeconds);
  announceTrace(app);
  if (shell.cdn !== null) guardFromCdn(app);
  refuseUnreadableHosts(app);
  if (configuration.RELEASE_FILES_ORIGIN !== undefined) serveFilesOnly(app, configuration.RELEASE_FILES_ORIGIN);
  await limitRates(app, shell);
  await registerProxies(app, shell, answerFailure);
  registerPipeline(app, shell, { log, microCache, answerFailure });
  return app;
}
