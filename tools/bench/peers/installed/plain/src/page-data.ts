import type { Product, Row } from '../shared/react/types.ts';

/** What the server knows of a page. */
export type PageData =
  | { readonly page: 'list'; readonly title: string; readonly products: readonly Product[] }
  | { readonly page: 'product'; readonly title: string; readonly product: Product; readonly rows: readonly Row[] };
