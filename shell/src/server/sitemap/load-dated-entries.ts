import * as v from 'valibot';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const pageSize = 50;
const maxPages = 100;

const answerSchema = v.object({
  entries: v.array(
    v.object({ slug: v.string(), updatedAt: v.string(), localizations: v.array(v.object({ locale: v.string() })) }),
  ),
});

/** Entries of a content model that have an address of their own below a root path: stories, media releases, authors. */
export async function loadDatedEntries(
  backend: SitemapBackend,
  plural: string,
  root: string,
): Promise<readonly SitemapEntry[]> {
  const query = `query SitemapEntries($first: Int!, $skip: Int!) {
    entries: ${plural}(first: $first, skip: $skip, orderBy: id_ASC) { slug updatedAt localizations(includeCurrent: true) { locale } }
  }`;
  const found: SitemapEntry[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { entries } = v.parse(
      answerSchema,
      await backend.queryContent(query, { first: pageSize, skip: page * pageSize }),
    );
    for (const { slug, updatedAt, localizations } of entries) {
      const path = `${root}/${encodeURIComponent(slug)}`;
      const languages = localizations.map(({ locale }) => locale);
      found.push({ path, lastModified: updatedAt, languages, countries: null, versions: [] });
    }
    if (entries.length < pageSize) break;
  }
  return found;
}
