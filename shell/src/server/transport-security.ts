import type { FastifyInstance } from 'fastify';

/** Tells browsers to come by https alone from now on; also with answers that are passed on from backends. */
export function demandSecureTransport(app: Pick<FastifyInstance, 'addHook'>, seconds: number): void {
  if (seconds === 0) return;
  const value = `max-age=${seconds}`;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('strict-transport-security', value);
  });
}
