import { resolveSisCode, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const fields = 'slug supported_countries updated_at';
const treeQuery = `query SitemapClassifications($type: String!) {
  getProductClassifications(language: "en-US", type: $type) {
    ${fields} children { ${fields} children { ${fields} children { ${fields} } } }
  }
}`;
const roots = uiLanguages.map(
  (language) =>
    `${language}: getProductClassifications(language: "${resolveSisCode(language)}", type: $type) { language }`,
);
const languagesQuery = `query SitemapLanguages($type: String!) { ${roots.join(' ')} }`;
const slugsQuery = 'query SitemapSlugs($type: String!) { getProductSlugs(type: $type) }';
const productsQuery = `query SitemapProducts($slugs: String!) {
  getProductsBySlugs(language: "en-US", slugsCommaSeparated: $slugs) { ${fields} classifications { slug supported_countries } }
}`;

const offer = { slug: v.string(), supported_countries: v.nullable(v.array(v.string())) };
const dated = { ...offer, updated_at: v.string() };
interface Group {
  readonly slug: string;
  readonly supported_countries: readonly string[] | null;
  readonly updated_at: string;
  readonly children?: readonly Group[] | undefined;
}
const groupSchema: v.GenericSchema<unknown, Group> = v.object({
  ...dated,
  children: v.optional(v.array(v.lazy(() => groupSchema))),
});
const languagesSchema = v.record(v.string(), v.array(v.object({ language: v.string() })));
const treeSchema = v.object({ getProductClassifications: v.array(groupSchema) });
const slugsSchema = v.object({ getProductSlugs: v.array(v.string()) });
const productsSchema = v.object({
  getProductsBySlugs: v.array(v.object({ ...dated, classifications: v.array(v.object(offer)) })),
});

// Max slugs per catalogue query (SRV-051).
const slugsPerQuery = 50;

function narrow(own: readonly string[] | null, above: readonly string[] | null): readonly string[] | null {
  const ownAll = own === null || own.includes('ALL');
  const aboveAll = above === null || above.includes('ALL');
  if (ownAll && aboveAll) return null;
  if (ownAll) return above;
  return aboveAll ? own : (own?.filter((country) => above?.includes(country)) ?? null);
}

type Entry = Omit<SitemapEntry, 'languages'>;

function createEntry(path: string, countries: readonly string[] | null, lastModified: string | null): Entry {
  return { path, lastModified, countries, versions: [] };
}

/** A list changes with its items: the newest date of a path and of everything below it. */
function findNewest(entries: readonly Entry[], path: string): string | null {
  const dates = entries.flatMap((entry) =>
    entry.path === path || entry.path.startsWith(`${path}/`) ? (entry.lastModified ?? []) : [],
  );
  return dates.toSorted().at(-1) ?? null;
}

/** Texts that the catalogue does not have in a language come in English, which is the page of another language. */
async function loadLanguages(backend: SitemapBackend, type: string): Promise<readonly string[]> {
  const answer = v.parse(languagesSchema, await backend.queryCatalogue(languagesQuery, { type }));
  return uiLanguages.filter((language) => answer[language]?.[0]?.language.split('-')[0] === language);
}

function listGroups(groups: readonly Group[], base: string, above: readonly string[] | null): readonly Entry[] {
  return groups.flatMap((group) => {
    const path = `${base}/${encodeURIComponent(group.slug)}`;
    const countries = narrow(group.supported_countries, above);
    return [createEntry(path, countries, group.updated_at), ...listGroups(group.children ?? [], path, countries)];
  });
}

/** Groups and entries of one type of the catalogue below a root path, as far as their countries go (PUB-005, PUB-006, PUB-070, PUB-071). */
export async function loadCatalogueEntries(
  backend: SitemapBackend,
  type: 'product' | 'service',
  root: string,
): Promise<readonly SitemapEntry[]> {
  const tree = v.parse(treeSchema, await backend.queryCatalogue(treeQuery, { type })).getProductClassifications;
  const slugs = v.parse(slugsSchema, await backend.queryCatalogue(slugsQuery, { type })).getProductSlugs;
  const products: Entry[] = [];
  for (let start = 0; start < slugs.length; start += slugsPerQuery) {
    const variables = { slugs: slugs.slice(start, start + slugsPerQuery).join(',') };
    const answer = v.parse(productsSchema, await backend.queryCatalogue(productsQuery, variables));
    for (const { slug, supported_countries, updated_at, classifications } of answer.getProductsBySlugs) {
      const path = [root, ...classifications.map((group) => group.slug), slug].map(encodeURI).join('/');
      const countries = classifications.reduce(
        (narrowed, group) => narrow(group.supported_countries, narrowed),
        supported_countries as readonly string[] | null,
      );
      products.push(createEntry(path, countries, updated_at));
    }
  }
  const languages = await loadLanguages(backend, type);
  const entries = [createEntry(root, null, null), ...listGroups(tree, root, null), ...products];
  return entries.map((entry) => ({ ...entry, lastModified: findNewest(entries, entry.path), languages }));
}
