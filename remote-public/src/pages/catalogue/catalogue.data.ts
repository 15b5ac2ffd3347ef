import type { Classification } from '../../data/catalogue/classification.ts';
import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';
import type { Specification } from '../../data/catalogue/specification.ts';

/** One option of a filter, in the units of both systems where there are two. */
export interface FilterOption {
  readonly value: string;
  readonly specifications: readonly Specification[];
}

/** A key specification that filters the machines of a group. */
export interface CatalogueFilter {
  readonly id: string;
  readonly label: string;
  /** covers: the chosen value lies within the machine's range; reaches: the machine's value is at least the chosen one. */
  readonly rule: 'covers' | 'reaches';
  readonly options: readonly FilterOption[];
  /** The option chosen in the address. */
  readonly chosen: string | null;
}

/** Data of the catalogue: the tree, the position of the page in it, and its products (none at the root). */
export interface CatalogueData {
  readonly page: 'catalogue';
  readonly tree: readonly Classification[];
  readonly lineage: readonly string[];
  readonly products: readonly ProductTeaser[];
  readonly filters: readonly CatalogueFilter[];
  /** Number of machines in the group before filtering. */
  readonly total: number;
}
