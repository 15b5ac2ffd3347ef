import { setTimeout as sleep } from 'node:timers/promises';
import { createBenchPages } from '@kmx/tools/product-runner/bench-pages.ts';
import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicVisitor } from '../../support/public-visitor.ts';
import { samplePassword } from '../../support/sign-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';

const anna = 'anna.keller@kmx.example';
const realm = '/am/oauth2/realms/root/realms/alpha';
const pagePassword = 'kmx-demo-2026';
const login = '/api/editor-area-autentication';
const news = '/api/news-feed/newest';
const json = { accept: 'application/json' };
const protectedPage = '/en/events/internal-2025';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 300_000);
afterAll(() => cluster?.stop());

const createVisitor = () => createPublicVisitor(cluster.product.origin, Number(new URL(cluster.product.origin).port));

/** What each shell itself says at an address, in the order of the shells. */
function askEach(place: string, init: RequestInit = {}): Promise<readonly Response[]> {
  const { host } = new URL(cluster.product.origin);
  const headers = { 'x-forwarded-host': host, 'x-forwarded-for': '192.0.2.77', ...init.headers };
  return Promise.all(cluster.shells.map(({ origin }) => fetch(`${origin}${place}`, { ...init, headers })));
}

const readTexts = async (place: string): Promise<readonly string[]> =>
  Promise.all((await askEach(place)).map((response) => response.text()));

/** A number of the metrics of each shell. */
async function readMetric(name: string): Promise<readonly number[]> {
  const texts = await readTexts('/metrics');
  return texts.map((text) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? 0);
  });
}

async function countRefused(token: string): Promise<number> {
  let refused = 0;
  for (let index = 0; index < 12; index += 1) {
    const headers = { ...json, 'ciam-id-token': token };
    const answer = await createVisitor().send('/api/sis-proxy', { json: { query: '{viewer{id}}' }, headers });
    if (answer.status === 401) refused += 1;
  }
  return refused;
}

/** Each of six requests, to one shell after the other, leaves one fewer. */
async function expectCountedTogether(): Promise<void> {
  const remaining: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const answer = await createVisitor().send(news, { headers: json });
    remaining.push(Number(answer.headers['x-ratelimit-remaining']));
  }
  const [first = 0] = remaining;
  expect(remaining).toEqual([0, 1, 2, 3, 4, 5].map((used) => first - used));
}

describe('promise 9: three shells behind a balancer, none of which knows the others', () => {
  it('EDT-012 end a session of the editor area at all of them', async () => {
    const visitor = createVisitor();
    const answer = await visitor.send(login, { json: { input: editorPassword }, headers: json });
    const { hashedPassword = '' } = JSON.parse(answer.body) as { readonly hashedPassword?: string };
    const check = async () => {
      const body = JSON.stringify({ hash: hashedPassword });
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const answers = await askEach(login, { method: 'POST', body, headers });
      return Promise.all(answers.map((response) => response.json()));
    };
    expect(await check()).toEqual([{ success: true }, { success: true }, { success: true }]);
    expect((await visitor.send(login, { method: 'DELETE', headers: json })).status).toBe(200);
    await expect
      .poll(check, { timeout: 1_000, interval: 50 })
      .toEqual([{ success: false }, { success: false }, { success: false }]);
  });

  it('D-49 look at five wrong passwords of the editor area in all', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      const answer = await createVisitor().send(login, {
        json: { input: `wrong-${index}` },
        headers: json,
      });
      statuses.push(answer.status);
    }
    expect(statuses.toSorted()).toEqual([...Array<number>(5).fill(200), ...Array<number>(10).fill(429)]);
  });

  it('D-23 look at five passwords of a page in all: the right one comes too late', async () => {
    const send = (password: string) =>
      createVisitor().send('/api/page-access/password', { form: { page: protectedPage, password } });
    for (let index = 0; index < 5; index += 1) await send(`wrong-${index}`);
    for (let index = 0; index < 3; index += 1) {
      expect((await send(pagePassword)).headers['location']).toBe(`${protectedPage}?refused=failed`);
    }
  });

  it('count the requests of a client together', async () => {
    await expectCountedTogether();
  });

  it('AUTH-014 SRV-053 refuse a copied token after the sign-out, each of them, also after a restart and at a new one', async () => {
    const visitor = createVisitor();
    const { token } = await visitor.signIn(anna, samplePassword);
    expect(await countRefused(token)).toBe(0);
    await visitor.send(`${realm}/connect/endSession?${new URLSearchParams({ id_token_hint: token }).toString()}`);
    await sleep(1_000);
    expect(await countRefused(token)).toBe(12);
    const [first, second] = cluster.shells;
    await first?.restart();
    await second?.replace();
    expect(await countRefused(token)).toBe(12);
  });

  it('HY-86 show what was published within two seconds, all of them, although the message reaches one', async () => {
    const pages = await createBenchPages(cluster.product.servicesOrigin, 1);
    const place = `/en/${pages.slugs[0]}`;
    await expect.poll(async () => (await askEach(place)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const title of ['First of all', 'Second to none']) {
      await pages.change(title);
      await pages.publishAll();
      await expect
        .poll(async () => (await readTexts(place)).map((text) => text.includes(title)), {
          timeout: 2_000,
          interval: 50,
        })
        .toEqual([true, true, true]);
    }
  });

  it('SRV-009 empty the caches of all when one is asked to', async () => {
    const name = 'cache_events_total{cache="data",event="cleared"}';
    const before = await readMetric(name);
    await createVisitor().send('/en?cache=clear');
    await expect
      .poll(() => readMetric(name), { timeout: 1_000, interval: 50 })
      .toEqual(before.map((count) => count + 1));
  });

  it('answer while Redis is away, and know together again what it is needed for when it is back', async () => {
    await cluster.redis.kill();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const began = performance.now();
        const answer = await createVisitor().send(news, { headers: json });
        return [answer.status, performance.now() - began < 1_000] as const;
      }),
    );
    expect(statuses.filter(([status, isFast]) => status !== 200 || !isFast)).toEqual([]);
    expect((await askEach('/en')).map(({ status }) => status)).toEqual([200, 200, 200]);
    await cluster.redis.restart();
    await expect.poll(() => readMetric('shared_state_reachable'), { timeout: 15_000 }).toEqual([1, 1, 1]);
    await expectCountedTogether();
  });
});
