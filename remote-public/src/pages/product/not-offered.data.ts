import type { ProductTeaser } from '../../data/catalogue/product-teaser.ts';

/** Data of the page for a machine that exists, but not for this visitor. */
export interface NotOfferedData {
  readonly page: 'not-offered';
  readonly name: string;
  readonly image: string | null;
  /** Taken out of the range everywhere, in contrast to not sold in this country. */
  readonly isWithdrawn: boolean;
  readonly group: { readonly name: string; readonly route: string } | null;
  /** Machines that are sold here instead. */
  readonly alternatives: readonly ProductTeaser[];
  /** Complete address of the machine where no country is chosen; null when it is gone everywhere. */
  readonly internationalHref: string | null;
}
