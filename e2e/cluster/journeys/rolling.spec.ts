import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCustomerIn } from '../../support/sign-customer-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { startVisits } from '../../support/start-visits.ts';
import { startTraffic } from '../../support/traffic.ts';

const perSecond = 50;
const places = ['/en', '/en/products', '/de', '/ja-jp', '/en/stories', '/en/mykomax'];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ settings: { SHUTDOWN_DELAY_MS: '2000' } });
}, 300_000);
afterAll(() => cluster?.stop());

describe('promise 9: shells that are replaced one after the other under load', () => {
  it('cost no visitor a page and no customer an answer', async () => {
    const { origin } = cluster.product;
    const customer = await signCustomerIn(origin, 'anna.keller@kmx.example');
    const visits = startVisits(origin, places, perSecond, (index) => index % 2 === 1);
    const questions = startTraffic(async () => {
      const { status } = await customer.ask('{viewer{id}}');
      return status === 200 ? null : `${status} service desk`;
    }, 2);
    for (const shell of cluster.shells) {
      await shell.restart();
      await sleep(1_000);
    }
    const [pages, answers] = [await visits.stop(), await questions.stop()];
    expect([pages.failures, answers.failures]).toEqual([[], []]);
    expect(pages.count).toBeGreaterThan(200);
  });
});
