import { ProductsModule } from '@kmx/design-system/modules/products-module/products-module.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { createDecoration } from '../../data/media/create-decoration.ts';

/** Machines related to the page's topic, if offered in the country (PUB-070). */
export function ProductsBlock({ block }: { readonly block: RichBlockOf<'ProductsBlock'> }): ReactNode {
  const toHref = useHref();
  const products = block.products.map(({ route, image, ...product }) => ({
    ...product,
    href: toHref(route),
    image: image === null ? null : createDecoration(image),
  }));
  return <ProductsModule title={block.title} products={products} />;
}
