import { basketSchema } from '@kmx/shared-contracts/basket.schema.ts';
import { type Basket, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { parseComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import * as v from 'valibot';
import { addProduct } from './change-basket.ts';

/**
 * Reads a stored basket; null for what is none. Every entry is added anew, so that keys, limits and groups hold
 * whatever an older version, another program or a curious visitor wrote (SYS-063, D-36).
 */
export function parseBasket(text: string): Basket | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), basketSchema), text);
  if (!parsed.success) return null;
  let basket = emptyBasket;
  for (const group of parsed.output.classifications) {
    for (const { slug, variantId } of group.products) {
      const [item] = parseComparedItems(variantId === null ? slug : `${slug}:${variantId}`);
      if (item) basket = addProduct(basket, { ...item, classification: group.slug, name: '' });
    }
  }
  return basket;
}
