// @ts-nocheck
import { expect, it } from 'vitest';
import { feedSources } from './feed-sources.ts';
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

it('pages below the stories name their feed, others do not', () => {
  expect(writeFeedLinks('/stories/a', '/de-ch', 'KMX')[0]).toContain('href="/de-ch/stories/feed.xml"');
  expect(writeFeedLinks('/stories-old', '/de-ch', 'KMX')).toEqual([]);
});
