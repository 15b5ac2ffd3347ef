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
  /** False adds without a notification (defaults to true, PUB-082). */
  readonly isAnnounced?: boolean;
}

/** Another variant for an entry that keeps its place (PUB-080). */
export interface BasketVariantChange {
  readonly key: string;
  readonly variantId: string;
}

/** Maximum number of products in the basket and in a shared comparison (D-36). */
export const maxBasketProducts = 20;

export const emptyBasket: Basket = { classifications: [] };

/** Unique key of an entry: `slug` or `slug:variantId` (D-36). */
export function createBasketKey(slug: string, variantId: string | null): string {
  return variantId === null ? slug : `${slug}:${variantId}`;
}

/** The entries of all groups in their order. */
export function listBasketProducts(basket: Basket): Basket['classifications'][number]['products'] {
  return basket.classifications.flatMap((group) => group.products);
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
