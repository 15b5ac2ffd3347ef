import type { NetworkMachine } from '@kmx/test-kit/machine-network.ts';
import type { Cluster } from '../../../support/start-cluster.ts';
import type { Fault } from '../measure-fault.ts';

const findShell = ({ shells }: Cluster) => shells[0]?.machine;
const findServices = ({ services }: Cluster) => services[0]?.machine;

const createFault = (
  name: string,
  find: (cluster: Cluster) => NetworkMachine | undefined,
  begin: (machine: NetworkMachine | undefined, cluster: Cluster) => void,
): Fault => ({ name, begin: (cluster) => begin(find(cluster), cluster), end: (cluster) => find(cluster)?.mend() });

/** Machines that do not reach each other: packets vanish, and nobody is told. Needs a real network. */
export const networkFaults: readonly Fault[] = [
  createFault('a shell cut from all services', findShell, (machine, { backends }) =>
    machine?.cutPorts(Object.values(backends?.origins ?? {}).map((origin) => Number(new URL(origin).port))),
  ),
  createFault('services cut from PostgreSQL', findServices, (machine, { machines }) =>
    machine?.cut([machines.postgres]),
  ),
  createFault('a shell cut from Redis', findShell, (machine, { machines }) => machine?.cut([machines.redis])),
  createFault('the cable of services pulled out', findServices, (machine) => machine?.unplug()),
  { ...createFault('the cable of a shell pulled out', findShell, (machine) => machine?.unplug()), losesRequests: true },
];
