import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServiceContext } from './service-context.ts';

/** A service adds its routes to the server and prepares its tables. */
export type RegisterService = (app: FastifyInstance, context: ServiceContext) => Promise<void>;

/** Builds the server with the given services and the health route `GET /healthz`; it does not listen yet. */
export async function createServices(
  context: ServiceContext,
  services: readonly RegisterService[],
): Promise<FastifyInstance> {
  // The shell is the only caller and sits on the same machine, so the forwarded address of the visitor is trusted from there only.
  const app = Fastify({ logger: false, trustProxy: '127.0.0.1', requestTimeout: 30_000 });
  app.get('/healthz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(context.database);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
  for (const register of services) await register(app, context);
  return app;
}
