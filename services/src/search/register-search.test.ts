import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCatalogue } from '../catalogue/register-catalogue.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerContent } from '../content/register-content.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { registerSearch } from './register-search.ts';

const configuration = parseConfiguration({ CMS_TOKEN: 'published-token-1', CMS_DRAFT_TOKEN: 'drafts-token-0001' });
const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
const app = await createServices(context, [registerContent, registerCatalogue, registerSearch]);
beforeAll(async () => {
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await context.database.destroy();
});

const pieces = v.array(v.tuple([v.string(), v.boolean()]));
const record = v.object({
  title: v.string(),
  description: v.string(),
  path: v.string(),
  language: v.string(),
  type: v.string(),
  highlights: v.object({ title: pieces, description: pieces }),
});
const answerSchema = v.object({
  records: v.array(record),
  total: v.optional(v.number(), 0),
  page: v.optional(v.number(), 0),
  suggestions: v.optional(v.array(v.string()), []),
});

async function ask(query: string, change: object = {}, operation = 'search') {
  const payload = { localeCode: 'en', siteSlug: null, query, ...change };
  const response = await app.inject({ method: 'POST', url: `/search/${operation}`, payload });
  return { status: response.statusCode, ...v.parse(answerSchema, { records: [], ...response.json<object>() }) };
}
const listPaths = async (query: string, change: object = {}) =>
  (await ask(query, change)).records.map(({ path }) => path);

async function write(mutation: string): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: '/content/graphql',
    headers: { authorization: `Bearer ${configuration.contentDraftToken}` },
    payload: { query: `mutation { ${mutation} }` },
  });
  expect(response.json<{ errors?: unknown }>().errors).toBeUndefined();
}

/** Waits until the first title found is this one. */
async function waitForFirst(query: string, expected: string, change: object = {}): Promise<void> {
  await expect.poll(async () => (await ask(query, change)).records[0]?.title, { timeout: 10_000 }).toBe(expected);
}

describe('search', () => {
  it('SYS-067 answers locale, site, query and page with records of title and description', async () => {
    const { status, records, total, page } = await ask('crimp', { page: 1 });
    expect([status, page]).toEqual([200, 1]);
    expect(total).toBeGreaterThan(20);
    for (const { title, description, path } of records) {
      expect([title, description].every((text) => text.length > 0)).toBe(true);
      expect(path).toMatch(/^\//);
    }
  });

  it('D-41 SRV-020 counts pages from 1, ten records to a page, none twice and none beyond the last', async () => {
    const { total } = await ask('crimp');
    const pages = await Promise.all([1, 2].map(async (page) => (await ask('crimp', { page })).records));
    const all = pages.flat().map(({ type, path }) => `${type} ${path}`);
    expect([pages[0]?.length, new Set(all).size]).toEqual([10, 20]);
    expect((await ask('crimp', { page: Math.ceil(total / 10) + 1 })).records).toEqual([]);
    expect((await ask('crimp', { page: 0 })).status).toBe(400);
  });

  it('SRV-021 suggests things and whole words for a word that is being typed', async () => {
    const { records, suggestions } = await ask('cri', {}, 'suggest');
    expect(records[0]?.title.toLowerCase()).toContain('crimp');
    expect(suggestions.map((text) => text.toLowerCase())).toContain('crimp');
  });

  it('finds pages, machines, services and stories, and narrows to one type', async () => {
    const paths = await listPaths('Ferro 115');
    expect(paths).toContain('/products/crimping/crimp-presses/bench-presses/ferro-115');
    const { records } = await ask('training', { type: 'service' });
    expect(records.length).toBeGreaterThan(0);
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['service']));
  });

  it('PUB-014 D-20 never shows protected, hidden or unpublished pages, whatever is asked', async () => {
    const secrets = ['internal trade-fair information', 'k7v2qd9m4xw1hz8t', 'Brand Portal', 'open day Winterthur'];
    const found = (await Promise.all(secrets.map((query) => ask(query)))).flatMap(({ records }) => records);
    const forbidden = /internal-2025|k7v2qd9m4xw1hz8t|-protected|trade-fair-internal|open-day/;
    expect(found.map(({ path }) => path).filter((path) => forbidden.test(path))).toEqual([]);
  });

  it('D-51 falls back to the language of the country and then to English, and says so', async () => {
    const { records: own } = await ask('Crimphöhe', { localeCode: 'de-CH' });
    expect(new Set(own.map(({ language }) => language))).toEqual(new Set(['de']));
    const { records: czech } = await ask('crimp height', { localeCode: 'cs' });
    expect(czech[0]?.language).toBe('en');
  });

  it.each([
    ['zh', '线'],
    ['zh', '剥'],
    ['ja', '圧着'],
    ['ja', '線'],
  ])('PUB-086 marks in %s the query and nothing around it: %s', async (localeCode, query) => {
    const { records } = await ask(query, { localeCode });
    const marked = records.flatMap(({ highlights }) =>
      [...highlights.title, ...highlights.description].flatMap(([text, isHit]) => (isHit ? [text] : [])),
    );
    expect(marked.length).toBeGreaterThan(3);
    expect(new Set(marked)).toEqual(new Set([query]));
  });

  it('PUB-086 a word of Japanese means itself, not texts that have its pairs of characters in other words', async () => {
    expect((await ask('カット', { localeCode: 'ja' })).total).toBe(0);
    const { records } = await ask('ユニット', { localeCode: 'ja' });
    for (const { highlights } of records) {
      const marked = [...highlights.title, ...highlights.description].filter(([, isHit]) => isHit);
      for (const [text] of marked) expect(text).toBe('ユニット');
    }
  });

  it.each([
    ['q', 0],
    ['the', 20],
    ['a', 20],
    ['for the', 20],
  ])('PUB-021 %s finds no page that has nothing of it but its first letter or its articles', async (query, most) => {
    const { total } = await ask(query);
    expect(total).toBeLessThanOrEqual(most);
  });

  it('PUB-021 finds a single letter with its signs where it occurs with them', async () => {
    const { records } = await ask('C++');
    expect(records.map(({ path, description }) => [path, description.includes('C++')])).toEqual([
      [expect.stringContaining('career'), true],
    ]);
  });

  it('PUB-087 takes the name of the brand off the end of titles', async () => {
    await write(
      `createStory(data: { slug: "brand-suffix", title: "Zirconium guides | KMX", leadText: "A test." }) { id }
       publishStory(where: { slug: "brand-suffix" }) { id }`,
    );
    await waitForFirst('zirconium', 'Zirconium guides');
  });

  it('follows what editors publish, change and take back', async () => {
    await write(`createStory(data: { slug: "fresh", title: "Molybdenum blades", leadText: "A test." }) { id }`);
    await write('publishStory(where: { slug: "fresh" }) { id }');
    await waitForFirst('molybdenum', 'Molybdenum blades');
    await write('updateStory(where: { slug: "fresh" }, data: { title: "Tantalum blades" }) { id }');
    await write('publishStory(where: { slug: "fresh" }) { id }');
    await waitForFirst('tantalum', 'Tantalum blades');
    expect(await listPaths('molybdenum')).not.toContain('/stories/fresh');
    await write('unpublishStory(where: { slug: "fresh" }) { id }');
    await expect.poll(() => listPaths('tantalum'), { timeout: 10_000 }).not.toContain('/stories/fresh');
  });

  it('D-32 PUB-061 shows a page for one country there only, in place of the universal page', async () => {
    const page = (id: string, title: string, countries: string) =>
      `createPage(data: { slug: "tariffs", parentSlug: "home", site: { connect: { id: "site-main" } }, title: "${title}",
        description: "Ruthenium ${id}.", countries: [${countries}], languages: ["en"] }) { id }`;
    await write(page('a', 'Ruthenium everywhere', ''));
    await write(page('b', 'Ruthenium in Japan', '"JP"'));
    const drafts = await app.inject({
      method: 'POST',
      url: '/content/graphql',
      headers: { authorization: `Bearer ${configuration.contentDraftToken}` },
      payload: { query: '{ pages(where: { slug: "tariffs" }, stage: DRAFT) { id } }' },
    });
    const { data } = drafts.json<{ data: { pages: readonly { id: string }[] } }>();
    expect(data.pages).toHaveLength(2);
    for (const { id } of data.pages) await write(`publishPage(where: { id: "${id}" }) { id }`);
    await waitForFirst('ruthenium', 'Ruthenium everywhere', { localeCode: 'en-CH' });
    // Two publications may reach the index one after the other.
    await waitForFirst('ruthenium', 'Ruthenium in Japan', { localeCode: 'en-JP' });
    for (const localeCode of ['en-CH', 'en-JP']) expect((await ask('ruthenium', { localeCode })).total).toBe(1);
    expect((await ask('ruthenium', { siteSlug: 'academy' })).total).toBe(0);
  });

  it.each([
    ['quotes and expressions', '"\'`.*+?^${}()|[]\\/'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['emoji', '👩🏽‍🏭😀'],
    ['nothing but blanks', ' \t\n '],
    ['control characters', '\u0000\u001f\u202e'],
    ['half a character', '\ud83d'],
    ['a name of Object', '__proto__ constructor toString'],
    ['many words', 'a1 b2 '.repeat(33)],
    ['one long word', 'x'.repeat(200)],
  ])('PUB-086 answers %s in time, and pieces of text instead of markup', async (_name, query) => {
    const before = process.threadCpuUsage();
    const { status, records } = await ask(query);
    expect(status).toBe(200);
    for (const { title, highlights } of records) {
      expect(highlights.title.map(([text]) => text).join('')).toBe(title);
    }
    expect((await ask(query, {}, 'suggest')).status).toBe(200);
    // The time of this thread: that of a clock would count what other processes take as well.
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('refuses oversized or invalid values with status 400 and the name of the field', async () => {
    const statuses = [
      { query: 'x'.repeat(5000) },
      { localeCode: 'german' },
      { page: 1.5 },
      { siteSlug: '../x' },
      { query: 7 },
    ];
    for (const change of statuses) expect((await ask('crimp', change)).status).toBe(400);
  });
});
