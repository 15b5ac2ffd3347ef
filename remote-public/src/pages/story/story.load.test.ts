import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { expect, it } from 'vitest';
import { resolveModifiedDate } from '../../data/page/resolve-modified-date.ts';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

const teaser = {
  locale: 'en',
  slug: 'first-press',
  title: 'The first press',
  leadText: 'It still runs.',
  publicationDate: '2026-03-01T00:00:00.000Z',
  teaserImage: null,
  category: { name: 'History', slug: 'history' },
};
const contact = { id: 'c', locale: 'en', slug: 'anna-keller', name: 'Anna Keller', role: 'Engineer', image: null };
const children = [
  { type: 'paragraph', children: [{ text: 'Each wire is measured.' }] },
  { type: 'image', src: '/images/hall.webp', altText: 'The hall', title: 'Built 1950', width: 1200, height: 800 },
  { type: 'image', src: 'https://evil.example/a.png', altText: 'no', width: 1, height: 1 },
  { type: 'block-quote', children: [{ text: 'It simply runs.\n— Anna Keller' }] },
];
const story = {
  ...teaser,
  id: 's',
  updatedAt: '2026-03-02T00:00:00.000Z',
  productSlugs: ['ferro-115', 'ferro-us'],
  storyContacts: [contact],
  localizations: [{ locale: 'en' }, { locale: 'de' }],
  body: { raw: { children }, references: [] as object[] },
};
const product = {
  slug: 'ferro-115',
  name: 'Ferro 115',
  short_description: 'A press',
  supported_countries: null as string[] | null,
  images: [{ url: '/images/front.webp', default: true }],
  classifications: [{ slug: 'crimping', language: 'en-US' }],
};

async function open(change: object = {}, shown: object = story) {
  const request = createTestRequest({
    path: '/stories/first-press',
    slug: 'first-press',
    site: { ...createTestRequest().site, domains: [{ host: 'localhost' }, { host: 'www.kmx.example' }] },
    ...change,
  });
  const result = requirePage(
    await remote.load(request, {
      log: () => {},
      query: ({ query }) =>
        Promise.resolve(
          query.includes('getProductsBySlugs')
            ? { getProductsBySlugs: [product, { ...product, slug: 'ferro-us', supported_countries: ['US'] }] }
            : { story: shown, stories: [{ ...teaser, slug: 'second-press', title: 'The second press' }] },
        ),
    }),
  );
  return { result, html: await remote.render({ request, result }, new AbortController().signal) };
}

it('PUB-009 PUB-029 a story has its category, people, picture, quotation, machines of the country and other stories', async () => {
  const { html } = await open();
  expect(html).toContain('href="/en-ch/stories?category=history"');
  expect(html).toContain('href="/en-ch/stories/contacts/anna-keller"');
  expect(html).toMatch(/<figure[^>]*><img[^>]*alt="The hall"[^>]*\/?><figcaption>Built 1950/);
  expect(html).toMatch(/<blockquote>It simply runs\.<\/blockquote><figcaption>Anna Keller/);
  expect(html).toContain('href="/en-ch/products/crimping/ferro-115"');
  expect(html).not.toContain('ferro-us');
  expect(html).toContain('href="/en-ch/stories/second-press"');
});

it('PUB-029 both forms of a story work without scripts', async () => {
  const { html } = await open();
  expect(html).toMatch(/<form[^>]*action="\/api\/forms\/subscribe" method="post"/);
  expect(html).toMatch(/<form[^>]*action="\/api\/forms\/story-feedback" method="post"/);
  expect(html).toContain('name="slug" value="first-press"');
});

it('PUB-029 PUB-037 sharing is static: an e-mail with the current address, no third parties', async () => {
  const { html } = await open({ siteOrigin: 'http://localhost:3000' });
  const body = encodeURIComponent('http://localhost:3000/en-ch/stories/first-press');
  expect(html).toContain(`href="mailto:?subject=The%20first%20press&amp;body=${body}"`);
  expect(html).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
});

it('D-46 PUB-062 the languages of a story are known and its foreign parts marked', async () => {
  const locale = { ...createTestRequest().locale, language: 'cs' };
  const { result, html } = await open({ locale });
  expect(result.meta).toMatchObject({ contentLanguage: 'en', isLanguageFallback: true, languages: ['en', 'de'] });
  expect(html).toContain('<h1 lang="en">The first press</h1>');
  expect(html).toMatch(/<h2 id="story-related">Další příběhy/);
});

it('PUB-051 a story has structured data: article with its authors, breadcrumbs to the overview', async () => {
  const { result } = await open();
  expect(result.head.structuredData[0]).toMatchObject({
    '@type': 'Article',
    headline: 'The first press',
    datePublished: '2026-03-01T00:00:00.000Z',
    author: [{ '@type': 'Person', name: 'Anna Keller', url: '/en-ch/stories/contacts/anna-keller' }],
  });
  expect(result.meta.breadcrumbs).toEqual([
    { title: 'Stories', href: '/en-ch/stories' },
    { title: 'The first press', href: null },
  ]);
});

it('PUB-030 a story never counts as modified before its publication', async () => {
  const { result } = await open();
  const [article] = result.head.structuredData;
  expect(Date.parse(String(article?.['dateModified']))).toBeGreaterThanOrEqual(Date.parse('2026-03-01T00:00:00.000Z'));
  expect([
    resolveModifiedDate('2026-01-05T08:00:00.000Z', '2026-11-11T00:00:00+00:00'),
    resolveModifiedDate('2026-11-11T01:30:00+02:00', '2026-11-11T00:00:00.000Z'),
    resolveModifiedDate('2026-11-12T08:00:00.000Z', '2026-11-11T00:00:00.000Z'),
    resolveModifiedDate('2026-11-12T08:00:00.000Z', null),
  ]).toEqual([
    '2026-11-11T00:00:00+00:00',
    '2026-11-11T00:00:00.000Z',
    '2026-11-12T08:00:00.000Z',
    '2026-11-12T08:00:00.000Z',
  ]);
});

it('HY-51 machines, pages and pictures appear in the text of a story as cards, figures and links', async () => {
  const embed = (nodeId: string, nodeType: string, isInline = false) => ({
    type: 'embed',
    ...{ nodeId, nodeType, isInline },
    children: [{ text: '' }],
  });
  const page = { __typename: 'Page', description: 'All about it.', protection: 'none', site: null };
  const nodes = [
    embed('ferro', 'ProductReference'),
    embed('us', 'ProductReference'),
    embed('guide', 'Page'),
    embed('hall', 'Asset'),
    embed('gone', 'Page'),
    {
      type: 'paragraph',
      children: [
        { text: 'See ' },
        { type: 'link', nodeId: 'secret', nodeType: 'Page', children: [{ text: 'the notes' }] },
        embed('secret', 'Page', true),
        { type: 'link', nodeId: 'gone', nodeType: 'Page', children: [{ text: 'words that stay' }] },
      ],
    },
    embed('secret', 'Page'),
  ];
  const references = [
    { __typename: 'ProductReference', id: 'ferro', productSlug: 'ferro-115' },
    { __typename: 'ProductReference', id: 'us', productSlug: 'ferro-us' },
    { ...page, id: 'guide', title: 'The guide', slug: 'crimping', parentSlug: 'guide' },
    { ...page, id: 'secret', title: 'Notes', protection: 'password', slug: 'notes', parentSlug: 'home' },
    {
      ...{ __typename: 'Asset', id: 'hall', fileName: 'hall.webp', mimeType: 'image/webp', url: '/images/hall.webp' },
      ...{ width: 1200, height: 800, alternativeText: 'The hall', dominantColor: null },
    },
  ];
  const { html } = await open({}, { ...story, productSlugs: [], body: { raw: { children: nodes }, references } });
  expect(html).toMatch(
    /<article[^>]*>.*?<h3[^>]*><a href="\/en-ch\/products\/crimping\/ferro-115"[^>]*>Ferro 115<\/a>/s,
  );
  expect(html).toMatch(/<h3[^>]*><a href="\/en-ch\/guide\/crimping"[^>]*>The guide<\/a><\/h3>.*?All about it\./s);
  expect(html).toMatch(/<figure[^>]*><img[^>]*alt="The hall"/);
  expect(html).toContain('See <a href="/en-ch/notes">the notes</a><a href="/en-ch/notes">Notes</a>words that stay');
  // The description of the protected page is not revealed, and a machine not offered here is not shown.
  expect(html.match(/All about it\./g)).toHaveLength(1);
  expect(html).not.toContain('ferro-us');
  expect(html).not.toContain('story-products');
});
