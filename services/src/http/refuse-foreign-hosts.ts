import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../service-context.ts';

const remedy = 'give the services the PUBLIC_ORIGIN of the site, see "Going public" in docs/operations.md';

function isLocalHost(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  return url !== null && url.host !== '' && `${url.pathname}${url.username}` === '/' && isLocalOrigin(url.origin);
}

/**
 * Services of a local start have accounts and tokens that everyone knows. They respond only to this machine and to
 * named origins, and refuse any other host with 421 (RFC 9110): a shell that others can reach, a proxy, a page that has
 * pointed its name at this address. Logged once.
 */
export function refuseForeignHosts(app: FastifyInstance, { configuration, logger }: ServiceContext): void {
  if (!configuration.isLocal) return;
  const allowedHosts = new Set(configuration.allowedOrigins.map((origin) => new URL(origin).host));
  let isReported = false;
  app.addHook('onRequest', async ({ headers }, reply) => {
    const hosts = [headers['x-forwarded-host'], headers.host]
      .flat()
      .filter((host) => host !== undefined && host !== '');
    const foreign = hosts.find((host) => !allowedHosts.has(host ?? '') && !isLocalHost(host ?? ''));
    if (foreign === undefined) return undefined;
    if (!isReported) {
      logger.error({ foreign, remedy }, 'services with samples are asked for a site that others reach, and refuse');
    }
    isReported = true;
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('This service answers for the machine that it runs on, not for the site you have asked for.\n');
  });
}
