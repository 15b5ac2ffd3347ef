import { join } from 'node:path';
import { createProcessLog, logFailedStart, printThroughLog } from '@kmx/server-kit/operations/process-log.server.ts';
import { startOperationsServer } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import { createDrain } from '@kmx/server-kit/operations/stop-on-signals.server.ts';
import { parseConfiguration } from './configuration/parse-configuration.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './database/folder-lock.ts';
import { getDatabaseLink } from './database/link-database.ts';
import { openPostgres } from './database/open-postgres.ts';
import { createServices } from './http/create-services.ts';
import { startFrontServer } from './http/start-front-server.ts';
import { registerFileStore } from './kept-files/register-file-store.ts';
import { makeAllTables } from './selection/make-all-tables.ts';
import { listRegisteredServices } from './selection/registered-services.ts';
import { serviceNames } from './service-names.ts';

/** A start that fills a new database or brings a large one up to date takes minutes; a later one waits for it. */
const startPatienceMs = 600_000;

const logger = createProcessLog({ process: 'services', level: 'info' });
printThroughLog(logger);

async function startServices(): Promise<void> {
  const startedAt = performance.now();
  const configuration = parseConfiguration(process.env);
  logger.level = configuration.operations.logLevel;
  // Only the embedded database needs its folder for itself; what else is there, processes of one machine may share.
  if (configuration.postgres === null) process.once('exit', lockFolder(configuration.dataDirectory));
  // Opens before anything is loaded: loading a large installation takes a minute, and must not look like a process that hangs.
  const front = await startFrontServer(configuration.port, configuration.host, configuration.tls);
  const database =
    configuration.postgres === null
      ? await openDatabase(join(configuration.dataDirectory, 'postgres'))
      : await openPostgres(configuration.postgres, 'shared', logger, (holders) => {
          logger.fatal({ holders }, 'another process has taken the database for itself while it was away');
          process.exit(1);
        });
  const { metricsPort, metricsHost, shutdownDelayMs } = configuration.operations;
  const drain = createDrain();
  const context = { configuration, database, logger };
  const hasAll = configuration.services.size === serviceNames.length;
  const register = async () => {
    if (!hasAll) await makeAllTables(database);
    return createServices(context, [registerFileStore, ...listRegisteredServices(configuration.services)], {
      isDraining: drain.isDraining,
      inDetail: metricsPort === null && configuration.isLocal,
      readPoolLoad: database.readPoolLoad,
      serverFactory: front.serverFactory,
    });
  };
  // Two that start at the same time would both make the tables of a new version.
  const app = await getDatabaseLink(database).exclusively('start', startPatienceMs, register);
  const privateServer =
    metricsPort === null ? null : await startOperationsServer(app.operations, { port: metricsPort, host: metricsHost });
  await app.ready();
  front.open();

  drain.stopOnSignals({
    log: logger,
    delayMs: shutdownDelayMs,
    close: async () => {
      await front.close(shutdownDelayMs > 0);
      await app.close();
      await database.destroy();
      privateServer?.close();
    },
  });
  const milliseconds = Math.round(performance.now() - startedAt);
  const parts = hasAll ? {} : { services: [...configuration.services].join(', ') };
  logger.info({ port: configuration.port, ...parts, milliseconds }, 'services ready');
}

try {
  await startServices();
} catch (error) {
  logFailedStart(logger, error);
  process.exit(1);
}
