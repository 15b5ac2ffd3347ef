import { expect, it } from 'vitest';
import { feedSources } from './feed-sources.ts';
import { nameFeed, resolveFeedLanguage } from './feed-texts.ts';
import { mapStoryItems } from './story-feed.ts';
import { writeFeedLinks } from './write-feed-links.ts';
import { writeRss } from './write-rss.ts';

const story = {
  id: 'story-a',
  locale: 'en',
  slug: 'a',
  title: 'Wire & <terminal>\u0007',
  leadText: 'It “runs”.',
  publicationDate: '2026-11-11T08:00:00.000Z',
  category: { name: 'Technology' },
  storyContacts: [{ name: 'Yuki Tanabe' }],
};

function write(): string {
  const source = feedSources.find(({ path }) => path === '/stories/feed.xml');
  return writeRss({
    title: 'KMX: Storys',
    description: 'Was geschah',
    language: 'de-CH',
    pageUrl: 'https://kmx.example/de-ch/stories',
    feedUrl: 'https://kmx.example/de-ch/stories/feed.xml',
    toUrl: (path) => `https://kmx.example/de-ch${path}`,
    items: source?.mapItems({ stories: [story] }) ?? [],
  });
}

it('PUB-009 the feed of stories links each with its date, author and own language', () => {
  const feed = write();
  expect(feed).toContain('<language>de-CH</language>');
  expect(feed).toContain('<link>https://kmx.example/de-ch/stories/a</link>');
  expect(feed).toContain('<pubDate>Wed, 11 Nov 2026 08:00:00 GMT</pubDate>');
  expect(feed).toContain('<dc:creator>Yuki Tanabe</dc:creator><dc:language>en</dc:language>');
});

it('a text of the content cannot break the feed', () => {
  expect(write()).toContain('<title>Wire &amp; &lt;terminal&gt;</title>');
});

it('PUB-009 pages below the stories name their feed by site and list, others name none', () => {
  const name = (titleId: string) => nameFeed('KMX', titleId, 'de');
  const links = ['/stories/a', '/media-releases'].flatMap((path) => writeFeedLinks(path, '/de-ch', name));
  expect(links[0]).toContain('href="/de-ch/stories/feed.xml"');
  const titles = links.map((link) => /title="([^"]*)"/.exec(link)?.[1] ?? '');
  expect(new Set(titles).size).toBe(2);
  for (const title of titles) expect(title).toMatch(/^KMX: ./);
  expect(writeFeedLinks('/stories-old', '/de-ch', name)).toEqual([]);
});

it('PUB-009 a feed says the language of its entries where all of them have one', () => {
  const [item] = mapStoryItems({ stories: [{ ...story, locale: 'en' }] });
  const english = item === undefined ? [] : [item, item];
  expect(resolveFeedLanguage(english, 'cs')).toBe('en');
  expect(resolveFeedLanguage([...english, ...english.map((entry) => ({ ...entry, language: 'cs' }))], 'cs')).toBe('cs');
  expect(resolveFeedLanguage([], 'cs')).toBe('cs');
});
