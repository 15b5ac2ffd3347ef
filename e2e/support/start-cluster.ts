import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { createLoopbackNetwork, type MachineNetwork, type NetworkMachine } from '@kmx/test-kit/machine-network.ts';
import { type BalancedPort, type NginxBalancer, startNginx } from '@kmx/test-kit/nginx-balancer.ts';
import { type ObjectFaults, startObjectFaults } from '@kmx/test-kit/object-faults.ts';
import { startObjectServer } from '@kmx/test-kit/object-server.ts';
import { type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { createProcessorShares } from '@kmx/test-kit/processor-shares.ts';
import { type RedisServer, startRedis } from '@kmx/test-kit/redis-server.ts';
import { createEditorPasswordHash } from '@kmx/tools/product-runner/editor-password.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { type BackendFaults, startBackendFaults } from './backend-faults.ts';
import { listServiceGroups, nameBackends, type ServiceGroup, type ServiceName } from './cluster-backends.ts';
import { type ClusterProcess, createClusterServices, createClusterShell } from './cluster-processes.ts';
import { forwardPort } from './forward-port.ts';
import { publishFrom } from './older-checkout.ts';
import type { Product } from './start-product.ts';
import { waitForPage } from './wait-for-page.ts';

const serviceCount = 2;

/** What a cluster has that others have not. */
export interface ClusterOptions {
  /** Three by default. */
  readonly shellCount?: number;
  /** What share of a processor each shell gets; by default as much as there is. Needs `hasProcessorShares`. */
  readonly shellShare?: number;
  /** Variables of the shells. */
  readonly settings?: Readonly<Record<string, string>>;
  /** With it the services answer nobody but shells that prove themselves. */
  readonly servicesSecret?: string;
  /** Where everything runs; by default on this machine. */
  readonly network?: MachineNetwork;
  /** `servers`: in PostgreSQL and an object store that can be made to fail, instead of a folder. */
  readonly registry?: 'folder' | 'servers';
  /** `apart`: two processes for each service instead of two with all of them. */
  readonly services?: 'together' | 'apart';
  /** `objects`: uploads and pictures of editors in an object store that can be made to fail, instead of a folder. */
  readonly files?: 'folder' | 'objects';
  /** With proxies between shells and services that can be made to fail. */
  readonly hasBackendFaults?: boolean;
  /** Checkout of the version that everything has at first; by default this one. */
  readonly checkout?: string;
  /** Folder of the data of PostgreSQL. */
  readonly postgresParent?: string;
}

/**
 * Three shells behind nginx, which share a registry and Redis, and two processes of the services behind another, which
 * share PostgreSQL and a folder of files.
 */
export interface Cluster {
  readonly product: Product;
  /** Address of the balancer, which the origin of the product leads to; on this machine as well. */
  readonly address: string;
  readonly shells: readonly ClusterProcess[];
  readonly services: readonly ClusterProcess[];
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  /** The balancer in front of the shells. */
  readonly balancer: NginxBalancer;
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

/** Addresses for people and for processes of a cluster. */
interface Places {
  readonly network: MachineNetwork;
  readonly front: NetworkMachine;
  readonly inner: NetworkMachine;
  readonly origin: string;
  readonly servicesOrigin: string;
}

/** Two processes of the services with the same ones, behind one port. */
interface PlacedGroup extends ServiceGroup {
  readonly port: number;
  readonly processes: readonly { readonly machine: NetworkMachine; readonly port: number }[];
}

const findPorts = (count: number): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: count }, findFreePort));

async function placeGroups(network: MachineNetwork, isApart: boolean): Promise<readonly PlacedGroup[]> {
  const groups = listServiceGroups(isApart);
  const ports = await findPorts(groups.length * (serviceCount + 1));
  return groups.map((group, place) => {
    const [port = 0, ...own] = ports.slice(place * (serviceCount + 1), (place + 1) * (serviceCount + 1));
    const processes = own.map((each, index) => ({
      machine: network.addMachine(`${group.name}-${index + 1}`),
      port: each,
    }));
    return { ...group, port, processes };
  });
}

const listTargets = (processes: PlacedGroup['processes']): readonly string[] =>
  processes.map(({ machine, port }) => `${machine.address}:${port}`);

/** One port for each set of services, and one for all of them, for those who ask by address alone. */
function balanceGroups(groups: readonly PlacedGroup[], port: number): readonly BalancedPort[] {
  const [first] = groups;
  const routes = groups.filter(({ segments }) => segments.length > 0);
  return [
    {
      ...{ port, targets: first === undefined ? [] : listTargets(first.processes) },
      routes: routes.map(({ segments, processes }) => ({ segments, targets: listTargets(processes) })),
    },
    ...routes.map((group) => ({ port: group.port, targets: listTargets(group.processes) })),
  ];
}

/** Where the shells find each service; all at one origin where processes have all of them. */
function locateServices(groups: readonly PlacedGroup[], address: string, backends: BackendFaults | null) {
  const found: Partial<Record<ServiceName, string>> = {};
  for (const { service, port } of groups) if (service !== null) found[service] = `http://${address}:${port}`;
  return { ...found, ...backends?.origins };
}

/** Variables of services on machines of their own: over a network without certificates, and whom to tell what. */
function createNetworkVariables(places: Places, groups: readonly PlacedGroup[], backends: BackendFaults | null) {
  const { network, front, inner, origin, servicesOrigin } = places;
  if (!network.isReal) return {};
  const { port } = new URL(origin);
  const asked = [
    ...[origin, `http://crimp.localhost:${port}`, servicesOrigin],
    ...groups.flatMap(({ processes }) => listTargets(processes).map((each) => `http://${each}`)),
    ...groups.map((group) => `http://${inner.address}:${group.port}`),
    ...Object.values(backends?.origins ?? {}),
  ];
  const balancer = `http://${front.address}:${port}`;
  return {
    ALLOW_PLAIN_SERVICES: 'on',
    ALLOWED_ORIGINS: asked.join(','),
    CONTENT_WEBHOOK_URLS: `${balancer}/api/content-webhook`,
    BACK_CHANNEL_LOGOUT_URLS: `${balancer}/api/back-channel-logout`,
  };
}

/** Starts the cluster with the sample content; nothing in its configuration lists the shells but the balancer's. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { settings = {}, servicesSecret, network = createLoopbackNetwork(), checkout = root } = options;
  const { shellCount = 3, shellShare, registry = 'folder', files = 'folder', services: form = 'together' } = options;
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'kmx-cluster-'));
  const releasesDirectory = path.join(dataDirectory, 'releases');
  const closing: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
    if (!process.env['KMX_KEEP_JOURNEY_DATA']) rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    const [port = 0, servicesPort = 0, ...shellPorts] = await findPorts(shellCount + 2);
    const [front, behind] = [network.addMachine('front'), network.addMachine('inner')];
    const machines = { postgres: network.addMachine('postgres'), redis: network.addMachine('redis') };
    const groups = await placeGroups(network, form === 'apart');
    const share = shellShare === undefined ? null : createProcessorShares(shellShare);
    if (share !== null) closing.push(async () => share.remove());
    const shellMachines = shellPorts.map((_port, place) => {
      const machine = network.addMachine(`shell-${place + 1}`);
      return share === null ? machine : { ...machine, enter: [...machine.enter, ...share.enter(machine.name)] };
    });
    const origin = `http://localhost:${port}`;
    const servicesOrigin = `http://${behind.address}:${servicesPort}`;
    const places: Places = { network, front, inner: behind, origin, servicesOrigin };
    const [postgres, redis] = await Promise.all([
      startPostgres(
        // Ten for each process, and some for those who look.
        { max_connections: String(Math.max(100, 40 + 20 * serviceCount * groups.length)) },
        {
          machine: machines.postgres,
          ...(options.postgresParent === undefined ? {} : { parent: options.postgresParent }),
        },
      ),
      startRedis(machines.redis),
    ]);
    closing.push(postgres.stop, redis.stop);
    let objects: ObjectFaults | null = null;
    let storeVariables: Readonly<Record<string, string>> = {};
    if (registry === 'servers' || files === 'objects') {
      const store = await startObjectServer();
      closing.push(store.stop);
      objects = await startObjectFaults(`http://127.0.0.1:${store.port}`, network.address);
      closing.push(objects.stop);
      storeVariables = { ...store.variables, S3_ENDPOINT: objects.endpoint };
    }
    const registryVariables: Readonly<Record<string, string>> =
      registry === 'servers'
        ? { RELEASES_DATABASE_URL: postgres.url, ...storeVariables }
        : { RELEASES_DIR: releasesDirectory };
    const units = await publishFrom(checkout, { ...registryVariables, RELEASE_BY: 'cluster' });
    // Shells that journeys start themselves need no server for it.
    if (registry === 'servers') await publishFrom(checkout, { RELEASES_DIR: releasesDirectory, RELEASE_BY: 'cluster' });
    const backends = options.hasBackendFaults ? await startBackendFaults(network.address, servicesOrigin) : null;
    if (backends !== null) closing.push(backends.stop);
    const proof: Readonly<Record<string, string>> =
      servicesSecret === undefined ? {} : { SERVICES_SECRET: servicesSecret };
    const services = groups.flatMap(({ service, processes }) =>
      processes.map((each) =>
        createClusterServices({
          ...{ ...each, name: each.machine.name, dataDirectory, service, folder: checkout },
          environment: {
            PUBLIC_ORIGIN: origin,
            DATABASE_URL: postgres.url,
            SHUTDOWN_DELAY_MS: '2000',
            ...(files === 'objects' ? { FILES_STORE: 'objects', ...storeVariables } : {}),
            ...proof,
            ...createNetworkVariables(places, groups, backends),
          },
        }),
      ),
    );
    closing.push(async () => void (await Promise.all(services.map((each) => each.stop()))));
    // At the same time, on an empty database: one of them makes the tables.
    await Promise.all(services.map((each) => each.start()));
    const inner = await startNginx(balanceGroups(groups, servicesPort), 'inner', behind);
    closing.push(inner.stop);
    const environment = {
      PUBLIC_ORIGIN: origin,
      REDIS_URL: redis.url,
      ...proof,
      TRUSTED_PROXY: 'on',
      // One for all: what is signed with it is taken by each shell.
      EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
      ...nameBackends(locateServices(groups, behind.address, backends)),
      ...registryVariables,
      ...settings,
    };
    const shells = shellMachines.map((machine, place) =>
      createClusterShell({
        ...{ machine, port: shellPorts[place] ?? 0, name: machine.name, dataDirectory, environment },
        ...{ releasesDirectory, servicesOrigin, folder: checkout },
      }),
    );
    for (const shell of shells) {
      closing.push(() => shell.stop());
      await shell.start();
    }
    const targets = shells.map((shell) => new URL(shell.origin).host);
    const balancer = await startNginx([{ port, targets }], 'public', front);
    closing.push(balancer.stop);
    if (network.isReal) closing.push((await forwardPort(port, front.address)).stop);
    // A first page of each remote at each shell, as one after the other gets its turn.
    for (const place of ['/en', '/en/editor', '/en/mykomax', '/style-guide']) {
      for (let turn = 0; turn < shellCount; turn += 1) await waitForPage(origin, front.address, place);
    }
    const listLogs = (processes: readonly ClusterProcess[]) => processes.flatMap((each) => each.readLogFile() ?? []);
    const logs = { shell: listLogs(shells), services: listLogs(services) };
    const listener = shells[0]?.origin ?? origin;
    return {
      product: {
        ...{ origin, listener, logs, servicesOrigin, dataDirectory, units },
        ...{ registry: registryVariables, releasesDirectory },
      },
      address: front.address,
      ...{ shells, services, postgres, redis, balancer, inner, machines, objects, backends, registryVariables },
      databaseUrl: postgres.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
