import { expect, it, vi } from 'vitest';
import type { LinkSource } from '../../../site/navigation-source.ts';
import { resolveTarget } from '../../../site/resolve-link.ts';
import { loadNewestNewsId, loadNews } from './load-news.ts';

const image = { url: '/images/hall.webp', width: 2360, height: 1574, alternativeText: 'A hall' };
const noLink = { text: 'More', url: null, page: null, productSlug: null, serviceSlug: null, openInNewTab: null };

function createNode(id: string, path: string | null) {
  const link = path === null ? null : { ...noLink, path };
  return { node: { id, locale: 'de', title: id, text: null, publicationDate: '2026-10-06T07:00:00Z', image, link } };
}

function createBackend(hasNextPage: boolean) {
  const edges = [createNode('news-3', null), createNode('news-2', '/company')];
  const answer = { newsFeedItemsConnection: { pageInfo: { hasNextPage, endCursor: 'news-2' }, edges } };
  const ask = vi.fn((_query: string, _variables: Readonly<Record<string, unknown>>) => Promise.resolve(answer));
  const resolveLinks = (links: readonly LinkSource[]) =>
    Promise.resolve(
      links.map(({ text, path }) => ({
        text: text ?? '',
        ...resolveTarget(path ?? '/', '/de-ch'),
        openInNewTab: false,
      })),
    );
  return { ask, resolveLinks };
}

it('PUB-085 CON-011 asks for ten items after the cursor, newest first', async () => {
  const backend = createBackend(true);
  const { nextCursor } = await loadNews(backend, 'news-9');
  const [query, variables] = backend.ask.mock.calls[0] ?? [];
  expect(query).toContain('newsFeedItemsConnection(first: $first, after: $after, orderBy: publicationDate_DESC)');
  expect(variables).toEqual({ first: 10, after: 'news-9' });
  expect(nextCursor).toBe('news-2');
  expect((await loadNews(createBackend(false), null)).nextCursor).toBeNull();
});

it('SYS-064 gives id, title, text, date, link and image with its alternative text', async () => {
  const { items } = await loadNews(createBackend(false), null);
  expect(items).toMatchObject([
    { id: 'news-3', title: 'news-3', text: '', publicationDate: '2026-10-06T07:00:00Z', link: null, image },
    { id: 'news-2', language: 'de', link: { text: 'More', href: '/de-ch/company', kind: 'in-app' } },
  ]);
});

it('PUB-084 knows the newest id without loading the feed', async () => {
  const backend = createBackend(true);
  expect(await loadNewestNewsId(backend.ask)).toBe('news-3');
  expect(backend.ask.mock.calls[0]?.[1]).toMatchObject({ first: 1 });
});
