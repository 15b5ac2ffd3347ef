import type { Specification } from '../../data/catalogue/specification.ts';
import type { CatalogueFilter, FilterOption } from './catalogue.data.ts';

/** Input of the filters: the values of a product and of its variants, each list complete in itself. */
export interface FilteredProduct {
  readonly specifications: readonly Specification[];
  readonly variants: readonly { readonly specifications: readonly Specification[] }[];
}

interface Facet {
  readonly id: string;
  /** The metric unit identifies a specification in every language. */
  readonly unit: string;
  readonly rule: CatalogueFilter['rule'];
}

/** The key specifications, in the order of visitors' questions. */
const facets: readonly Facet[] = [
  { id: 'section', unit: 'mm²', rule: 'covers' },
  { id: 'force', unit: 'kN', rule: 'reaches' },
  { id: 'output', unit: 'pcs/h', rule: 'reaches' },
  { id: 'speed', unit: 'm/s', rule: 'reaches' },
  { id: 'voltage', unit: 'V', rule: 'reaches' },
  { id: 'print', unit: 'dpi', rule: 'reaches' },
];

function parseBounds(value: string): readonly number[] {
  const bounds = value.split('–').map(Number);
  return bounds.every(Number.isFinite) ? bounds : [];
}

function listBounds(product: FilteredProduct, facet: Facet): readonly (readonly number[])[] {
  return [product, ...product.variants]
    .flatMap(({ specifications }) => specifications)
    .filter((entry) => isOfFacet(entry, facet))
    .map(({ value }) => parseBounds(value))
    .filter((bounds) => bounds.length > 0);
}

function isOfFacet({ measurement_system, specification }: Specification, { unit }: Facet): boolean {
  return measurement_system !== 'Imperial' && specification.unit === unit;
}

function fulfils(product: FilteredProduct, facet: Facet, wanted: number): boolean {
  return listBounds(product, facet).some((bounds) => {
    const isReached = Math.max(...bounds) >= wanted;
    return facet.rule === 'reaches' ? isReached : isReached && Math.min(...bounds) <= wanted;
  });
}

/** The existing values in ascending order, each with its equivalent in the other system. */
function listOptions(products: readonly FilteredProduct[], facet: Facet): readonly FilterOption[] {
  const options = new Map<number, FilterOption>();
  for (const { specifications } of products.flatMap((product) => [product, ...product.variants])) {
    const metric = specifications.find((entry) => isOfFacet(entry, facet));
    if (metric === undefined) continue;
    const imperial = specifications.find(
      (entry) => entry.measurement_system === 'Imperial' && entry.specification.name === metric.specification.name,
    );
    const twins = imperial?.value.split('–');
    const bounds = parseBounds(metric.value);
    bounds.forEach((bound, index) => {
      if (facet.rule === 'reaches' && index < bounds.length - 1) return;
      const twin = twins?.[index];
      const own = { ...metric, value: String(bound) };
      const specificationTwins = imperial && twin !== undefined ? [own, { ...imperial, value: twin }] : [own];
      options.set(bound, { value: String(bound), specifications: specificationTwins });
    });
  }
  return [...options].toSorted(([one], [other]) => one - other).map(([, option]) => option);
}

/** The filters of a group with the choices from the address; a specification with equal values everywhere is no filter. */
export function createFilters(
  products: readonly FilteredProduct[],
  query: Readonly<Record<string, string>>,
): readonly CatalogueFilter[] {
  return facets.flatMap((facet) => {
    const having = products.filter((product) => listBounds(product, facet).length > 0);
    const options = listOptions(products, facet);
    const label = having[0]?.specifications.find((entry) => isOfFacet(entry, facet))?.specification.name;
    if (having.length < 2 || options.length < 2 || label === undefined) return [];
    const chosen = options.find(({ value }) => value === query[facet.id])?.value ?? null;
    return [{ id: facet.id, label, rule: facet.rule, options, chosen }];
  });
}

/** The query of the chosen filters, with its question mark; empty if there are none. */
export function createFilterQuery(filters: readonly CatalogueFilter[]): string {
  const chosen = filters.flatMap(({ id, chosen: value }) => (value === null ? [] : [[id, value]]));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`;
}

/** The products that match every chosen filter, by their own values or those of a variant. */
export function narrowProducts<Product extends FilteredProduct>(
  products: readonly Product[],
  filters: readonly CatalogueFilter[],
): readonly Product[] {
  return products.filter((product) =>
    filters.every(({ id, chosen }) => {
      const facet = facets.find((candidate) => candidate.id === id);
      return chosen === null || facet === undefined || fulfils(product, facet, Number(chosen));
    }),
  );
}
