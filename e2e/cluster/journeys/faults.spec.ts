import { writeFileSync } from 'node:fs';
import { findFaketime } from '@kmx/test-kit/find-faketime.ts';
import { createLoopbackNetwork, createNamespaceNetwork, findObstacle } from '@kmx/test-kit/machine-network.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { createClockFaults } from '../support/faults/clock-faults.ts';
import { connectionFaults } from '../support/faults/connection-faults.ts';
import { createDatabaseFaults } from '../support/faults/database-faults.ts';
import { networkFaults } from '../support/faults/network-faults.ts';
import { processFaults } from '../support/faults/process-faults.ts';
import { redisFaults } from '../support/faults/redis-faults.ts';
import { releaseFaults } from '../support/faults/release-faults.ts';
import { type Fault, type FaultCost, measureFault } from '../support/measure-fault.ts';
import { type People, signPeopleIn } from '../support/people.ts';
import { renderCosts } from '../support/render-costs.ts';
import { createSmallDisk } from '../support/small-disk.ts';

const obstacle = findObstacle();
const network = obstacle === null ? createNamespaceNetwork() : createLoopbackNetwork();
const disk = obstacle === null ? createSmallDisk(500) : null;
const recoverySeconds = 20;

let cluster: Cluster;
let people: People;
const costs: FaultCost[] = [];

beforeAll(async () => {
  console.log(
    obstacle === null
      ? 'Each server is in a network namespace of its own.'
      : `All servers are on the loopback address of this machine, without cuts of the network and full disks: ${obstacle}.`,
  );
  cluster = await startCluster({
    ...{ network, registry: 'servers', hasBackendFaults: true, servicesSecret: 'uQ7wLm2Zr9Xe4Bk6Tn1V' },
    settings: { SHUTDOWN_DELAY_MS: '2000' },
    ...(disk === null ? {} : { postgresParent: disk.folder }),
  });
  people = await signPeopleIn(cluster);
}, 300_000);
afterAll(async () => {
  if (costs.length > 0) console.log(renderCosts(costs));
  const file = process.env['KMX_FAULTS_JSON'];
  if (file) writeFileSync(file, `${JSON.stringify(costs, null, 2)}\n`);
  await cluster?.stop();
  disk?.remove();
  network.remove();
});

/** A failure that the product names: something is away or late, or a GraphQL answer says what failed. */
const designed = /^product (?:sign-in )?(?:502|503|504|200 with errors)$/;
const garbled = /^product (?:200 that cannot be read|sign-in \d+)$/;

async function expectCost(fault: Fault): Promise<void> {
  const cost = await measureFault(cluster, people, fault);
  costs.push(cost);
  console.log(renderCosts([cost]));
  expect({ lost: cost.lost, foreign: cost.foreign }).toEqual({ lost: 0, foreign: 0 });
  expect(cost.recoverySeconds ?? Number.POSITIVE_INFINITY).toBeLessThan(recoverySeconds);
  expect(cost.failedKinds.cached ?? 0, 'pages in the caches').toBe(0);
  const others = Object.keys(cost.failures).filter(
    (failure) => !designed.test(failure) && !(fault.garbles && garbled.test(failure)),
  );
  if (!fault.losesRequests) expect(others).toEqual([]);
}

describe('promise 9: what fails under steady load costs no acknowledged write and shows nobody what is not theirs', () => {
  it.for([
    { name: 'nothing, for comparison', begin: () => {}, end: () => {} },
    ...processFaults,
    ...createDatabaseFaults(disk),
    ...redisFaults,
    ...(network.isReal ? networkFaults : []),
    ...connectionFaults,
    ...releaseFaults,
    ...createClockFaults(findFaketime()),
  ])('$name', (fault) => expectCost(fault));
});
