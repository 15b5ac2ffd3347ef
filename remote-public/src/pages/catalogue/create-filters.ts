import type { CatalogueFilter, FilterOption } from './catalogue.data.ts';
import type { OfferedValues, ValueFilter, ValuePair } from './load-offered.ts';

interface Facet {
  readonly id: string;
  /** The metric unit; of several specifications with it, such as two forces, a group is narrowed by the first. */
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

/** The units of values that filter a group. */
export const facetUnits: readonly string[] = facets.map(({ unit }) => unit);

/** Whether the address chooses a value, one that exists or not. */
export function asksForFilter(query: Readonly<Record<string, string>>): boolean {
  return facets.some(({ id }) => query[id] !== undefined);
}

function parseBounds(value: string): readonly number[] {
  const bounds = value.split('–').map(Number);
  return bounds.every(Number.isFinite) ? bounds : [];
}

function fulfils(value: string, { rule }: Facet, wanted: number): boolean {
  const bounds = parseBounds(value);
  const isReached = Math.max(...bounds) >= wanted;
  return rule === 'reaches' ? isReached : isReached && Math.min(...bounds) <= wanted;
}

const findValues = (offered: readonly OfferedValues[], { unit }: Facet) =>
  offered.find(({ pairs }) => pairs[0]?.metric.specification.unit === unit);

/** The existing values in ascending order, each with its equivalent in the other system. */
function listOptions(pairs: readonly ValuePair[], facet: Facet): readonly FilterOption[] {
  const options = new Map<number, FilterOption>();
  for (const { metric, imperial } of pairs) {
    const twins = imperial?.value.split('–');
    const bounds = parseBounds(metric.value);
    bounds.forEach((bound, index) => {
      if (facet.rule === 'reaches' && index < bounds.length - 1) return;
      const twin = twins?.[index];
      const own = { ...metric, value: String(bound) };
      const specifications = imperial !== null && twin !== undefined ? [own, { ...imperial, value: twin }] : [own];
      options.set(bound, { value: String(bound), specifications });
    });
  }
  return [...options].toSorted(([one], [other]) => one - other).map(([, option]) => option);
}

/** The filters of a group with the choices from the address; a specification with equal values everywhere is no filter. */
export function createFilters(
  offered: readonly OfferedValues[],
  query: Readonly<Record<string, string>>,
): readonly CatalogueFilter[] {
  return facets.flatMap((facet) => {
    const found = findValues(offered, facet);
    const label = found?.pairs[0]?.metric.specification.name;
    const options = listOptions(found?.pairs ?? [], facet);
    if (label === undefined || found?.is_shared !== true || options.length < 2) return [];
    const chosen = options.find(({ value }) => value === query[facet.id])?.value ?? null;
    return [{ id: facet.id, label, rule: facet.rule, options, chosen }];
  });
}

/** The chosen filters as the catalogue understands them: by the values that a machine may have. */
export function createValueFilters(
  filters: readonly CatalogueFilter[],
  offered: readonly OfferedValues[],
): readonly ValueFilter[] {
  return facets.flatMap((facet) => {
    const wanted = filters.find(({ id }) => id === facet.id)?.chosen ?? null;
    const found = findValues(offered, facet);
    if (wanted === null || found === undefined) return [];
    const values = found.pairs
      .map(({ metric }) => metric.value)
      .filter((value) => fulfils(value, facet, Number(wanted)));
    return [{ unit: facet.unit, key: found.key, anyOf: [...new Set(values)] }];
  });
}
