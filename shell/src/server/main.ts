import { formatHost } from '@kmx/server-kit/operations/address-schemas.ts';
import { finishConnections } from '@kmx/server-kit/operations/finish-connections.server.ts';
import { createProcessLog, logFailedStart, printThroughLog } from '@kmx/server-kit/operations/process-log.server.ts';
import { startOperationsServer } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import { createDrain } from '@kmx/server-kit/operations/stop-on-signals.server.ts';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { signServiceCalls } from './backends/calls/call-headers.ts';
import { readConfiguration } from './configuration.ts';
import { connectShell } from './connect-shell.ts';
import { nameSitesWithoutAddress } from './health/name-sites-without-address.ts';
import { createHttpServer } from './listener/http-server.ts';

const log = createProcessLog({ process: 'shell', level: 'info' });
printThroughLog(log);

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  log.level = configuration.LOG_LEVEL;
  const { PORT: port, METRICS_PORT, METRICS_HOST, host, isProduction, shutdownDelayMs } = configuration;
  signServiceCalls(configuration.serviceCalls);
  const drain = createDrain();
  const { shell, close } = await connectShell(configuration, log, drain.isDraining);
  const app = await createHttpServer(shell, log, drain.isDraining);
  const privateServer =
    METRICS_PORT === undefined
      ? null
      : await startOperationsServer(shell.operations, { port: METRICS_PORT, host: METRICS_HOST });
  await app.listen({ port, host });
  drain.stopOnSignals({
    log,
    delayMs: shutdownDelayMs,
    close: async () => {
      await finishConnections(app.server, shutdownDelayMs > 0);
      await app.close();
      await close();
      privateServer?.close();
    },
  });
  if (!isProduction && !isLocalOrigin(`http://${formatHost(host)}`)) {
    log.warn({ host }, 'others can reach this site, whose sample accounts and tokens everybody knows');
  }
  log.info({ port, build: shell.releases.current().set.buildId }, 'shell ready');
  void nameSitesWithoutAddress(shell, log);
}

main().catch((error: unknown) => {
  logFailedStart(log, error);
  process.exit(1);
});
