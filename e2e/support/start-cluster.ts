import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { startNginx } from '@kmx/test-kit/nginx-balancer.ts';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { type RedisServer, startRedis } from '@kmx/test-kit/redis-server.ts';
import { createEditorPasswordHash } from '@kmx/tools/product-runner/editor-password.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { publishAll } from '@kmx/tools/release/publish-all.ts';
import type { Product } from './start-product.ts';

const shellCount = 3;
const serviceCount = 2;

/** One shell of the cluster. */
export interface ClusterShell {
  readonly origin: string;
  /** Ends it as an operator does and starts it again, with its own files and cold caches. */
  readonly restart: () => Promise<void>;
  /** Starts another one at its place, which has no files of its own. */
  readonly replace: () => Promise<void>;
}

/** One process of the services. */
export interface ClusterServices {
  readonly origin: string;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power failure does. */
  readonly kill: () => Promise<void>;
  /** Starts it again; resolves when it is ready. */
  readonly start: () => Promise<void>;
}

/**
 * Three shells behind nginx, which share a registry and Redis, and two processes of the services behind another, which
 * share PostgreSQL and a folder of files.
 */
export interface Cluster {
  readonly product: Product;
  readonly shells: readonly ClusterShell[];
  readonly services: readonly ClusterServices[];
  readonly redis: RedisServer;
  /** Of the services. */
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the cluster with the sample content; nothing in its configuration lists the shells but the balancer's. `settings`
 * are variables of the shells; with `servicesSecret` the services answer nobody else.
 */
export async function startCluster(
  settings: Readonly<Record<string, string>> = {},
  servicesSecret: string | null = null,
): Promise<Cluster> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'kmx-cluster-'));
  const releasesDirectory = path.join(dataDirectory, 'releases');
  const closing: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
    if (!process.env['KMX_KEEP_JOURNEY_DATA']) rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    const ports = await Promise.all(Array.from({ length: shellCount + serviceCount + 2 }, findFreePort));
    const [port = 0, servicesPort = 0, ...serverPorts] = ports;
    const [shellPorts, servicePorts] = [serverPorts.slice(0, shellCount), serverPorts.slice(shellCount)];
    const origin = `http://localhost:${port}`;
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    closing.push(postgres.stop, redis.stop);
    const { releases } = await publishAll(root, { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'cluster' });
    const proof: Readonly<Record<string, string>> = servicesSecret === null ? {} : { SERVICES_SECRET: servicesSecret };
    const startService = (place: number) =>
      startServices({
        name: `services-${place + 1}`,
        port: servicePorts[place] ?? 0,
        dataDirectory,
        environment: {
          PUBLIC_ORIGIN: origin,
          DATABASE_URL: postgres.url,
          SHUTDOWN_DELAY_MS: '2000',
          ...proof,
        },
      });
    // At the same time, on an empty database: one of them makes the tables.
    const running = await Promise.all(servicePorts.map((_port, place) => startService(place)));
    closing.push(async () => void (await Promise.all(running.map((each) => each.stop()))));
    const services = servicePorts.map(
      (servicePort, place): ClusterServices => ({
        origin: `http://127.0.0.1:${servicePort}`,
        stop: async () => running[place]?.stop(),
        kill: async () => running[place]?.kill(),
        start: async () => {
          running[place] = await startService(place);
        },
      }),
    );
    const inner = await startNginx(servicesPort, servicePorts, 'inner');
    closing.push(inner.stop);
    const environment = {
      PUBLIC_ORIGIN: origin,
      REDIS_URL: redis.url,
      ...proof,
      TRUSTED_PROXY: 'on',
      // One for all: what is signed with it is taken by each shell.
      EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
      ...settings,
    };
    const start = (shellPort: number, name: string) =>
      startShell({
        name,
        port: shellPort,
        dataDirectory,
        releasesDirectory,
        servicesOrigin,
        environment,
      });
    const shells: ClusterShell[] = [];
    for (const [place, shellPort] of shellPorts.entries()) {
      let name = `shell-${place + 1}`;
      let shell: RunningProcess = await start(shellPort, name);
      const restart = async () => {
        await shell.stop();
        shell = await start(shellPort, name);
      };
      closing.push(() => shell.stop());
      shells.push({
        origin: `http://127.0.0.1:${shellPort}`,
        restart,
        replace: () => {
          name += '-new';
          return restart();
        },
      });
    }
    const balancer = await startNginx(port, shellPorts);
    closing.push(balancer.stop);
    // A first page of each remote at each shell, as one after the other gets its turn.
    for (const place of ['/en', '/en/editor', '/en/mykomax', '/style-guide']) {
      for (let turn = 0; turn < shellCount; turn += 1) await waitForStatus(origin, place, 200, 60_000);
    }
    const units = releases.map(({ name }) => name);
    return {
      product: { origin, servicesOrigin, dataDirectory, releasesDirectory, units },
      shells,
      services,
      redis,
      databaseUrl: postgres.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
