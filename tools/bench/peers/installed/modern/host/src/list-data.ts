import pageData from '../../shared/data.json';
import type { Product } from '../../shared/react/types.ts';

/** The data of the list. */
export interface ListData {
  readonly products: readonly Product[];
}

/** Loads the list. */
export const loadList = (): ListData => ({ products: pageData.products });
