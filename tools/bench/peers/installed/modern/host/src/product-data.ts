import type { LoaderFunctionArgs } from '@modern-js/runtime/router';
import pageData from '../../shared/data.json';
import type { Product, Row } from '../../shared/react/types.ts';

/** The data of a product. */
export interface ProductData {
  readonly product: Product;
  readonly rows: readonly Row[];
}

/** Loads the product that the address names. */
export function loadProduct({ params }: LoaderFunctionArgs): ProductData {
  const product = pageData.products.find(({ slug }) => slug === params['slug']);
  if (product === undefined) throw new Response(null, { status: 404 });
  return { product, rows: pageData.rows };
}
