// @ts-nocheck
import type { SeedEntry } from '../../store/seed-content.ts';

const products = [['corvus-550-duo', 'Corvus 550 Duo']] as const;

/** Machines of the catalogue that stand in the texts of stories (HY-51). */
export const productReferences: readonly SeedEntry[] = products.map(([productSlug, name]) => ({
  id: `product-reference-${productSlug}`,
  model: 'ProductReference',
  values: { productSlug, name },
}));
