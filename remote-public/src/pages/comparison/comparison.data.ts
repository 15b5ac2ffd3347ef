import type { Specification } from '../../data/catalogue/specification.ts';

/** One column: a product in one variant. */
export interface ComparedProduct {
  /** Key in the basket and in the address (D-36). */
  readonly key: string;
  readonly slug: string;
  /** The variant whose values are shown; null when the product has no choice. */
  readonly variantId: string | null;
  readonly name: string;
  readonly route: string;
  readonly image: string | null;
  readonly brand: string | null;
  readonly specifications: readonly Specification[];
  readonly variants: readonly { readonly id: string; readonly name_metric: string; readonly name_imperial: string }[];
}

/** A product of the group that can join the comparison, with the variant it would join in. */
export interface OfferedProduct {
  readonly slug: string;
  readonly variantId: string | null;
  readonly name: string;
}

export interface ComparedGroup {
  /** Value of `lang` for its names and those of its machines, where they are not in the language of the page. */
  readonly lang?: string;
  readonly slug: string;
  readonly name: string;
  readonly route: string;
  readonly columns: readonly ComparedProduct[];
  readonly offers: readonly OfferedProduct[];
}

/** Data of the comparison page. */
export interface ComparisonData {
  readonly page: 'comparison';
  /** The items of the address as they were asked for, without what is no item. */
  readonly items: string;
  readonly groups: readonly ComparedGroup[];
  /** Keys of products that are gone or not sold here (D-36). */
  readonly dropped: readonly string[];
}
