import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRegistry } from '@kmx/release-registry/activate-releases.server.ts';
import { createEditorPasswordHash } from '../product-runner/editor-password.ts';
import { findFreePort } from '../product-runner/free-port.ts';
import { type RunningProcess, root, startNode } from '../product-runner/node-process.ts';
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

function createShellEnvironment(port: number, servicesOrigin: string): Record<string, string> {
  return {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
    CMS_TOKEN: 'kmx-development-content',
    CMS_DRAFT_TOKEN: 'kmx-development-draft',
    CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
    IDENTITY_ORIGIN: servicesOrigin,
    IMAGES_ORIGIN: servicesOrigin,
    EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
    EDITOR_SECRET: 'bench-only-0123456789',
    LOG_LEVEL: 'warn',
  };
}

interface ProductSettings {
  /** Port of the one shell that the services tell of changes of content; without it they tell nobody. */
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
  const startShell = async ({ name, cores, workers, nodeOptions = [] }: ShellSettings): Promise<ServerProcess> => {
    const port = shellPort ?? (await findFreePort());
    const dataDirectory = path.join(folder, name);
    mkdirSync(dataDirectory, { recursive: true });
    const shell = await startServer({
      name,
      words: [...nodeOptions, 'shell/dist/server/main.mjs'],
      cores,
      environment: {
        ...createShellEnvironment(port, servicesOrigin),
        DATA_DIR: dataDirectory,
        RELEASES_DIR: releasesDirectory,
        RENDER_WORKERS: String(workers),
      },
      logDirectory: folder,
      origin: `http://localhost:${port}`,
      readyPath: '/readyz',
    });
    running.push(shell);
    return shell;
  };
  const servicesPort = await findFreePort();
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  try {
    const environment = { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'bench' };
    await publishAll(root, environment);
    const services = await startNode({
      name: 'services',
      script: 'services/src/start.ts',
      logDirectory: folder,
      readyUrl: `${servicesOrigin}/readyz`,
      environment: {
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: folder,
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
