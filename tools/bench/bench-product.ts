import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '../product-runner/node-process.ts';
import { root } from '../product-runner/repository-root.ts';
import { createShellEnvironment, shellProgram } from '../product-runner/shell-environment.ts';
import { startServices } from '../product-runner/start-services.ts';
import { openRegistry } from '../release/open-registry.ts';
import { publishAll } from '../release/publish-all.ts';
import type { CoreList } from './processor-cores.ts';
import { type ServerProcess, startServer } from './server-process.ts';

interface ShellSettings {
  readonly name: string;
  readonly cores: CoreList;
  /** Render threads of the public site; one for each core of the server is the rule. */
  readonly workers: number;
  /** Options of Node before the program, for a profile or a preload. */
  readonly nodeOptions?: readonly string[];
  /** Milliseconds between two looks whether it is ready. */
  readonly pollMs?: number;
}

/** The services with their sample data and a registry of their own, shared by all benches of a run. */
export interface BenchProduct {
  readonly folder: string;
  readonly releasesDirectory: string;
  readonly servicesOrigin: string;
  readonly registry: ReleaseRegistry;
  readonly startShell: (settings: ShellSettings) => Promise<ServerProcess>;
  readonly stop: () => Promise<void>;
}

interface ProductSettings {
  /** Port of the one shell that the services notify of content changes; without it they notify none. */
  readonly shellPort?: number;
}

/** Publishes the built units into an empty registry and starts the services; shells are started by the benches. */
export async function startBenchProduct({ shellPort }: ProductSettings = {}): Promise<BenchProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-bench-'));
  const releasesDirectory = path.join(folder, 'releases');
  const running: Pick<RunningProcess, 'stop'>[] = [];
  const stop = async (): Promise<void> => {
    for (const { stop: stopProcess } of running.toReversed()) await stopProcess();
    rmSync(folder, { recursive: true, force: true });
  };
  const startShell = async (settings: ShellSettings): Promise<ServerProcess> => {
    const { name, cores, workers, nodeOptions = [], pollMs = 100 } = settings;
    const port = shellPort ?? (await findFreePort());
    const dataDirectory = path.join(folder, name);
    mkdirSync(dataDirectory, { recursive: true });
    const shell = await startServer({
      name,
      words: [...nodeOptions, shellProgram],
      cores,
      environment: {
        ...createShellEnvironment(port, servicesOrigin),
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDirectory,
        RELEASES_DIR: releasesDirectory,
        RENDER_WORKERS: String(workers),
      },
      logDirectory: folder,
      origin: `http://localhost:${port}`,
      readyPath: '/readyz',
      pollMs,
    });
    running.push(shell);
    return shell;
  };
  const servicesPort = await findFreePort();
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  try {
    const environment = { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'bench' };
    await publishAll(root, environment);
    const services = await startServices({
      port: servicesPort,
      dataDirectory: folder,
      environment: {
        PUBLIC_ORIGIN: servicesOrigin,
        CONTENT_WEBHOOK_URLS: shellPort === undefined ? 'none' : `http://127.0.0.1:${shellPort}/api/content-webhook`,
      },
    });
    running.push(services);
    return { folder, releasesDirectory, servicesOrigin, registry: openRegistry(environment), startShell, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
