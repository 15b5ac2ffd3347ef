import type { ReactNode } from 'react';
import '../../pages/page.css';
import { ProductPage } from '../../pages/react/product-page.tsx';
import { parts } from './parts.tsx';
import type { ProductData } from './product.load.ts';

/** A product inside the shell. */
export const ProductPart = ({ data }: { readonly data: ProductData }): ReactNode => (
  <ProductPage product={data.product} rows={data.rows} parts={parts} />
);
