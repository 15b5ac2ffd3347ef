import { type CatalogueLanguage, catalogueLanguages } from '../../catalogue/catalogue-language.ts';
import type { CatalogueDatabase } from '../../catalogue/catalogue-tables.ts';
import type { ClassificationView, ProductView } from '../../catalogue/catalogue-view.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import type { SearchDocument, SearchText } from '../search-engine.ts';
import { joinTexts } from './collect-text.ts';
import type { SearchSource } from './search-source.ts';

const allCountries = 'ALL';
const folders: Readonly<Record<string, string>> = { product: '/products', service: '/services' };

type Offered = { readonly supported_countries: readonly string[] | null };
type Entry = Omit<SearchDocument, 'versions'> & { readonly text: SearchText };

/** Countries in which all of them are offered; visitors of the international variant see whatever is offered anywhere (D-32). */
function intersectCountries(offers: readonly Offered[]): readonly string[] | null {
  return offers.reduce<readonly string[] | null>((common, { supported_countries: own }) => {
    if (own === null || own.includes(allCountries)) return common;
    const codes = own.length === 0 ? [] : [...own, allCountries];
    return common === null ? codes : common.filter((code) => codes.includes(code));
  }, null);
}

function mapProduct(product: ProductView): Entry {
  const lineage = product.classifications;
  const type = lineage[0]?.type === 'service' ? 'service' : 'product';
  return {
    id: `${type}:${product.slug}`,
    type,
    path: [folders[type], ...lineage.map(({ slug }) => slug), product.slug].join('/'),
    site: null,
    countries: intersectCountries([product, ...lineage]),
    exceptCountries: [],
    text: {
      title: product.name,
      description: product.short_description,
      keywords: [...lineage.map(({ name }) => name), product.brand.name].join(', '),
      body: joinTexts([
        product.long_description,
        ...product.benefits,
        ...product.details,
        ...product.highlights.flatMap(({ name, short_description }) => [name, short_description]),
        ...product.variants.map(({ name_metric }) => name_metric),
        ...new Set(product.specifications.map(({ specification }) => specification.name)),
      ]),
    },
  };
}

function mapGroup(lineage: readonly ClassificationView[], group: ClassificationView): Entry {
  const type = group.type === 'service' ? 'service' : 'product';
  return {
    id: `${type}-group:${group.slug}`,
    type,
    path: [folders[type], ...lineage.map(({ slug }) => slug), group.slug].join('/'),
    site: null,
    countries: intersectCountries([...lineage, group]),
    exceptCountries: [],
    text: {
      title: group.name,
      description: group.description,
      keywords: lineage.map(({ name }) => name).join(', '),
      body: '',
    },
  };
}

function listGroups(groups: readonly ClassificationView[], lineage: readonly ClassificationView[] = []): Entry[] {
  return groups.flatMap((group) => [mapGroup(lineage, group), ...listGroups(group.children, [...lineage, group])]);
}

async function loadEntries(database: CatalogueDatabase, sisCode: CatalogueLanguage): Promise<readonly Entry[]> {
  const { classifications, products } = await loadCatalogue(database, sisCode);
  const roots = [...classifications.values()].filter(({ parent_id }) => parent_id === null);
  return [...[...products.values()].map(mapProduct), ...listGroups(roots)];
}

/** Products, services and their groups. */
export function createCatalogueSource(database: CatalogueDatabase): SearchSource {
  return {
    name: 'catalogue',
    readVersion: async () => {
      const rows = await database.selectFrom('catalogue_seed').select(['name', 'sha256']).orderBy('name').execute();
      return rows.map(({ name, sha256 }) => `${name} ${sha256}`).join();
    },
    load: async () => {
      const documents = new Map<string, SearchDocument>();
      for (const sisCode of catalogueLanguages) {
        const language = sisCode.slice(0, 2);
        for (const { text, ...entry } of await loadEntries(database, sisCode)) {
          const versions = { ...documents.get(entry.id)?.versions, [language]: text };
          documents.set(entry.id, { ...entry, versions });
        }
      }
      return [...documents.values()];
    },
  };
}
