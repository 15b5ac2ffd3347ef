import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceName } from '../../support/cluster-backends.ts';
import { queryDatabase } from '../../support/query-database.ts';
import { createServiceHeaders } from '../../support/service-headers.ts';
import { readLocation, signCustomerIn } from '../../support/sign-customer-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { startVisits } from '../../support/start-visits.ts';
import { startTraffic } from '../../support/traffic.ts';

const draftToken = 'kmx-development-draft';
const servicesSecret = 'uQ7wLm2Zr9Xe4Bk6Tn1V';
const pagesPerSecond = 50;
const writesPerSecond = 1;
const places = ['/en/products', '/de/stories', '/ja-jp/company', '/en/events'];
const createTicket = 'mutation($input:CreateTicketInput!){createTicket(input:$input){id}}';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ servicesSecret, services: 'apart', files: 'objects' });
}, 300_000);
afterAll(() => cluster?.stop());

/** The two processes of a service. */
const findProcesses = (name: ServiceName) => cluster.services.filter(({ service }) => service === name);

interface Answer {
  readonly data: Readonly<Record<string, { readonly id: string } | null>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

async function askContent(origin: string, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${origin}/content/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${draftToken}`,
      ...createServiceHeaders(servicesSecret),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Answer;
}

const createEntry = (origin: string, slug: string) =>
  askContent(origin, 'mutation($slug:String!){createProductReference(data:{productSlug:$slug,name:"Process"}){id}}', {
    slug,
  });

const visit = () => startVisits(cluster.product.origin, places, pagesPerSecond);

/** A customer who opens tickets; `acknowledged` collects the keys of those that were confirmed. */
async function startWrites(acknowledged: Map<string, number>) {
  const customer = await signCustomerIn(cluster.product.origin, 'anna.keller@kmx.example');
  const locationId = await readLocation(customer);
  return startTraffic(async () => {
    const clientMutationId = randomUUID();
    const input = {
      ...{ clientMutationId, locationId, type: 'QUESTION', isMachineUnlisted: true },
      ...{ subject: 'Written meanwhile', description: 'While the services are replaced.' },
    };
    const { status, body } = await customer.ask(createTicket, { input });
    if (status !== 200 || !body.includes('"id"')) return `${status} ${body.slice(0, 200)}`;
    acknowledged.set(clientMutationId, performance.now());
    return null;
  }, writesPerSecond);
}

/** How many of the tickets with these keys the database has. */
async function countTickets(keys: readonly string[]): Promise<number> {
  const list = keys.map((key) => `'${key}'`).join();
  const statement = `select count(*) from desk_ticket where client_mutation_id in (${list})`;
  return Number((await queryDatabase(cluster.databaseUrl, statement))[0]);
}

describe('promise 9: two processes of each service on one database', () => {
  it('answer shells that prove themselves, and nobody else', async () => {
    const [content] = findProcesses('content');
    const ask = async (place: string) => (await fetch(`${content?.origin}${place}`)).status;
    expect([await ask('/readyz'), await ask('/content/graphql?query={__typename}'), await ask('/metrics')]).toEqual([
      ...[200, 401, 401],
    ]);
  });

  it('show what an editor has written at the other one, and give a unique value once', async () => {
    const [first, second] = findProcesses('content').map(({ origin }) => origin);
    const created = await createEntry(first ?? '', 'process-one');
    const id = created.data?.['createProductReference']?.id;
    expect(id).toBeDefined();
    const read = async () =>
      (await askContent(second ?? '', '{productReference(stage:DRAFT,where:{productSlug:"process-one"}){id}}')).data?.[
        'productReference'
      ]?.id;
    await expect.poll(read, { timeout: 2_000, interval: 50 }).toBe(id);
    const again = await createEntry(second ?? '', 'process-one');
    expect(again.errors?.[0]?.message).toBe('value is not unique for the field "productSlug"');
    const slugs = Array.from({ length: 10 }, (_, index) => `process-race-${index}`);
    const races = await Promise.all(
      slugs.map((slug) => Promise.all([createEntry(first ?? '', slug), createEntry(second ?? '', slug)])),
    );
    expect(races.map((answers) => answers.filter(({ data }) => data?.['createProductReference']).length)).toEqual(
      slugs.map(() => 1),
    );
  });

  it('are replaced one after the other without a failed page or a lost write', async () => {
    const acknowledged = new Map<string, number>();
    const writes = await startWrites(acknowledged);
    const visits = visit();
    await sleep(2_000);
    for (const services of cluster.services) {
      await services.stop();
      await services.start();
      await sleep(500);
    }
    const [pages, tickets] = [await visits.stop(), await writes.stop()];
    expect(pages.failures).toEqual([]);
    expect(tickets.failures).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(5);
    expect(await countTickets([...acknowledged.keys()])).toBe(acknowledged.size);
  }, 600_000);

  it.for(['service-desk', 'content', 'identity'] as const)(
    'lose no acknowledged write when a process of %s is killed, and writes are back within five seconds',
    async (name) => {
      const [killed] = findProcesses(name);
      const acknowledged = new Map<string, number>();
      const writes = await startWrites(acknowledged);
      const visits = visit();
      await sleep(3_000);
      const killedAt = performance.now();
      await killed?.kill();
      await sleep(8_000);
      const [pages, tickets] = [await visits.stop(), await writes.stop()];
      await killed?.start();
      const next = [...acknowledged.values()].filter((at) => at > killedAt).toSorted((left, right) => left - right);
      expect((next[0] ?? Number.POSITIVE_INFINITY) - killedAt).toBeLessThan(5_000);
      expect(await countTickets([...acknowledged.keys()])).toBe(acknowledged.size);
      console.log(
        `killed ${name}: ${pages.failures.length} of ${pages.count} pages and ${tickets.failures.length} of ${tickets.count} writes failed`,
      );
      expect(pages.failures).toEqual([]);
    },
  );
});
