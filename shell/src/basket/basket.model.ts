import { type Basket, type BasketEntry, createBasketKey, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { createEvent, createStore } from 'effector';

/** At most so many products are kept in the basket (D-36). */
export const maximumBasketProducts = 20;

export const productAdded = createEvent<BasketEntry>();
export const productRemoved = createEvent<string>();
export const basketRestored = createEvent<Basket>();

/** Puts a product into its classification group, once (D-36, POR basket rules of specification 4). */
export function addProduct(basket: Basket, entry: BasketEntry): Basket {
  const key = createBasketKey(entry.slug, entry.variantId);
  const all = basket.classifications.flatMap((group) => group.products);
  if (all.some((product) => product.key === key) || all.length >= maximumBasketProducts) return basket;
  const product = { slug: entry.slug, variantId: entry.variantId, key };
  const hasGroup = basket.classifications.some((group) => group.slug === entry.classification);
  return {
    classifications: hasGroup
      ? basket.classifications.map((group) =>
          group.slug === entry.classification ? { ...group, products: [...group.products, product] } : group,
        )
      : [...basket.classifications, { slug: entry.classification, products: [product] }],
  };
}

/** Removes a product; a group without products goes too. */
export function removeProduct(basket: Basket, key: string): Basket {
  return {
    classifications: basket.classifications
      .map((group) => ({ ...group, products: group.products.filter((product) => product.key !== key) }))
      .filter((group) => group.products.length > 0),
  };
}

/** The comparison basket of this page. */
export const $basket = createStore<Basket>(emptyBasket, { sid: 'kmx.basket' })
  .on(productAdded, addProduct)
  .on(productRemoved, removeProduct)
  .on(basketRestored, (_basket, restored) => restored);
