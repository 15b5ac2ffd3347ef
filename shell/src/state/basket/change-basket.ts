import {
  type Basket,
  type BasketEntry,
  type BasketVariantChange,
  countBasketProducts,
  createBasketKey,
  listBasketProducts,
  maxBasketProducts,
} from '@kmx/shared-contracts/basket.ts';

/** Adds a product to its classification group, creating it if missing; only once, and while there is room (PUB-078, D-36). */
export function addProduct(basket: Basket, entry: BasketEntry): Basket {
  const key = createBasketKey(entry.slug, entry.variantId);
  const isKnown = listBasketProducts(basket).some((product) => product.key === key);
  if (isKnown || countBasketProducts(basket) >= maxBasketProducts) return basket;
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

/** Removes a product; a group without products goes too (PUB-079). */
export function removeProduct(basket: Basket, key: string): Basket {
  return {
    classifications: basket.classifications
      .map((group) => ({ ...group, products: group.products.filter((product) => product.key !== key) }))
      .filter((group) => group.products.length > 0),
  };
}

/** Replaces an entry's variant in place; if the variant already has an entry, only that one stays (PUB-080). */
export function changeVariant(basket: Basket, { key, variantId }: BasketVariantChange): Basket {
  const changed = listBasketProducts(basket).find((product) => product.key === key);
  if (changed === undefined || changed.variantId === variantId) return basket;
  const next = { slug: changed.slug, variantId, key: createBasketKey(changed.slug, variantId) };
  if (listBasketProducts(basket).some((product) => product.key === next.key)) return removeProduct(basket, key);
  return {
    classifications: basket.classifications.map((group) => ({
      ...group,
      products: group.products.map((product) => (product.key === key ? next : product)),
    })),
  };
}
