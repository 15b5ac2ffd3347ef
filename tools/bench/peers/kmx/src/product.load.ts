import type { PageLoader } from '@kmx/remote-kit/remote/page-definition.ts';
import pageData from '../../pages/data.json';
import type { Product, Row } from '../../pages/react/types.ts';
import { createPageResult } from './create-page-result.ts';

/** The data of a product. */
export interface ProductData {
  readonly page: 'product';
  readonly product: Product;
  readonly rows: readonly Row[];
}

/** Loads the product that the address names. */
export const loadProduct: PageLoader<ProductData> = (request) => {
  const product = pageData.products.find(({ slug }) => request.path.endsWith(`/${slug}`));
  if (product === undefined) return Promise.reject(new Error(`The bench has no product at ${request.path}`));
  return Promise.resolve(createPageResult(request, product.name, { page: 'product', product, rows: pageData.rows }));
};
