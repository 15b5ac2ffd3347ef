import type { CatalogueFilter } from './catalogue.data.ts';

/** The query of a page of a group with its filters, with its question mark; the first page of all machines has none. */
export function createGroupQuery(filters: readonly CatalogueFilter[], page: number): string {
  const query = new URLSearchParams({
    ...Object.fromEntries(filters.flatMap(({ id, chosen }) => (chosen === null ? [] : [[id, chosen]]))),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
