import * as v from 'valibot';
import { readList, selectEdges } from './read-list.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const entrySchema = v.object({
  slug: v.string(),
  updatedAt: v.string(),
  localizations: v.array(v.object({ locale: v.string() })),
});

/** Entries of a content model that have an address of their own below a root path: stories, media releases, authors. */
export async function* readDatedEntries(
  backend: SitemapBackend,
  plural: string,
  root: string,
): AsyncGenerator<readonly SitemapEntry[]> {
  const query = `query SitemapEntries($first: Int!, $after: String) {
    list: ${plural}Connection(first: $first, after: $after, orderBy: id_ASC) {
      ${selectEdges('slug updatedAt localizations(includeCurrent: true) { locale }')}
    }
  }`;
  for await (const entries of readList(backend, query, {}, entrySchema)) {
    yield entries.map(({ slug, updatedAt, localizations }) => ({
      path: `${root}/${encodeURIComponent(slug)}`,
      lastModified: updatedAt,
      languages: localizations.map(({ locale }) => locale),
      countries: null,
      versions: [],
    }));
  }
}
