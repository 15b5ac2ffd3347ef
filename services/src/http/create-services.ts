import type { RequestListener, Server } from 'node:http';
import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { answerOperations, type Operations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { refuseNewerSchema } from '../database/refuse-newer-schema.ts';
import type { ServiceContext } from '../service-context.ts';
import { createServiceMetrics, findServiceName } from './create-service-metrics.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';

/** A service adds its routes to the server and prepares its tables. */
export type RegisterService = (app: FastifyInstance, context: ServiceContext) => Promise<void>;

interface ServicesOptions {
  /** True once the process has been asked to end. */
  readonly isDraining?: () => boolean;
  /** Whether the operator's endpoints answer in detail on this port too, not just on the private one. */
  readonly inDetail?: boolean;
  readonly serverFactory?: (handler: RequestListener) => Server;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The operator's endpoints of the process. */
    readonly operations: Operations;
    /** Facts that services add to the readiness, for the operator; they decide nothing. */
    readonly readinessDetails: Map<string, () => Promise<unknown>>;
  }
}

/** Builds the server with the given services, `/healthz`, `/readyz` and `/metrics`; it does not listen yet. */
export async function createServices(
  context: ServiceContext,
  services: readonly RegisterService[],
  { isDraining = () => false, inDetail = true, serverFactory }: ServicesOptions = {},
): Promise<FastifyInstance> {
  await refuseNewerSchema(context.database);
  const metrics = createServiceMetrics();
  // The shell is the only caller and sits on the same machine, so the forwarded address of the visitor is trusted from there only.
  const app = Fastify({
    logger: false,
    trustProxy: '127.0.0.1',
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
      const service = findServiceName(url);
      metrics.requests.inc({ service, status });
      metrics.duration.observe({ service }, seconds);
    },
  });
  requestLog.watch(app);
  refuseForeignHosts(app, context);
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
      const database = await sql`select 1`.execute(context.database).then(
        () => 'ok' as const,
        () => 'unavailable' as const,
      );
      const facts = [...readinessDetails].map(
        async ([name, read]) => [name, await read().catch(() => 'unknown')] as const,
      );
      const further = Object.fromEntries(await Promise.all(facts));
      return { isReady: !draining && database === 'ok', details: { database, draining, ...further } };
    },
  };
  app.decorate('operations', operations);
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
