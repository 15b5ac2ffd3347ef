import type { InferOutput } from 'valibot';
import type { basketSchema } from './basket.schema.ts';

export type Basket = InferOutput<typeof basketSchema>;

/** A product to add: its classification group, its slug and the chosen variant. */
export interface BasketEntry {
  readonly classification: string;
  readonly slug: string;
  readonly variantId: string | null;
  /** Shown in the notification after the add (PUB-082). */
  readonly name: string;
}

export const emptyBasket: Basket = { classifications: [] };

/** Unique key of an entry: `slug` or `slug:variantId` (D-36). */
export function createBasketKey(slug: string, variantId: string | null): string {
  return variantId === null ? slug : `${slug}:${variantId}`;
}

/** Number of products over all groups. */
export function countBasketProducts(basket: Basket): number {
  return basket.classifications.reduce((sum, group) => sum + group.products.length, 0);
}

/** Whether the product, in any or the given variant, is in the basket. */
export function isInBasket(basket: Basket, slug: string, variantId?: string | null): boolean {
  return basket.classifications.some((group) =>
    group.products.some(
      (product) => product.slug === slug && (variantId === undefined || product.variantId === variantId),
    ),
  );
}
