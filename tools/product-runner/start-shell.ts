import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Machine, thisMachine } from '@kmx/test-kit/machine.ts';
import { type RunningProcess, startNode } from './node-process.ts';
import { root } from './repository-root.ts';
import { createShellEnvironment, shellProgram } from './shell-environment.ts';

export interface ShellSettings {
  readonly name: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly releasesDirectory: string;
  /** Where the backends answer; a fault test names its proxy here. */
  readonly servicesOrigin: string;
  /** Path that answers 2xx when the start is complete; `/healthz` for a shell that will not become ready. */
  readonly readyPath?: string;
  /** Options of Node before the program, such as a preload. */
  readonly nodeOptions?: readonly string[];
  /** What this one has differently. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly machine?: Machine;
  /** Checkout of the version that is started; by default this one. */
  readonly folder?: string;
}

/** Starts one process of the built shell with cold caches. */
export function startShell(settings: ShellSettings): Promise<RunningProcess> {
  const { name, port, servicesOrigin, readyPath = '/readyz', nodeOptions = [] } = settings;
  const { machine = thisMachine, folder = root } = settings;
  const dataDirectory = path.join(settings.dataDirectory, name);
  mkdirSync(dataDirectory, { recursive: true });
  return startNode({
    ...{ name, folder },
    words: [...nodeOptions, shellProgram],
    logDirectory: dataDirectory,
    readyUrl: `http://${machine.address}:${port}${readyPath}`,
    wrapCommand: (command) => [...machine.enter, ...command],
    environment: {
      ...createShellEnvironment(port, servicesOrigin),
      HOST: machine.address,
      DATA_DIR: dataDirectory,
      RELEASES_DIR: settings.releasesDirectory,
      RENDER_WORKERS: '1',
      ...settings.environment,
    },
  });
}
