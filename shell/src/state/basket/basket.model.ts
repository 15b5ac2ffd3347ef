import {
  type Basket,
  type BasketEntry,
  type BasketVariantChange,
  emptyBasket,
  isInBasket,
} from '@kmx/shared-contracts/basket.ts';
import { createEvent, createStore, sample } from 'effector';
import { addProduct, changeVariant, removeProduct } from './change-basket.ts';

export const productAdded = createEvent<BasketEntry>();
export const productRemoved = createEvent<string>();
export const variantChanged = createEvent<BasketVariantChange>();
export const basketRestored = createEvent<Basket>();

/** The comparison basket of this page. */
export const $basket = createStore<Basket>(emptyBasket, { sid: 'kmx.basket' })
  .on(productAdded, addProduct)
  .on(productRemoved, removeProduct)
  .on(variantChanged, changeVariant)
  .on(basketRestored, (_basket, restored) => restored);

/** The content of the notification after an add: the product, and whether there was room for it. */
export interface AddedProduct {
  readonly name: string;
  readonly isFull: boolean;
}

/** The product that was added last, unless its add was not to be announced (PUB-082). */
export const $lastAdded = createStore<AddedProduct | null>(null, { sid: 'kmx.basket.lastAdded' });

sample({
  clock: productAdded,
  source: $basket,
  filter: (_basket, entry) => entry.isAnnounced !== false,
  fn: (basket, { slug, variantId, name }) => ({ name, isFull: !isInBasket(basket, slug, variantId) }),
  target: $lastAdded,
});
