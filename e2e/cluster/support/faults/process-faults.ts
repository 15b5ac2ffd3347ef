import type { ClusterProcess } from '../../../support/cluster-processes.ts';
import type { Cluster } from '../../../support/start-cluster.ts';
import type { Fault } from '../measure-fault.ts';

const createFaults = (title: string, find: (cluster: Cluster) => ClusterProcess | undefined): readonly Fault[] => [
  {
    name: `kill -9 ${title}`,
    begin: (cluster) => find(cluster)?.kill(),
    end: (cluster) => find(cluster)?.start(),
    losesRequests: true,
  },
  {
    name: `SIGTERM ${title}`,
    begin: (cluster) => find(cluster)?.stop(),
    end: (cluster) => find(cluster)?.start(),
  },
];

/** Processes of the product that end, and balancers. */
export const processFaults: readonly Fault[] = [
  ...createFaults('a shell', ({ shells }) => shells[0]),
  ...createFaults('services', ({ services }) => services[0]),
  { name: 'kill -9 the inner balancer', begin: ({ inner }) => inner.kill(), end: ({ inner }) => inner.start() },
];
