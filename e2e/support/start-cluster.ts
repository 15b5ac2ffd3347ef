import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { createLoopbackNetwork, type MachineNetwork, type NetworkMachine } from '@kmx/test-kit/machine-network.ts';
import { type NginxBalancer, startNginx } from '@kmx/test-kit/nginx-balancer.ts';
import { type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import { startObjectServer } from '@kmx/test-kit/object-server.ts';
import { type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { type RedisServer, startRedis } from '@kmx/test-kit/redis-server.ts';
import { createEditorPasswordHash } from '@kmx/tools/product-runner/editor-password.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { publishAll } from '@kmx/tools/release/publish-all.ts';
import { type BackendFaults, startBackendFaults } from './backend-faults.ts';
import { type ClusterProcess, createClusterServices, createClusterShell } from './cluster-processes.ts';
import type { Product } from './start-product.ts';
import { waitForPage } from './wait-for-page.ts';

const shellCount = 3;
const serviceCount = 2;

/** What a cluster has that others have not. */
export interface ClusterOptions {
  /** Variables of the shells. */
  readonly settings?: Readonly<Record<string, string>>;
  /** With it the services answer nobody but shells that prove themselves. */
  readonly servicesSecret?: string;
  /** Where everything runs; by default on this machine. */
  readonly network?: MachineNetwork;
  /** `servers`: in PostgreSQL and an object store that can be made to fail, instead of a folder. */
  readonly registry?: 'folder' | 'servers';
  /** With proxies between shells and services that can be made to fail. */
  readonly hasBackendFaults?: boolean;
  /** Folder of the data of PostgreSQL. */
  readonly postgresParent?: string;
}

/**
 * Three shells behind nginx, which share a registry and Redis, and two processes of the services behind another, which
 * share PostgreSQL and a folder of files.
 */
export interface Cluster {
  readonly product: Product;
  /** Address of the balancer, which the origin of the product leads to. */
  readonly address: string;
  readonly shells: readonly ClusterProcess[];
  readonly services: readonly ClusterProcess[];
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  /** The balancer in front of the services. */
  readonly inner: NginxBalancer;
  readonly machines: Readonly<Record<'postgres' | 'redis', NetworkMachine>>;
  /** Null with a registry in a folder. */
  readonly objects: ObjectFaults | null;
  readonly backends: BackendFaults | null;
  /** Variables by which commands find the registry. */
  readonly registryVariables: Readonly<Record<string, string>>;
  /** Of the services. */
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Where the shells find each backend; by default all at one origin. */
function nameBackends(address: string, backends: BackendFaults | null): Readonly<Record<string, string>> {
  if (backends === null) return {};
  const { ports } = backends;
  const place = (port: number, rest = '') => `http://${address}:${port}${rest}`;
  return {
    CMS_ENDPOINT: place(ports.content, '/content/graphql'),
    CATALOGUE_ENDPOINT: place(ports.catalogue, '/catalogue/graphql'),
    SEARCH_ENDPOINT: place(ports.search, '/search'),
    IDENTITY_ORIGIN: place(ports.identity),
    IMAGES_ORIGIN: place(ports.images),
    FORMS_ENDPOINT: place(ports.forms, '/forms'),
    SIS_ENDPOINT: place(ports['service-desk'], '/service-desk/graphql'),
  };
}

/** Starts the cluster with the sample content; nothing in its configuration lists the shells but the balancer's. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { settings = {}, servicesSecret, network = createLoopbackNetwork(), registry = 'folder' } = options;
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
    const [front, behind] = [network.addMachine('front'), network.addMachine('inner')];
    const machines = { postgres: network.addMachine('postgres'), redis: network.addMachine('redis') };
    const serviceMachines = servicePorts.map((_port, place) => network.addMachine(`services-${place + 1}`));
    const shellMachines = shellPorts.map((_port, place) => network.addMachine(`shell-${place + 1}`));
    const locate = (machineOf: readonly NetworkMachine[], ofEach: readonly number[]) =>
      ofEach.map((each, place) => `${machineOf[place]?.address}:${each}`);
    const origin = `http://localhost:${port}`;
    const servicesOrigin = `http://${behind.address}:${servicesPort}`;
    const [postgres, redis] = await Promise.all([
      startPostgres(
        {},
        {
          machine: machines.postgres,
          ...(options.postgresParent === undefined ? {} : { parent: options.postgresParent }),
        },
      ),
      startRedis(machines.redis),
    ]);
    closing.push(postgres.stop, redis.stop);
    let registryVariables: Readonly<Record<string, string>> = { RELEASES_DIR: releasesDirectory };
    let objects: ObjectFaults | null = null;
    if (registry === 'servers') {
      const store = await startObjectServer();
      closing.push(store.stop);
      objects = await startObjectFaults(`http://127.0.0.1:${store.port}`, network.address);
      closing.push(objects.stop);
      registryVariables = {
        RELEASES_DATABASE_URL: postgres.url,
        ...store.variables,
        S3_ENDPOINT: objects.endpoint,
      };
    }
    const { releases } = await publishAll(root, { ...registryVariables, RELEASE_BY: 'cluster' });
    const backends = options.hasBackendFaults ? await startBackendFaults(network.address, servicesOrigin) : null;
    if (backends !== null) closing.push(backends.stop);
    const proof: Readonly<Record<string, string>> =
      servicesSecret === undefined ? {} : { SERVICES_SECRET: servicesSecret };
    const asked = [
      origin,
      `http://crimp.localhost:${port}`,
      servicesOrigin,
      ...locate(serviceMachines, servicePorts).map((each) => `http://${each}`),
      ...Object.values(backends?.ports ?? {}).map((each) => `http://${network.address}:${each}`),
    ];
    const balancerOrigin = `http://${front.address}:${port}`;
    const services = serviceMachines.map((machine, place) =>
      createClusterServices({
        ...{ machine, port: servicePorts[place] ?? 0, name: machine.name, dataDirectory },
        environment: {
          PUBLIC_ORIGIN: origin,
          DATABASE_URL: postgres.url,
          SHUTDOWN_DELAY_MS: '2000',
          ...proof,
          ...(network.isReal
            ? {
                ALLOW_PLAIN_SERVICES: 'on',
                ALLOWED_ORIGINS: asked.join(','),
                CONTENT_WEBHOOK_URLS: `${balancerOrigin}/api/content-webhook`,
                BACK_CHANNEL_LOGOUT_URLS: `${balancerOrigin}/api/back-channel-logout`,
              }
            : {}),
        },
      }),
    );
    closing.push(async () => void (await Promise.all(services.map((each) => each.stop()))));
    // At the same time, on an empty database: one of them makes the tables.
    await Promise.all(services.map((each) => each.start()));
    const inner = await startNginx(servicesPort, locate(serviceMachines, servicePorts), 'inner', behind);
    closing.push(inner.stop);
    const environment = {
      PUBLIC_ORIGIN: origin,
      REDIS_URL: redis.url,
      ...proof,
      TRUSTED_PROXY: 'on',
      // One for all: what is signed with it is taken by each shell.
      EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
      ...nameBackends(network.address, backends),
      ...registryVariables,
      ...settings,
    };
    const shells = shellMachines.map((machine, place) =>
      createClusterShell({
        ...{ machine, port: shellPorts[place] ?? 0, name: machine.name, dataDirectory, environment },
        ...{ releasesDirectory, servicesOrigin },
      }),
    );
    for (const shell of shells) {
      closing.push(() => shell.stop());
      await shell.start();
    }
    const balancer = await startNginx(port, locate(shellMachines, shellPorts), 'public', front);
    closing.push(balancer.stop);
    // A first page of each remote at each shell, as one after the other gets its turn.
    for (const place of ['/en', '/en/editor', '/en/mykomax', '/style-guide']) {
      for (let turn = 0; turn < shellCount; turn += 1) await waitForPage(origin, front.address, place);
    }
    const units = releases.map(({ name }) => name);
    return {
      product: { origin, servicesOrigin, dataDirectory, releasesDirectory, units },
      address: front.address,
      ...{ shells, services, postgres, redis, inner, machines, objects, backends, registryVariables },
      databaseUrl: postgres.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
