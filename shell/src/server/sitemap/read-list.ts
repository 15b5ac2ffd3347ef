import * as v from 'valibot';
import type { SitemapBackend } from './sitemap-backend.ts';

/** The most that the content system gives at once (HY-40). */
const pageSize = 100;
/** More than any site has; it ends a list that a faulty backend never ends. */
const maxEntries = 2_000_000;

/** Fields around the entries of a list; the query names the list `list` and takes `$first` and `$after`. */
export const selectEdges = (fields: string) => `edges { node { ${fields} } } pageInfo { hasNextPage endCursor }`;

/**
 * Reads a list of the content system to its end, page by page after the last entry of the page before, so that entries
 * which come or go meanwhile move no others over the edge of a page. Throws when the list does not go on.
 */
export async function* readList<Schema extends v.GenericSchema>(
  { queryContent }: Pick<SitemapBackend, 'queryContent'>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  nodeSchema: Schema,
): AsyncGenerator<readonly v.InferOutput<Schema>[]> {
  const answerSchema = v.object({
    list: v.object({
      edges: v.array(v.object({ node: nodeSchema })),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    }),
  });
  let count = 0;
  for (let after: string | null = null; ; ) {
    const answer = await queryContent(query, { ...variables, first: pageSize, after });
    const { list }: v.InferOutput<typeof answerSchema> = v.parse(answerSchema, answer);
    yield list.edges.map(({ node }) => node);
    if (!list.pageInfo.hasNextPage) return;
    count += list.edges.length;
    const { endCursor } = list.pageInfo;
    if (endCursor === null || endCursor === after) throw new Error('A list of the content system does not go on');
    if (list.edges.length === 0 || count > maxEntries) throw new Error('A list of the content system does not end');
    after = endCursor;
  }
}
