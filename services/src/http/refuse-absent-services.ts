import { absentServiceHeader } from '@kmx/server-kit/service-calls/absent-service.ts';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../service-context.ts';
import type { ServiceName } from '../service-names.ts';
import { findOwner } from './service-paths.ts';

const remedy =
  'correct the addresses of the backends of the shells, or SERVICES, see "Services apart" in docs/operations.md';

/**
 * Answers requests for a service that other processes have with 501 and its name, by which the shell tells a wrong address
 * from a page or product that does not exist. Logged once for each service.
 */
export function refuseAbsentServices(app: FastifyInstance, { configuration, logger }: ServiceContext): void {
  const { services } = configuration;
  const names = [...services].join(', ');
  const reported = new Set<ServiceName>();
  app.setNotFoundHandler((request, reply) => {
    const absent = findOwner(request.url);
    if (absent === undefined || services.has(absent)) {
      return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'There is nothing at this address' });
    }
    if (!reported.has(absent))
      logger.warn({ absent, services: names, remedy }, 'requests come for a service of others');
    reported.add(absent);
    return reply
      .code(501)
      .header(absentServiceHeader, absent)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`This process has no ${absent}. It has: ${names}.\n`);
  });
}
