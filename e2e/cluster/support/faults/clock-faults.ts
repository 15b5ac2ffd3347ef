import type { ClusterProcess } from '../../../support/cluster-processes.ts';
import type { Cluster } from '../../../support/start-cluster.ts';
import type { Fault } from '../measure-fault.ts';

const createFault = (
  name: string,
  library: string,
  offset: string,
  find: (cluster: Cluster) => ClusterProcess | undefined,
): Fault => ({
  name,
  begin: async (cluster) => {
    await find(cluster)?.stop();
    // Timers go by the other clock, which is nobody's business but the process's own.
    await find(cluster)?.start({ LD_PRELOAD: library, FAKETIME: offset, DONT_FAKE_MONOTONIC: '1' });
  },
  end: (cluster) => find(cluster)?.restart(),
});

/** Clocks apart by a minute, by the library of `findFaketime`. */
export const createClockFaults = (library: string | null): readonly Fault[] =>
  library === null
    ? []
    : [
        createFault('services a minute ahead', library, '+60s', ({ services }) => services[0]),
        createFault('a shell a minute behind', library, '-60s', ({ shells }) => shells[0]),
      ];
