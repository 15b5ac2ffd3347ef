import type { NetworkMachine } from '@kmx/test-kit/machine-network.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import type { ServiceName } from './cluster-backends.ts';

type Variables = Readonly<Record<string, string>>;

/** A shell or a process of the services in a cluster. */
export interface ClusterProcess {
  readonly origin: string;
  /** The only service that it has; null for a shell, and for a process with all services. */
  readonly service: ServiceName | null;
  readonly machine: NetworkMachine;
  readonly isRunning: () => boolean;
  /** Its number, and its log file; null before it was started. */
  readonly readPid: () => number | null;
  readonly readLogFile: () => string | null;
  /** Starts it, with further variables; resolves when it is ready. */
  readonly start: (variables?: Variables) => Promise<void>;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power failure does. */
  readonly kill: () => Promise<void>;
  /** Ends it as an operator does and starts it again, with its own files and cold caches. */
  readonly restart: () => Promise<void>;
  /** Starts another one at its place, which has no files of its own. */
  readonly replace: () => Promise<void>;
  /** Ends it as an operator does and starts the version of another checkout at its place. */
  readonly upgrade: (folder: string) => Promise<void>;
}

interface Settings {
  readonly machine: NetworkMachine;
  readonly port: number;
  readonly name: string;
  readonly dataDirectory: string;
  readonly environment: Variables;
  readonly service?: ServiceName | null;
  /** Checkout of the version that it has at first. */
  readonly folder?: string;
}

type Run = (name: string, folder: string, variables: Variables) => Promise<RunningProcess>;

function createProcess(settings: Settings, run: Run): ClusterProcess {
  const { machine, port, service = null } = settings;
  let { name, folder = root } = settings;
  let running: RunningProcess | null = null;
  const start = async (variables: Variables = {}) => {
    running = await run(name, folder, variables);
  };
  const stop = async () => running?.stop();
  const restart = async () => {
    await stop();
    await start();
  };
  return {
    origin: `http://${machine.address}:${port}`,
    service,
    machine,
    readPid: () => running?.pid ?? null,
    readLogFile: () => running?.logFile ?? null,
    isRunning: () => running?.isRunning() ?? false,
    start,
    stop,
    kill: async () => running?.kill(),
    restart,
    replace: () => {
      name += '-new';
      return restart();
    },
    upgrade: (next) => {
      folder = next;
      return restart();
    },
  };
}

/** A process of the services; it is not started yet. */
export function createClusterServices(settings: Settings): ClusterProcess {
  const { machine, port, dataDirectory, environment, service = null } = settings;
  const own: Variables = service === null ? {} : { SERVICES: service };
  return createProcess(settings, (name, folder, variables) =>
    startServices({
      machine,
      port,
      name,
      folder,
      dataDirectory,
      environment: { ...environment, ...own, ...variables },
    }),
  );
}

/** A shell; it is not started yet. */
export function createClusterShell(
  settings: Settings & { readonly releasesDirectory: string; readonly servicesOrigin: string },
): ClusterProcess {
  const { machine, port, dataDirectory, environment, releasesDirectory, servicesOrigin } = settings;
  return createProcess(settings, (name, folder, variables) =>
    startShell({
      ...{ machine, port, name, folder, dataDirectory, releasesDirectory, servicesOrigin },
      environment: { ...environment, ...variables },
    }),
  );
}
