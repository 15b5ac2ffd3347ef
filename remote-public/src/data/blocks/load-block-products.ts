import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { loadLinkedProducts } from '../catalogue/load-linked-products.ts';
import type { Block } from './blocks.ts';

/** Fills the product blocks of a page, each in the order set by its editor (PUB-070). */
export async function loadBlockProducts(
  blocks: readonly Block[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly Block[]> {
  const slugs = blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.productSlugs : []));
  if (slugs.length === 0) return blocks;
  const products = await loadLinkedProducts(slugs, request, context);
  const offered = new Map(products.map((product) => [product.slug, product]));
  return blocks.map((block) =>
    block.__typename === 'ProductsBlock'
      ? { ...block, products: block.productSlugs.flatMap((slug) => offered.get(slug) ?? []) }
      : block,
  );
}
