import type { Site } from '@kmx/shared-contracts/site.ts';
import * as v from 'valibot';
import { createPagePath } from '../../site/navigation-source.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const pageSize = 50;
// More pages than a site of this kind has; the limit ends a loop that a faulty backend would make endless.
const maxPages = 40;

const addressFields = 'id slug parentSlug languages alternateGroup localizations(includeCurrent: true) { locale }';
const query = `query SitemapPages($site: ID!, $first: Int!, $skip: Int!) {
  pages(where: { site: { id: $site } }, first: $first, skip: $skip, orderBy: id_ASC) {
    ${addressFields} pageType countries mainSiteOnly protection noIndex updatedAt
  }
}`;
const versionsQuery = `query SitemapVersions($groups: [String], $site: ID!) {
  pages(where: { alternateGroup_in: $groups, NOT: [{ site: { id: $site } }] }, first: 100) { ${addressFields} site { id } }
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
const pagesSchema = v.object({ pages: v.array(pageSchema) });
const versionsSchema = v.object({ pages: v.array(versionSchema) });
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

/** Content pages of a site that search engines may index: open, indexed, published (PUB-001, D-20). */
export async function loadContentPages(backend: SitemapBackend, site: Site): Promise<readonly SitemapEntry[]> {
  const found: SitemapPage[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const variables = { site: site.id, first: pageSize, skip: page * pageSize };
    const { pages } = v.parse(pagesSchema, await backend.queryContent(query, variables));
    found.push(...pages.filter((each) => isIndexed(each, site)));
    if (pages.length < pageSize) break;
  }
  const groups = [...new Set(found.flatMap(({ alternateGroup }) => alternateGroup ?? []))];
  const versions =
    groups.length === 0
      ? []
      : v.parse(versionsSchema, await backend.queryContent(versionsQuery, { groups, site: site.id })).pages;
  return found.map((page) => mapPage(page, versions));
}
