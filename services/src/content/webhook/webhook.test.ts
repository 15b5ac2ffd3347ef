import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import type { FieldValues } from '../model/content-document.ts';
import { contentModel } from '../model/model.ts';
import { findModel } from '../model/model-types.ts';
import { createEntry } from '../publishing/write-entries.ts';
import type { ContentTables } from '../store/content-tables.ts';

const secret = 'a-secret-of-this-test';
const received: { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string }[] = [];
let failures = 0;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' });
    response.writeHead(request.url === '/second' && failures++ < 1 ? 503 : 200).end();
  });
});

let content: TestContent;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  content = await createTestContent({
    CONTENT_WEBHOOK_URLS: `${origin}/first,${origin}/second`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
}, 60_000);
afterAll(async () => {
  await content.close();
  receiver.close();
});

const bodySchema = v.object({ operation: v.string(), data: v.looseObject({ id: v.string(), __typename: v.string() }) });
const listFor = (path: string) =>
  received.filter((message) => message.path === path).map(({ body }) => v.parse(bodySchema, JSON.parse(body)));

it('HY-86 tells every registered address of a publication, signed, and tries again where it was not taken', async () => {
  await content.askDraft('mutation { publishPage(where: { id: "page-careers" }) { id } }');
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3);
  expect(['/first', '/second'].map((path) => listFor(path).length)).toEqual([1, 2]);
  const [message] = received;
  const [, sign, environment, time] =
    /^sign=(\S+), env=(\S+), t=(\d+)$/.exec(String(message?.headers['gcms-signature'])) ?? [];
  const signed = JSON.stringify({ Body: message?.body, EnvironmentName: environment, TimeStamp: Number(time) });
  expect(sign).toBe(createHmac('sha256', secret).update(signed).digest('base64'));
  expect(listFor('/first')[0]).toMatchObject({
    operation: 'publish',
    data: {
      __typename: 'Page',
      id: 'page-careers',
      slug: 'careers',
      stage: 'PUBLISHED',
      localizations: expect.any(Array),
    },
  });
  const events = content.context.database.withTables<{ content_event: { id: string } }>().selectFrom('content_event');
  await expect.poll(() => events.select('id').execute(), { timeout: 5000 }).toEqual([]);
});

it('HY-86 tells all fields: of related entries type and id, of each language its texts', async () => {
  received.length = 0;
  await content.askDraft('mutation { publishPage(where: { id: "page-home" }) { id } }');
  await content.askDraft('mutation { publishStory(where: { slug: "what-a-micrograph-shows" }) { id } }');
  await content.askDraft('mutation { deleteNewsFeedItem(where: { id: "news-karoo-service" }) { id } }');
  await content.askDraft('mutation { publishAsset(where: { id: "asset-company" }) { id } }');
  await expect.poll(() => listFor('/first').length, { timeout: 10_000 }).toBe(4);
  const find = (name: string) => listFor('/first').find(({ data }) => data.__typename === name)?.data;
  const page = find('Page');
  expect(page).toMatchObject({
    site: { __typename: 'Site', id: 'site-main' },
    translationTargetLanguages: [],
    languages: expect.any(Array),
    noIndex: false,
    mainSiteOnly: false,
    pageType: 'Content',
    parentSlug: 'home',
  });
  // A field for each of the model, but for the secret and the localized ones.
  const fields = findModel(contentModel, 'Page').fields.filter(({ secret, localized }) => !secret && !localized);
  expect(fields.filter(({ name }) => page?.[name] === undefined)).toEqual([]);
  const german = v
    .parse(v.array(v.looseObject({ locale: v.string() })), page?.['localizations'])
    .find(({ locale }) => locale === 'de');
  expect(german).toMatchObject({ __typename: 'Page', id: 'page-home', locale: 'de', title: expect.any(String) });
  const [hero] = v.parse(v.array(v.looseObject({ __typename: v.string() })), german?.['blocks']);
  expect(hero).toMatchObject({ __typename: 'HeroBlock', id: expect.any(String), image: { __typename: 'Asset' } });
  expect(find('Story')).toMatchObject({
    teaserImage: { __typename: 'Asset', id: expect.any(String) },
    storyContacts: [{ __typename: 'StoryContact', id: expect.any(String) }],
    productSlugs: expect.any(Array),
    localizations: expect.arrayContaining([
      expect.objectContaining({ locale: 'en', body: { children: expect.any(Array) } }),
    ]),
  });
  expect(find('NewsFeedItem')).toMatchObject({ id: 'news-karoo-service', stage: 'DRAFT' });
  // An address that a receiver anywhere can load.
  expect(find('Asset')).toMatchObject({ url: 'http://localhost:3000/images/company.webp', width: 1770 });
});

it('HY-86 a message that would be too large to be taken leaves out what makes it so', async () => {
  received.length = 0;
  const blocks = [{ __typename: 'QuoteBlock', text: 'x'.repeat(200_000) }];
  const texts = contentModel.locales.map((locale) => [locale, { title: `Title ${locale}`, blocks }] as const);
  const values = new Map<string, FieldValues>([['', { slug: 'large' }], ...texts]);
  await createEntry(content.context.database.withTables<ContentTables>(), 'Page', { values, removed: [] });
  await content.askDraft('mutation { updatePage(where: { id: "page-careers" }, data: { noIndex: false }) { id } }');
  await expect.poll(() => listFor('/first').length, { timeout: 30_000 }).toBe(2);
  const large = listFor('/first').find(({ data }) => data['slug'] === 'large')?.data;
  expect(large?.['localizations']).toContainEqual(expect.objectContaining({ locale: 'zh', title: 'Title zh' }));
  expect(JSON.stringify(large)).not.toContain('blocks');
});

it('HY-86 never tells the hash of a page password', async () => {
  received.length = 0;
  const { values } = await content.ask('{ pages(where: { protection: password }, first: 1) { id } }');
  const [page] = v.parse(v.array(v.object({ id: v.string() })), values['pages']);
  await content.askDraft(`mutation { publishPage(where: { id: "${page?.id}" }) { id } }`);
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2);
  expect(received[0]?.body).toContain(page?.id);
  expect(received[0]?.body).not.toMatch(/passwordHash|argon2/);
});
