import { Helmet } from '@modern-js/runtime/head';
import { useLoaderData } from '@modern-js/runtime/router';
import { ProductPage } from 'remote/product-page';
import { parts } from './parts.tsx';
import type { ProductData } from './product-data.ts';

/** A product, drawn by the remote. */
export function Product() {
  const { product, rows } = useLoaderData() as ProductData;
  return (
    <>
      <Helmet>
        <title>{product.name}</title>
      </Helmet>
      <ProductPage product={product} rows={rows} parts={parts} />
    </>
  );
}
