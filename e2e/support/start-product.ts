import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { dropDatabases } from '@kmx/tools/product-runner/services-database.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { publishAll } from '@kmx/tools/release/publish-all.ts';

/** What every journey needs to know of the running product; plain data, because it crosses to the test processes. */
export interface Product {
  readonly origin: string;
  /** Where a process of the shell itself listens: behind a balancer another address than that of the origin. */
  readonly listener: string;
  /** Log files of the processes. */
  readonly logs: Readonly<Record<'shell' | 'services', readonly string[]>>;
  readonly servicesOrigin: string;
  readonly dataDirectory: string;
  /** Variables by which commands find the registry of the product. */
  readonly registry: Readonly<Record<string, string>>;
  /** A registry in a folder, for shells that journeys start: that of the product, or one with the same releases. */
  readonly releasesDirectory: string;
  readonly units: readonly string[];
}

/** Publishes the built units into an empty registry and starts services and shell on free ports. */
export async function startProduct(): Promise<{ readonly product: Product; readonly stop: () => Promise<void> }> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'kmx-journeys-'));
  const releasesDirectory = path.join(dataDirectory, 'releases');
  const running: RunningProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const { stop: stopProcess } of running.toReversed()) await stopProcess();
    await dropDatabases();
    // The logs show why a journey failed, so they may be kept.
    if (!process.env['KMX_KEEP_JOURNEY_DATA']) rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    const [port, servicesPort] = await Promise.all([findFreePort(), findFreePort()]);
    const origin = `http://localhost:${port}`;
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const { releases } = await publishAll(root, { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'journeys' });
    const environment = { PUBLIC_ORIGIN: origin };
    const services = await startServices({ port: servicesPort, dataDirectory, environment });
    running.push(services);
    const shell = await startShell({ name: 'shell', port, dataDirectory, releasesDirectory, servicesOrigin });
    running.push(shell);
    // A first page of each remote: on a busy machine a shell that has only just started may answer it too late.
    for (const place of ['/en', '/en/editor', '/en/mykomax', '/style-guide']) {
      await waitForStatus(origin, place, 200, 60_000);
    }
    const units = releases.map(({ name }) => name);
    const logs = { shell: [shell.logFile], services: [services.logFile] };
    const listener = `http://127.0.0.1:${port}`;
    const registry = { RELEASES_DIR: releasesDirectory };
    const product = { origin, listener, logs, servicesOrigin, dataDirectory, registry, releasesDirectory, units };
    return { product, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
