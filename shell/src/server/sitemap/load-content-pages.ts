import type { Site } from '@kmx/shared-contracts/site.ts';
import * as v from 'valibot';
import { createPagePath } from '../../site/navigation-source.ts';
import { readList, selectEdges } from './read-list.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const addressFields = 'id slug parentSlug languages alternateGroup localizations(includeCurrent: true) { locale }';
const query = `query SitemapPages($site: ID!, $first: Int!, $after: String) {
  list: pagesConnection(where: { site: { id: $site } }, first: $first, after: $after, orderBy: id_ASC) {
    ${selectEdges(`${addressFields} pageType countries mainSiteOnly protection noIndex updatedAt`)}
  }
}`;
const versionsQuery = `query SitemapVersions($groups: [String], $site: ID!, $first: Int!, $after: String) {
  list: pagesConnection(
    where: { alternateGroup_in: $groups, NOT: [{ site: { id: $site } }] }, first: $first, after: $after, orderBy: id_ASC
  ) { ${selectEdges(`${addressFields} site { id }`)} }
}`;

const addressEntries = {
  id: v.string(),
  slug: v.string(),
  parentSlug: v.nullable(v.string()),
  languages: v.array(v.string()),
  alternateGroup: v.nullable(v.string()),
  localizations: v.array(v.object({ locale: v.string() })),
};
const addressSchema = v.object(addressEntries);
const pageSchema = v.object({
  ...addressEntries,
  pageType: v.nullable(v.string()),
  countries: v.array(v.string()),
  mainSiteOnly: v.nullable(v.boolean()),
  protection: v.nullable(v.string()),
  noIndex: v.nullable(v.boolean()),
  updatedAt: v.string(),
});
const versionSchema = v.object({ ...addressEntries, site: v.object({ id: v.string() }) });
type SitemapPage = v.InferOutput<typeof pageSchema>;
type Version = v.InferOutput<typeof versionSchema>;

function isIndexed(page: SitemapPage, site: Site): boolean {
  const isOpen = (page.protection ?? 'none') === 'none';
  return isOpen && page.noIndex !== true && page.pageType !== 'Error' && !(page.mainSiteOnly === true && site.slug);
}

function mapAddress(page: v.InferOutput<typeof addressSchema>) {
  const present = page.localizations.map(({ locale }) => locale);
  return {
    path: createPagePath({ id: page.id, slug: page.slug, parentSlug: page.parentSlug ?? 'home', siteId: null }),
    languages: page.languages.length === 0 ? present : present.filter((locale) => page.languages.includes(locale)),
  };
}

function mapPage(page: SitemapPage, versions: readonly Version[]): SitemapEntry {
  return {
    ...mapAddress(page),
    lastModified: page.updatedAt,
    countries: page.countries.length === 0 ? null : page.countries,
    versions: versions
      .filter((version) => version.alternateGroup === page.alternateGroup)
      .map((version) => ({ ...mapAddress(version), siteId: version.site.id })),
  };
}

async function loadVersions(
  backend: SitemapBackend,
  site: Site,
  pages: readonly SitemapPage[],
): Promise<readonly Version[]> {
  const groups = [...new Set(pages.flatMap(({ alternateGroup }) => alternateGroup ?? []))];
  if (groups.length === 0) return [];
  const found: Version[] = [];
  for await (const versions of readList(backend, versionsQuery, { groups, site: site.id }, versionSchema)) {
    found.push(...versions);
  }
  return found;
}

/** Content pages of a site that search engines may index: open, indexed, published (PUB-001, D-20). */
export async function* readContentPages(backend: SitemapBackend, site: Site): AsyncGenerator<readonly SitemapEntry[]> {
  for await (const pages of readList(backend, query, { site: site.id }, pageSchema)) {
    const indexed = pages.filter((page) => isIndexed(page, site));
    const versions = await loadVersions(backend, site, indexed);
    yield indexed.map((page) => mapPage(page, versions));
  }
}
