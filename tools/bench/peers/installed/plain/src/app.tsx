import { lazy, type ReactNode } from 'react';
import { CompareButton } from '../shared/react/compare-button.tsx';
import { Frame } from '../shared/react/frame.tsx';
import { QuantityText } from '../shared/react/quantity-text.tsx';
import type { PageParts } from '../shared/react/types.ts';
import { Link } from './navigation.tsx';
import type { PageData } from './page-data.ts';

// A chunk for each page.
const pages = {
  list: lazy(() => import('../shared/react/list-page.tsx').then(({ ListPage }) => ({ default: ListPage }))),
  product: lazy(() => import('../shared/react/product-page.tsx').then(({ ProductPage }) => ({ default: ProductPage }))),
};

const parts: PageParts = {
  listPath: '/list',
  picturePath: (name) => `/pictures/${name}.webp`,
  Link,
  CompareButton,
  QuantityText,
};

/** The page of the given data, between header and footer. */
export function App({ data }: { readonly data: PageData }): ReactNode {
  return (
    <Frame parts={parts}>
      {data.page === 'list' ? (
        <pages.list products={data.products} parts={parts} />
      ) : (
        <pages.product product={data.product} rows={data.rows} parts={parts} />
      )}
    </Frame>
  );
}
