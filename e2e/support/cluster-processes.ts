import type { NetworkMachine } from '@kmx/test-kit/machine-network.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';

type Variables = Readonly<Record<string, string>>;

/** A shell or a process of the services in a cluster. */
export interface ClusterProcess {
  readonly origin: string;
  readonly machine: NetworkMachine;
  readonly isRunning: () => boolean;
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
}

interface Settings {
  readonly machine: NetworkMachine;
  readonly port: number;
  readonly name: string;
  readonly dataDirectory: string;
  readonly environment: Variables;
}

type Run = (name: string, variables: Variables) => Promise<RunningProcess>;

function createProcess({ machine, port, name: firstName }: Settings, run: Run): ClusterProcess {
  let name = firstName;
  let running: RunningProcess | null = null;
  const start = async (variables: Variables = {}) => {
    running = await run(name, variables);
  };
  const stop = async () => running?.stop();
  const restart = async () => {
    await stop();
    await start();
  };
  return {
    origin: `http://${machine.address}:${port}`,
    machine,
    isRunning: () => running?.isRunning() ?? false,
    start,
    stop,
    kill: async () => running?.kill(),
    restart,
    replace: () => {
      name += '-new';
      return restart();
    },
  };
}

/** A process of the services; it is not started yet. */
export function createClusterServices(settings: Settings): ClusterProcess {
  const { machine, port, dataDirectory, environment } = settings;
  return createProcess(settings, (name, variables) =>
    startServices({ machine, port, name, dataDirectory, environment: { ...environment, ...variables } }),
  );
}

/** A shell; it is not started yet. */
export function createClusterShell(
  settings: Settings & { readonly releasesDirectory: string; readonly servicesOrigin: string },
): ClusterProcess {
  const { machine, port, dataDirectory, environment, releasesDirectory, servicesOrigin } = settings;
  return createProcess(settings, (name, variables) =>
    startShell({
      ...{ machine, port, name, dataDirectory, releasesDirectory, servicesOrigin },
      environment: { ...environment, ...variables },
    }),
  );
}
