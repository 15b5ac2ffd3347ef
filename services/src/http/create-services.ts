import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { answerOperations, type Operations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { PoolLoad } from '../database/pool-load.ts';
import { refuseNewerSchema } from '../database/refuse-newer-schema.ts';
import type { ServiceContext } from '../service-context.ts';
import { watchDatabase } from '../watching/watch-database.ts';
import type { QueueName, ReadQueue } from '../watching/watch-queues.ts';
import { createServiceMetrics } from './create-service-metrics.ts';
import { refuseAbsentServices } from './refuse-absent-services.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { requireShell } from './require-shell.ts';
import { findServiceWord } from './service-paths.ts';
import type { FrontServer } from './start-front-server.ts';

/** A service adds its routes to the server and prepares its tables. */
export type RegisterService = (app: FastifyInstance, context: ServiceContext) => Promise<void>;

interface ServicesOptions {
  /** True once the process has been asked to end. */
  readonly isDraining?: () => boolean;
  /** Whether the operator's endpoints answer in detail on this port too, not just on the private one. */
  readonly inDetail?: boolean;
  /** How busy the connections to the database are, for the metrics. */
  readonly readPoolLoad?: () => PoolLoad;
  readonly serverFactory?: FrontServer['serverFactory'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The operator's endpoints of the process. */
    readonly operations: Operations;
    /** Adds to the metrics what waits in a queue of a service. */
    readonly watchQueue: (queue: QueueName, read: ReadQueue) => void;
    /** Facts that services add to the readiness, for the operator; they decide nothing. */
    readonly readinessDetails: Map<string, () => Promise<unknown>>;
  }
}

/** Builds the server with the given services, `/healthz`, `/readyz` and `/metrics`; it does not listen yet. */
export async function createServices(
  context: ServiceContext,
  services: readonly RegisterService[],
  { isDraining = () => false, inDetail = true, readPoolLoad, serverFactory }: ServicesOptions = {},
): Promise<FastifyInstance> {
  await refuseNewerSchema(context.database);
  const { services: present } = context.configuration;
  const metrics = createServiceMetrics([...present].join(','));
  const ask = () => sql`select 1`.execute(context.database);
  watchDatabase(metrics.registry, { ask, readPoolLoad });
  // The shell is the only caller: it proves itself, or sits on the same machine. Nobody else may name a visitor's address.
  const app = Fastify({
    logger: false,
    trustProxy: context.configuration.servicesSecret === null ? '127.0.0.1' : true,
    requestTimeout: 30_000,
    return503OnClosing: false,
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });
  const requestLog = createRequestLog({
    log: context.logger,
    isDraining,
    // Identity and uploads send their own responses.
    hasHijackedAnswers: true,
    observe: ({ url }, status, seconds) => {
      const service = findServiceWord(url);
      metrics.requests.inc({ service, status });
      metrics.duration.observe({ service }, seconds);
    },
  });
  requestLog.watch(app);
  requireShell(app, context);
  refuseForeignHosts(app, context);
  refuseAbsentServices(app, context);
  // Services that answer failures in a form of their own log them themselves.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) context.logger.error({ err: error }, 'a request failed');
    return reply.send(error);
  });
  const readinessDetails = new Map<string, () => Promise<unknown>>();
  const operations: Operations = {
    registry: metrics.registry,
    readReadiness: async () => {
      const draining = isDraining();
      const database = await ask().then(
        () => 'ok' as const,
        () => 'unavailable' as const,
      );
      const facts = [...readinessDetails].map(
        async ([name, read]) => [name, await read().catch(() => 'unknown')] as const,
      );
      const further = Object.fromEntries(await Promise.all(facts));
      return {
        isReady: !draining && database === 'ok',
        details: { database, draining, services: [...present], ...further },
      };
    },
  };
  app.decorate('operations', operations);
  app.decorate('watchQueue', metrics.watchQueue);
  app.decorate('readinessDetails', readinessDetails);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    app.get(path, async (_request, reply) => {
      const answer = await answerOperations(operations, path, inDetail);
      if (answer === null) return reply.callNotFound();
      return reply.code(answer.status).type(answer.type).header('cache-control', 'no-store').send(answer.body);
    });
  }
  for (const register of services) await register(app, context);
  return app;
}
