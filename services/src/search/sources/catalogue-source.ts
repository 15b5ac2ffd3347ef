import { sql } from 'kysely';
import { catalogueLanguages } from '../../catalogue/catalogue-language.ts';
import type { CatalogueDatabase } from '../../catalogue/catalogue-tables.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { joinTexts } from './collect-text.ts';
import { type GroupRow, type ProductRow, readGroups, readProducts } from './read-products.ts';
import type { SearchSource, SourceEntry } from './search-source.ts';

const allCountries = 'ALL';
const folders: Readonly<Record<string, string>> = { product: '/products', service: '/services' };
const productKey = 'product/';
const groupKey = 'group/';

type Groups = ReadonlyMap<string, GroupRow>;
type Offered = { readonly supported_countries: readonly string[] | null };

/** Countries in which all of them are offered; visitors of the international variant see whatever is offered anywhere (D-32). */
function intersectCountries(offers: readonly Offered[]): readonly string[] | null {
  return offers.reduce<readonly string[] | null>((common, { supported_countries: own }) => {
    if (own === null || own.includes(allCountries)) return common;
    const codes = own.length === 0 ? [] : [...own, allCountries];
    return common === null ? codes : common.filter((code) => codes.includes(code));
  }, null);
}

/** The groups from the root of the tree down to one. */
function findLineage(groups: Groups, slug: string | null): readonly GroupRow[] {
  const lineage: GroupRow[] = [];
  for (let node = slug === null ? undefined : groups.get(slug); node !== undefined; ) {
    lineage.unshift(node);
    node = node.parent_slug === null ? undefined : groups.get(node.parent_slug);
  }
  return lineage;
}

const listNames = (lineage: readonly GroupRow[], sisCode: string): readonly string[] =>
  lineage.flatMap(({ texts }) => texts[sisCode]?.name ?? []);

/** The versions of a document by language (`de`), from a text by the catalogue's codes (`de-CH`). */
function mapVersions(mapText: (sisCode: string) => SearchText | undefined): Readonly<Record<string, SearchText>> {
  const versions = catalogueLanguages.flatMap((sisCode): readonly [string, SearchText][] => {
    const text = mapText(sisCode);
    return text === undefined ? [] : [[sisCode.slice(0, 2), text]];
  });
  return Object.fromEntries(versions);
}

interface Subject extends Offered {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
}

function mapSubject({ id, slug, type, supported_countries }: Subject, lineage: readonly GroupRow[]) {
  return {
    id,
    type,
    path: [folders[type], ...lineage.map((node) => node.slug), slug].join('/'),
    site: null,
    countries: intersectCountries([...lineage, { supported_countries }]),
    exceptCountries: [],
  };
}

const readType = (root: { readonly type: string } | undefined): string =>
  root?.type === 'service' ? 'service' : 'product';

function mapProduct(groups: Groups, product: ProductRow): SearchDocument {
  const lineage = findLineage(groups, product.classification_slug);
  const type = readType(lineage[0]);
  const versions = mapVersions((sisCode) => {
    const text = product.texts[sisCode];
    if (text === undefined) return undefined;
    return {
      title: product.name,
      description: text.short_description,
      keywords: [...listNames(lineage, sisCode), product.brand_name].join(', '),
      body: joinTexts([
        text.long_description,
        ...text.benefits,
        ...text.details,
        ...text.highlights.flatMap(({ name, short_description }) => [name, short_description]),
        ...product.variants,
        ...new Set(product.specifications[sisCode]),
      ]),
    };
  });
  return { ...mapSubject({ ...product, id: `${type}:${product.slug}`, type }, lineage), versions };
}

function mapGroup(groups: Groups, group: GroupRow): SearchDocument {
  const lineage = findLineage(groups, group.parent_slug);
  const type = readType(group);
  const versions = mapVersions((sisCode) => {
    const text = group.texts[sisCode];
    if (text === undefined) return undefined;
    const keywords = listNames(lineage, sisCode).join(', ');
    return { title: text.name, description: text.description, keywords, body: '' };
  });
  return { ...mapSubject({ ...group, id: `${type}-group:${group.slug}`, type }, lineage), versions };
}

/** Products, services and their groups. */
export function createCatalogueSource(database: CatalogueDatabase): SearchSource {
  return {
    name: 'catalogue',
    readVersion: async () => {
      const rows = await database.selectFrom('catalogue_seed').select(['name', 'sha256']).orderBy('name').execute();
      return rows.map(({ name, sha256 }) => `${name} ${sha256}`).join();
    },
    selectKeys: () =>
      sql<{ key: string }>`select ${groupKey} || slug as key from catalogue_classification
        union all select ${productKey} || slug from catalogue_product`,
    read: async (keys) => {
      const groups = await readGroups(database);
      const listSlugs = (start: string) =>
        keys.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
      const products = await readProducts(database, listSlugs(productKey));
      const createEntry = (key: string, document: SearchDocument): SourceEntry => ({
        ...{ key, document, place: null, sources: [] },
      });
      return [
        ...listSlugs(groupKey).flatMap((slug) => {
          const group = groups.get(slug);
          return group === undefined ? [] : [createEntry(groupKey + slug, mapGroup(groups, group))];
        }),
        ...products.map((product) => createEntry(productKey + product.slug, mapProduct(groups, product))),
      ];
    },
  };
}
