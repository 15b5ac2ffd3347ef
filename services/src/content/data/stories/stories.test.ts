import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machines } from '../../../catalogue/data/machines.ts';
import { createTestContent, type TestContent } from '../../create-test-content.ts';
import { customerStories } from './customer-stories.ts';
import { peopleStories } from './people-stories.ts';
import { responsibilityStories } from './responsibility-stories.ts';
import { technologyStories } from './technology-stories.ts';

const texts = [...customerStories, ...technologyStories, ...peopleStories, ...responsibilityStories];
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
    expect([slug, new Set([...title, ...lead, ...body]).size]).toEqual([slug, 12]);
    const pictures = body.flatMap((text) => [...text.matchAll(/\]\(\/images\/(\S+) /g)].map((match) => match[1] ?? ''));
    const folder = new URL('../../../../assets/images/', import.meta.url);
    expect([slug, pictures.filter((file) => !existsSync(new URL(file, folder)))]).toEqual([slug, []]);
    // The same pictures and headings in every language.
    const shapes = body.map((text) => text.split('\n\n').map((block) => /^(?:## |> |- |1\. |!\[)?/.exec(block)?.[0]));
    expect(shapes.map((shape) => shape.join())).toEqual(Array(4).fill(shapes[0]?.join()));
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
    teaserImage: { url: '/images/products/lyra-290-l-detail.webp' },
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

it('PUB-029 pictures and quotations with their speaker stand in the text of a story', async () => {
  const query = '{ story(where: { slug: "light-instead-of-blades" }) { body { html raw } } }';
  const { body } = (await content.ask(query)).values['story'] as {
    body: { html: string; raw: { children: readonly Record<string, unknown>[] } };
  };
  expect(body.html).toContain('<img src="/images/products/lyra-290-l-angle.webp" alt="Laser stripping machine');
  expect(body.raw.children.find(({ type }) => type === 'image')).toMatchObject({ width: 1180, height: 787 });
  expect(JSON.stringify(body.raw)).toContain('soldered.\\n— Yuki Tanabe');
});
