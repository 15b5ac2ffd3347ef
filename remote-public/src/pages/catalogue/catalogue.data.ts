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

/** A link to a group. */
export interface GroupLink {
  readonly name: string;
  readonly slug: string;
  /** Unlocalized path. */
  readonly route: string;
}

/** A link of the side navigation; only the branch that leads to the page is open. */
export interface TreeLink extends GroupLink {
  readonly below: readonly TreeLink[];
}

/** A group as a card. */
export interface GroupCard extends GroupLink {
  readonly description: string;
  /** Path of the original picture, for `Picture`. */
  readonly image: string;
  /** Slug of the root above it, or its own. */
  readonly family: string;
  readonly below: readonly GroupLink[];
}

/**
 * Data of the catalogue: the group of the page, where it stands in the tree, the groups below it and its products. All of
 * it is part of the document as well, so it holds what the page shows and no more.
 */
export interface CatalogueData {
  readonly page: 'catalogue';
  readonly tree: readonly TreeLink[];
  /** Slugs from the root to the group; empty at the root, which has no group and no products. */
  readonly lineage: readonly string[];
  readonly group: { readonly name: string; readonly description: string } | null;
  readonly groups: readonly GroupCard[];
  /** The machines of this page of the list. */
  readonly products: readonly ProductTeaser[];
  readonly filters: readonly CatalogueFilter[];
  /** Number of machines that pass the filters, on all pages. */
  readonly count: number;
  /** Number of machines in the group before filtering. */
  readonly total: number;
  /** From 1. */
  readonly pageNumber: number;
  /** At least 1. */
  readonly pageCount: number;
}
