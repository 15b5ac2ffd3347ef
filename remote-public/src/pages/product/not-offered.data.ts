import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';

/** Data of the page for a machine that exists but is not available to this visitor. */
export interface NotOfferedData {
  readonly page: 'not-offered';
  readonly name: string;
  readonly image: string | null;
  /** Withdrawn everywhere, as opposed to not sold in this country. */
  readonly isWithdrawn: boolean;
  readonly group: { readonly name: string; readonly route: string } | null;
  /** Machines that are sold here instead. */
  readonly alternatives: readonly ProductTeaser[];
  /** Complete address of the machine without a country; null when it was withdrawn everywhere. */
  readonly internationalHref: string | null;
}
