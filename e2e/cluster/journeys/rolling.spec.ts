import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicVisitor } from '../../support/public-visitor.ts';
import { samplePassword } from '../../support/sign-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
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
    const { token } = await createPublicVisitor(origin, Number(new URL(origin).port)).signIn(
      'anna.keller@kmx.example',
      samplePassword,
    );
    const visits = startTraffic(async (index) => {
      const place = places[index % places.length] ?? '/en';
      // Every other one has a query of its own, so it is rendered.
      const response = await fetch(`${origin}${place}${index % 2 === 0 ? '' : `?visit=${index}`}`);
      await response.text();
      return response.status === 200 ? null : `${response.status} ${place}`;
    }, perSecond);
    const questions = startTraffic(async () => {
      const response = await fetch(`${origin}/api/sis-proxy`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'ciam-id-token': token, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ query: '{viewer{id}}' }),
      });
      await response.text();
      return response.status === 200 ? null : `${response.status} service desk`;
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
