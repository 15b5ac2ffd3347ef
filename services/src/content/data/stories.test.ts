import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machines } from '../../catalogue/data/machines.ts';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { listNames } from './content-order.ts';
import { readMachinePictures } from './machine-pictures.ts';
import { readStoryText } from './stories.ts';

const texts = listNames('stories/').map(readStoryText);
let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

it('PUB-020 at least twelve stories of every category name existing machines and pictures and are written in four languages', () => {
  expect(texts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(texts.map(({ category }) => category)).size).toBe(4);
  const slugs = new Set(machines.map(({ slug }) => slug));
  for (const { slug, products, body, title, lead } of texts) {
    expect([slug, products.filter((product) => !slugs.has(product))]).toEqual([slug, []]);
    expect([slug, new Set([title, lead, body].flatMap((text) => Object.values(text))).size]).toEqual([slug, 12]);
    const bodies = Object.values(body);
    const pictures = bodies.flatMap((text) =>
      [...text.matchAll(/\]\(\/images\/(\S+) /g)].map((match) => match[1] ?? ''),
    );
    const folder = new URL('../../../assets/images/', import.meta.url);
    expect([slug, pictures.filter((file) => !existsSync(new URL(file, folder)))]).toEqual([slug, []]);
    // The same pictures and headings in every language.
    const shapes = bodies.map((text) => text.split('\n\n').map((block) => /^(?:## |> |- |1\. |!\[)?/.exec(block)?.[0]));
    expect(shapes.map((shape) => shape.join())).toEqual(Array(4).fill(shapes[0]?.join()));
  }
});

it('PUB-020 a story about machines shows the machines that it is about, in its list and in its text', () => {
  // The others are about people, places and small parts, and show these.
  const told = [
    ...['eighteen-metres-one-millimetre', 'marking-without-ink', 'what-a-micrograph-shows'],
    ...['light-instead-of-blades', 'what-the-force-curve-cannot-show', 'forty-years-at-the-same-press'],
  ];
  const addresses = new Map(readMachinePictures().map(({ id, values }) => [id, String(values['url'])]));
  for (const { slug, image, body, products } of texts.filter((story) => told.includes(story.slug))) {
    const shown = Object.values(body).flatMap((text) =>
      [...text.matchAll(/\]\((\/images\/\S+) /g)].map((match) => match[1] ?? ''),
    );
    const isAbout = (address: string) => products.some((product) => address.startsWith(`/images/products/${product}-`));
    const pictures = [addresses.get(`asset-${image}`) ?? image, ...shown];
    expect([slug, pictures.length > 0, pictures.filter((address) => !isAbout(address))]).toEqual([slug, true, []]);
  }
});

it('SYS-065 SRV-042 a story asked for by its id has category, contacts, teaser picture and the languages it exists in', async () => {
  const query = `{ story(where: { id: "story-light-instead-of-blades" }, locales: [de]) {
    id slug title publicationDate leadText teaserImage { url } category { name slug }
    storyContacts { id name slug image { url } } localizations(includeCurrent: true) { locale } } }`;
  const { values } = await content.ask(query);
  expect(values['story']).toMatchObject({
    id: 'story-light-instead-of-blades',
    slug: 'light-instead-of-blades',
    title: 'Licht statt Messer',
    publicationDate: '2026-11-11T08:00:00.000Z',
    teaserImage: { url: 'http://localhost:3000/images/products/lyra-290-l-front.webp' },
    category: { name: 'Technik', slug: 'technology' },
    storyContacts: [
      { id: 'story-contact-yuki-tanabe', name: 'Yuki Tanabe', slug: 'yuki-tanabe', image: null },
      { slug: 'marc-aeschlimann' },
    ],
  });
  expect(values['story']).toHaveProperty('localizations.length', 4);
});

it('SRV-045 the stories of a product are those that name it, the newest first', async () => {
  const { values } = await content.ask(`{ storyPages: stories(
    where: { productSlugs_contains_some: ["corvus-550-duo"] }, orderBy: publicationDate_DESC) { slug } }`);
  expect(values['storyPages']).toEqual([
    { slug: 'eleven-test-crimps-become-four' },
    { slug: 'what-the-force-curve-cannot-show' },
  ]);
});

it('PUB-034 stories are filtered and counted by the slug of their category', async () => {
  const { values } = await content.ask(`{
    people: storiesConnection(where: { category: { slug: "people" } }) { aggregate { count } }
    storyCategories(orderBy: position_ASC) { slug } }`);
  const expected = texts.filter(({ category }) => category === 'people').length;
  expect(values['people']).toEqual({ aggregate: { count: expected } });
  expect(values['storyCategories']).toEqual(
    ['customer', 'technology', 'people', 'responsibility'].map((slug) => ({ slug })),
  );
});

it('PUB-029 pictures and quotations with their speaker are part of the text of a story', async () => {
  const query = '{ story(where: { slug: "light-instead-of-blades" }) { body { html raw } } }';
  const { body } = (await content.ask(query)).values['story'] as {
    body: { html: string; raw: { children: readonly Record<string, unknown>[] } };
  };
  expect(body.html).toContain(
    '<img src="http://localhost:3000/images/products/lyra-290-l-angle.webp" alt="Laser stripping machine',
  );
  expect(body.raw.children.find(({ type }) => type === 'image')).toMatchObject({ width: 1180, height: 787 });
  expect(JSON.stringify(body.raw)).toContain('soldered.\\n— Yuki Tanabe');
});

it('HY-51 HY-52 a text reports the entries embedded in it and those it links to, in the language it is written in', async () => {
  const query = `{ story(where: { slug: "eleven-test-crimps-become-four" }, locales: [de]) { body {
    __typename html text json raw references(first: 100) { __typename ... on Page { id title }
      ... on Asset { alternativeText } ... on ProductReference { productSlug } }
    second: references(first: 1, skip: 1) { ... on Page { id } } } } }`;
  const { body } = (await content.ask(query)).values['story'] as { body: Record<string, unknown> };
  expect(body['references']).toEqual([
    { __typename: 'ProductReference', productSlug: 'corvus-550-duo' },
    { __typename: 'Page', id: 'page-guide-crimping', title: 'Crimpen' },
    { __typename: 'Asset', alternativeText: 'Crimp unter der Kamera eines Messgeräts' },
    { __typename: 'Page', id: 'page-guide-testing', title: 'Prüfen' },
  ]);
  expect(body['second']).toEqual([{ id: 'page-guide-crimping' }]);
  expect(body['__typename']).toBe('StoryBodyRichText');
  expect(body['raw']).toEqual(body['json']);
  expect(body['json']).toHaveProperty('children');
  expect(body['html']).toContain('<div data-gcms-embed-id="page-guide-testing" data-gcms-embed-type="Page"></div>');
  expect(body['html']).toContain(
    '<a data-gcms-embed-id="page-guide-crimping" data-gcms-embed-type="Page">Kapitel Crimpen</a>',
  );
  expect(body['text']).not.toContain('Kapitel Crimpen');
});

it('HY-51 a text contains only what the field allows, and no embeds in a field without them', async () => {
  const tree = (nodeType: string) =>
    `{ children: [{ type: "embed", nodeId: "page-home", nodeType: "${nodeType}", children: [{ text: "" }] }] }`;
  const story = (nodeType: string) =>
    content.askDraft(
      `mutation { updateStory(where: { slug: "light-instead-of-blades" }, data: { body: ${tree(nodeType)} }) { id } }`,
    );
  expect((await story('Page')).status).toBe(200);
  expect((await story('Site')).message).toBe('data.body: the embed of a Site is not allowed here');
  const bio = `mutation { updateStoryContact(where: { slug: "yuki-tanabe" }, data: { bio: ${tree('Page')} }) { id } }`;
  expect((await content.askDraft(bio)).message).toContain('is not allowed here');
});

it('HY-51 SRV-047 a text does not tell of entries that its reader may not see', async () => {
  const { values } = await content.ask('{ pages(where: { protection: password }, first: 1) { id } }');
  const [page] = values['pages'] as readonly { id: string }[];
  const where = 'where: { slug: "what-a-micrograph-shows" }';
  const body = `{ children: [{ type: "embed", nodeId: "${page?.id}", nodeType: "Page", children: [{ text: "" }] }] }`;
  await content.askDraft(
    `mutation { updateStory(${where}, data: { body: ${body} }) { id } publishStory(${where}) { id } }`,
  );
  const query = `{ story(${where}) { body { references { ... on Page { id } } } } }`;
  expect((await content.ask(query)).values['story']).toEqual({ body: { references: [{ id: page?.id }] } });
  const browser = await content.ask(query, {}, 'kmx-development-browser');
  expect(browser.values['story']).toEqual({ body: { references: [] } });
});
