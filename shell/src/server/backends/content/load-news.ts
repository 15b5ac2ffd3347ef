import * as v from 'valibot';
import type { LinkSource } from '../../../site/navigation-source.ts';
import type { NewsPage } from '../../../state/news/news-feed.schema.ts';
import { linkFields } from './content-queries.ts';
import { linkSchema, pictureSchema } from './content-schemas.ts';

/** Items of one page of the feed (PUB-085, CON-011). */
const newsPageSize = 10;

const newsQuery = `query NewsFeed($first: Int!, $after: String) {
  newsFeedItemsConnection(first: $first, after: $after, orderBy: publicationDate_DESC) {
    pageInfo { hasNextPage endCursor }
    edges { node {
      id locale title text publicationDate
      image { url width height alternativeText }
      link { ${linkFields} }
    } }
  }
}`;

const text = v.nullable(v.string(), '');
const answerSchema = v.object({
  newsFeedItemsConnection: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    edges: v.array(
      v.object({
        node: v.object({
          id: v.string(),
          locale: v.string(),
          title: text,
          text,
          publicationDate: v.nullable(v.string()),
          image: v.nullable(pictureSchema),
          link: v.nullable(linkSchema),
        }),
      }),
    ),
  }),
});

/** The sources of the feed: the content system in the visitor's languages, and the links of the site. */
export interface NewsBackend {
  readonly ask: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly resolveLinks: (
    links: readonly LinkSource[],
  ) => Promise<readonly NonNullable<NewsPage['items'][number]['link']>[]>;
}

/** Loads ten items after a cursor, newest first (PUB-085, SRV-044). */
export async function loadNews({ ask, resolveLinks }: NewsBackend, after: string | null): Promise<NewsPage> {
  const answer = v.parse(answerSchema, await ask(newsQuery, { first: newsPageSize, after }));
  const { edges, pageInfo } = answer.newsFeedItemsConnection;
  const links = await resolveLinks(edges.flatMap(({ node }) => node.link ?? []));
  let place = 0;
  const items = edges.map(({ node: { locale, link, ...item } }) => ({
    ...item,
    language: locale,
    link: link === null ? null : (links[place++] ?? null),
  }));
  return { items, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** Id of the newest item, null when there is none (PUB-084). */
export async function loadNewestNewsId(ask: NewsBackend['ask']): Promise<string | null> {
  const answer = v.parse(answerSchema, await ask(newsQuery, { first: 1, after: null }));
  return answer.newsFeedItemsConnection.edges[0]?.node.id ?? null;
}
