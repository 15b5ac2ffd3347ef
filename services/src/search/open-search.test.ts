import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCatalogue } from '../catalogue/register-catalogue.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerContent } from '../content/register-content.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { registerSearch } from './register-search.ts';

const answerSchema = v.object({
  records: v.array(v.object({ title: v.string(), path: v.string(), type: v.string() })),
  total: v.number(),
});
const readySchema = v.object({ search: v.object({ engine: v.string(), waiting: v.nullable(v.number()) }) });

describe('the search of services on a server', async () => {
  const parsed = parseConfiguration({ CMS_TOKEN: 'published-token-1', CMS_DRAFT_TOKEN: 'drafts-token-0001' });
  // Only whether there is a server decides; the connection is that of the test.
  const postgres = { url: 'postgres://server.invalid/kmx', poolSize: 2, statementSeconds: 10 };
  const configuration = { ...parsed, postgres };
  const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  const app = await createServices(context, [registerContent, registerCatalogue, registerSearch]);
  beforeAll(async () => {
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await context.database.destroy();
  });

  const readSearch = async () => v.parse(readySchema, (await app.inject('/readyz')).json()).search;

  async function ask(query: string, change: object = {}) {
    const payload = { localeCode: 'en', siteSlug: null, query, ...change };
    const response = await app.inject({ method: 'POST', url: '/search/search', payload });
    expect(response.statusCode).toBe(200);
    return v.parse(answerSchema, response.json());
  }

  async function write(mutation: string): Promise<void> {
    const response = await app.inject({
      method: 'POST',
      url: '/content/graphql',
      headers: { authorization: `Bearer ${configuration.contentDraftToken}` },
      payload: { query: `mutation { ${mutation} }` },
    });
    expect(response.json<{ errors?: unknown }>().errors).toBeUndefined();
  }

  it('answers while it is indexed, says how much waits, and then finds pages, products and stories', async () => {
    const { engine, waiting } = await readSearch();
    expect(engine).toBe('database');
    // Nothing is said to be indexed before it is known what there is.
    expect(waiting).not.toBe(0);
    await ask('crimp');
    await expect.poll(async () => (await readSearch()).waiting, { timeout: 120_000 }).toBe(0);
    expect((await ask('crimp')).total).toBeGreaterThan(20);
    const { records } = await ask('Ferro 115');
    expect(records.map(({ path }) => path)).toContain('/products/crimping/crimp-presses/bench-presses/ferro-115');
    expect((await ask('training', { type: 'service' })).total).toBeGreaterThan(0);
  });

  it('PUB-014 finds none of the pages that are protected, hidden or not published', async () => {
    const secrets = ['internal trade-fair information', 'k7v2qd9m4xw1hz8t', 'Brand Portal', 'open day Winterthur'];
    const found = (await Promise.all(secrets.map((query) => ask(query)))).flatMap(({ records }) => records);
    const forbidden = /internal-2025|k7v2qd9m4xw1hz8t|-protected|trade-fair-internal|open-day/;
    expect(found.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  });

  it('follows what editors publish and take back', async () => {
    await write(`createStory(data: { slug: "fresh", title: "Molybdenum blades", leadText: "A test." }) { id }`);
    await write('publishStory(where: { slug: "fresh" }) { id }');
    const readTitle = async () => (await ask('molybdenum')).records[0]?.title;
    await expect.poll(readTitle, { timeout: 20_000 }).toBe('Molybdenum blades');
    await write('unpublishStory(where: { slug: "fresh" }) { id }');
    await expect.poll(readTitle, { timeout: 20_000 }).toBeUndefined();
  });
});
