// @ts-nocheck
import { isLocalOrigin } from '@kmx/shared-contracts/is-local-origin.ts';
import pino from 'pino';
import { readConfiguration } from './configuration.ts';
import { createShellServices } from './create-shell-services.ts';
import { createHttpServer } from './http-server.ts';

/** Time that requests under way get to finish when the process is asked to end. */
const shutdownMs = 10_000;

const formatHost = (host: string) => (host.includes(':') ? `[${host}]` : host);

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = pino({ level: configuration.LOG_LEVEL, base: null });
  const services = await createShellServices(configuration, log);
  const app = await createHttpServer(services, log);
  await app.listen({ port: configuration.PORT, host: configuration.host });
  if (!configuration.isProduction && !isLocalOrigin(`http://${formatHost(configuration.host)}`)) {
    log.warn(
      { host: configuration.host },
      'others can reach this site, whose sample accounts and tokens everybody knows',
    );
  }
  log.info({ port: configuration.PORT, buildId: services.releases.current().set.buildId }, 'shell ready');

  const stop = (signal: string): void => {
    log.info({ signal }, 'shell stops');
    setTimeout(() => process.exit(1), shutdownMs).unref();
    void app
      .close()
      .then(() => services.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
