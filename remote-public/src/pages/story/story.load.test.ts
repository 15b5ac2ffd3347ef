import { expect, it } from 'vitest';
import { remote } from '../../remote.server.tsx';
import { createTestRequest } from '../../test-request.ts';

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
  body: { raw: { children } },
};
const product = {
  slug: 'ferro-115',
  name: 'Ferro 115',
  short_description: 'A press',
  supported_countries: null as string[] | null,
  images: [{ url: '/images/front.webp', default: true }],
  classifications: [{ slug: 'crimping' }],
};

async function open(change: object = {}) {
  const request = createTestRequest({
    path: '/stories/first-press',
    slug: 'first-press',
    site: { ...createTestRequest().site, domains: [{ host: 'localhost' }, { host: 'www.kmx.example' }] },
    ...change,
  });
  const result = await remote.load(request, {
    log: () => {},
    query: ({ query }) =>
      Promise.resolve(
        query.includes('getProductsBySlugs')
          ? { getProductsBySlugs: [product, { ...product, slug: 'ferro-us', supported_countries: ['US'] }] }
          : { story, stories: [{ ...teaser, slug: 'second-press', title: 'The second press' }] },
      ),
  });
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

it('PUB-029 both forms of a story work without script', async () => {
  const { html } = await open();
  expect(html).toMatch(/<form[^>]*action="\/api\/forms\/subscribe" method="post"/);
  expect(html).toMatch(/<form[^>]*action="\/api\/forms\/story-feedback" method="post"/);
  expect(html).toContain('name="slug" value="first-press"');
});

it('PUB-037 sharing is static: a mail with the public address, nothing of third parties', async () => {
  const { html } = await open();
  const body = encodeURIComponent('https://www.kmx.example/en-ch/stories/first-press');
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

it('PUB-051 a story says the truth about itself: article with its authors, breadcrumbs to the overview', async () => {
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
