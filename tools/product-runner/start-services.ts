import { type Machine, thisMachine } from '@kmx/test-kit/machine.ts';
import { type RunningProcess, startNode } from './node-process.ts';
import { root } from './repository-root.ts';
import { resolveDatabase } from './services-database.ts';

interface ServicesSettings {
  /** Name of the log file, by default `services`. */
  readonly name?: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Folder of the log, by default that of the data. */
  readonly logDirectory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly machine?: Machine;
  /** Checkout of the version that is started; by default this one. */
  readonly folder?: string;
}

/** Starts the services on a data folder of their own, or with DATABASE_URL on a schema of their own. */
export async function startServices(settings: ServicesSettings): Promise<RunningProcess> {
  const { name = 'services', port, dataDirectory, logDirectory = dataDirectory, environment } = settings;
  const { machine = thisMachine, folder = root } = settings;
  return startNode({
    ...{ name, folder },
    words: ['services/src/start.ts'],
    logDirectory,
    readyUrl: `http://${machine.address}:${port}/readyz`,
    wrapCommand: (command) => [...machine.enter, ...command],
    environment: {
      SERVICES_PORT: String(port),
      SERVICES_HOST: machine.address,
      DATA_DIR: dataDirectory,
      ...environment,
      ...(await resolveDatabase(dataDirectory)),
    },
  });
}
