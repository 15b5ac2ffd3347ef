import type { Classification } from '../../data/catalogue/classification.ts';
import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';
import type { Specification } from '../../data/catalogue/specification.ts';

/** One choice of a filter, in the units of both systems where there are two. */
export interface FilterOption {
  readonly value: string;
  readonly specifications: readonly Specification[];
}

/** A key specification by which the machines of a group are narrowed down. */
export interface CatalogueFilter {
  readonly id: string;
  readonly label: string;
  /** covers: the wanted value lies within the range of the machine; reaches: the machine does at least so much. */
  readonly rule: 'covers' | 'reaches';
  readonly options: readonly FilterOption[];
  /** The option that the address asks for. */
  readonly chosen: string | null;
}

/** Data of the catalogue: the tree, where the page is in it, and the products there (none at the root). */
export interface CatalogueData {
  readonly page: 'catalogue';
  readonly tree: readonly Classification[];
  readonly lineage: readonly string[];
  readonly products: readonly ProductTeaser[];
  readonly filters: readonly CatalogueFilter[];
  /** Machines of the group before they were narrowed down. */
  readonly total: number;
}
