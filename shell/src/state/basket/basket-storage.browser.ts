import { type Basket, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { createWatch, type Scope, scopeBind } from 'effector';
import { followStorage } from '../follow-storage.browser.ts';
import { basketKey } from '../stored-keys.ts';
import { $basket, basketRestored } from './basket.model.ts';
import { parseBasket } from './parse-basket.ts';

function readBasket(storage: Storage): Basket | null {
  try {
    const text = storage.getItem(basketKey);
    return text === null ? null : parseBasket(text);
  } catch {
    // Blocked storage: the visitor starts with an empty basket.
    return null;
  }
}

/** Restores the basket and keeps it in local storage and in step with other tabs (PUB-081). */
export function connectBasketStorage(scope: Scope, page: Window): void {
  const restore = scopeBind(basketRestored, { scope });
  const storage = openStorage(page);
  if (storage === null) return;
  const stored = readBasket(storage);
  if (stored) restore(stored);
  createWatch({
    unit: $basket,
    scope,
    fn: (basket) => {
      try {
        const text = JSON.stringify(basket);
        if (storage.getItem(basketKey) !== text) storage.setItem(basketKey, text);
      } catch {
        // A full or blocked storage costs only the memory of the next visit.
      }
    },
  });
  followStorage(page, basketKey, () => restore(readBasket(storage) ?? emptyBasket));
}

function openStorage(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}
