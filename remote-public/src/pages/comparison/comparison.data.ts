import type { Specification } from '../../data/catalogue/specification.ts';

/** One column: a product in one variant. */
export interface ComparedProduct {
  /** Key in the basket and in the address (D-36). */
  readonly key: string;
  readonly slug: string;
  /** The displayed variant; null when the product has only one. */
  readonly variantId: string | null;
  readonly name: string;
  readonly route: string;
  readonly image: string | null;
  readonly brand: string | null;
  readonly specifications: readonly Specification[];
  readonly variants: readonly { readonly id: string; readonly name_metric: string; readonly name_imperial: string }[];
}

/** A product of the group that can be added to the comparison, with its initial variant. */
export interface OfferedProduct {
  readonly slug: string;
  readonly variantId: string | null;
  readonly name: string;
}

/** The compared products of a group. */
export interface GroupWithoutOffers {
  /** Value of `lang` for its name and those of its machines, where they are not in the page's language. */
  readonly lang?: string;
  readonly slug: string;
  readonly name: string;
  readonly route: string;
  readonly columns: readonly ComparedProduct[];
}

/** With what can be added to them. */
export interface ComparedGroup extends GroupWithoutOffers {
  readonly offers: readonly OfferedProduct[];
  /** Whether the group has products that are neither offered nor compared here. */
  readonly hasMoreOffers: boolean;
}

/** Data of the comparison page. */
export interface ComparisonData {
  readonly page: 'comparison';
  /** The items requested in the address, without invalid ones. */
  readonly items: string;
  readonly groups: readonly ComparedGroup[];
  /** Keys of products that were withdrawn or are not sold here (D-36). */
  readonly dropped: readonly string[];
}
