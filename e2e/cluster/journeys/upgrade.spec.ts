import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClusterProcess } from '../../support/cluster-processes.ts';
import { makeNextVersion } from '../../support/next-version.ts';
import { checkOutOlder, findOlderCommit, type OlderCheckout, publishFrom } from '../../support/older-checkout.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { type FaultCost, measureFault } from '../support/measure-fault.ts';
import { type People, signPeopleIn } from '../support/people.ts';
import { renderCosts } from '../support/render-costs.ts';

let older: OlderCheckout;
let newer: ReturnType<typeof makeNextVersion>;
let cluster: Cluster;
let people: People;
const costs: FaultCost[] = [];

beforeAll(async () => {
  older = await checkOutOlder(findOlderCommit());
  newer = makeNextVersion();
  console.log(`From ${older.commit} to what is checked out here, with one more change of tables.`);
  cluster = await startCluster({
    ...{ checkout: older.folder, servicesSecret: 'uQ7wLm2Zr9Xe4Bk6Tn1V' },
    settings: { SHUTDOWN_DELAY_MS: '2000' },
  });
  people = await signPeopleIn(cluster);
}, 900_000);
afterAll(async () => {
  if (costs.length > 0) console.log(renderCosts(costs));
  await cluster?.stop();
  older?.remove();
  newer?.remove();
});

async function expectNothingFails(name: string, act: () => Promise<void>): Promise<void> {
  const cost = await measureFault(cluster, people, { name, begin: act, end: () => {} });
  costs.push(cost);
  console.log(renderCosts([cost]));
  const { failures, lost, foreign } = cost;
  if (cost.failed > 0) console.log(cluster.balancer.readErrors(), cluster.inner.readErrors());
  expect({ failures, lost, foreign }).toEqual({ failures: {}, lost: 0, foreign: 0 });
}

const upgradeEach = async (processes: readonly ClusterProcess[]): Promise<void> => {
  for (const each of processes) await each.upgrade(newer.folder);
};

describe('promise 9: an upgrade by one version under steady load fails no request and loses no write', () => {
  it.for<readonly [string, () => Promise<void>]>([
    ['one of two services gets the new version', () => upgradeEach(cluster.services.slice(0, 1))],
    ['one of three shells gets it', () => upgradeEach(cluster.shells.slice(0, 1))],
    ['half of everything is one version behind', async () => {}],
    ['the other services get it', () => upgradeEach(cluster.services.slice(1))],
    ['the other shells get it', () => upgradeEach(cluster.shells.slice(1))],
    ['the new releases are published', async () => void (await publishFrom(newer.folder, cluster.registryVariables))],
  ])('%s', ([name, act]) => expectNothingFails(name, act));

  it('is no way back: an older process does not start once the tables are changed', async () => {
    const [first] = cluster.services;
    await expect(first?.upgrade(older.folder)).rejects.toThrow('The database was changed by a newer version');
    await first?.upgrade(newer.folder);
  });
});
