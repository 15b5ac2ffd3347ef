import { basketSchema } from '@kmx/shared-contracts/basket.schema.ts';
import { type Basket, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { parseComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import * as v from 'valibot';
import { addProduct } from './change-basket.ts';

/**
 * Parses a stored basket; null when it is invalid. Every entry is added again, so that keys, limits and groups are
 * valid whatever an older version, another program or a curious visitor wrote (SYS-063, D-36).
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
