import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import pageData from '../shared/data.json';
import { ProductPage } from '../shared/react/product-page.tsx';
import { parts } from './parts.ts';

const { products, rows } = pageData;

/** The product of an address; undefined where there is none. */
export const findProduct = (slug: string) => products.find((product) => product.slug === slug);

/** A product with its data. */
export function Product({ slug }: { readonly slug: string }): ReactNode {
  const product = findProduct(slug);
  if (product === undefined) notFound();
  return <ProductPage product={product} rows={rows} parts={parts} />;
}
