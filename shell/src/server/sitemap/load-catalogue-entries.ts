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

/** Texts that the catalogue does not have in a language come in English, which is the page of another language. */
async function loadLanguages(backend: SitemapBackend, type: string): Promise<readonly string[]> {
  const answer = v.parse(languagesSchema, await backend.queryCatalogue(languagesQuery, { type }));
  return uiLanguages.filter((language) => answer[language]?.[0]?.language.split('-')[0] === language);
}

/** A list changes with its items: the newest date of each path and of everything below it. */
function createDates() {
  const newest = new Map<string, string>();
  return {
    note: (path: string, date: string) => {
      for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
        const above = path.slice(0, end);
        if (date > (newest.get(above) ?? '')) newest.set(above, date);
      }
    },
    find: (path: string) => newest.get(path) ?? null,
  };
}

interface PlacedGroup {
  readonly path: string;
  readonly countries: readonly string[] | null;
  readonly date: string;
}

function listGroups(groups: readonly Group[], base: string, above: readonly string[] | null): readonly PlacedGroup[] {
  return groups.flatMap((group) => {
    const path = `${base}/${encodeURIComponent(group.slug)}`;
    const countries = narrow(group.supported_countries, above);
    return [{ path, countries, date: group.updated_at }, ...listGroups(group.children ?? [], path, countries)];
  });
}

function narrowByGroups(
  own: readonly string[] | null,
  groups: readonly Pick<Group, 'supported_countries'>[],
): readonly string[] | null {
  return groups.reduce((narrowed, group) => narrow(group.supported_countries, narrowed), own);
}

/** Products, groups and root of one type of the catalogue, as far as their countries go (PUB-005, PUB-006, PUB-070, PUB-071). */
export async function* readCatalogueEntries(
  backend: SitemapBackend,
  type: 'product' | 'service',
  root: string,
): AsyncGenerator<readonly SitemapEntry[]> {
  const languages = await loadLanguages(backend, type);
  const tree = v.parse(treeSchema, await backend.queryCatalogue(treeQuery, { type })).getProductClassifications;
  const slugs = v.parse(slugsSchema, await backend.queryCatalogue(slugsQuery, { type })).getProductSlugs;
  const createEntry = (path: string, countries: readonly string[] | null, lastModified: string | null) => {
    return { path, lastModified, countries, languages, versions: [] };
  };
  const dates = createDates();
  for (let start = 0; start < slugs.length; start += slugsPerQuery) {
    const variables = { slugs: slugs.slice(start, start + slugsPerQuery).join(',') };
    const answer = v.parse(productsSchema, await backend.queryCatalogue(productsQuery, variables));
    yield answer.getProductsBySlugs.map(({ slug, supported_countries, updated_at, classifications }) => {
      const path = [root, ...classifications.map((group) => group.slug), slug].map(encodeURI).join('/');
      dates.note(path, updated_at);
      return createEntry(path, narrowByGroups(supported_countries, classifications), updated_at);
    });
  }
  const groups = listGroups(tree, root, null);
  for (const { path, date } of groups) dates.note(path, date);
  yield [
    createEntry(root, null, dates.find(root)),
    ...groups.map(({ path, countries }) => createEntry(path, countries, dates.find(path))),
  ];
}
