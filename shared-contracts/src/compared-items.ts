import { createBasketKey, maxBasketProducts } from './basket.ts';

/** One column of a comparison: a product and the variant that was chosen, if any. */
export interface ComparedItem {
  readonly slug: string;
  readonly variantId: string | null;
}

const itemPattern = /^([a-z0-9][a-z0-9-]{0,99})(?::([A-Za-z0-9][\w.-]{0,99}))?$/;

/** Writes the items of a comparison as the address carries them: `slug,slug:variant`. */
export function formatComparedItems(items: readonly ComparedItem[]): string {
  return items.map(({ slug, variantId }) => createBasketKey(slug, variantId)).join(',');
}

/** Reads the format of formatComparedItems: skips invalid items, keeps each once, at most 20 (D-36). */
export function parseComparedItems(text: string): readonly ComparedItem[] {
  const items = new Map<string, ComparedItem>();
  for (const part of text.slice(0, 8192).split(',')) {
    const match = itemPattern.exec(part.trim());
    if (match?.[1] === undefined) continue;
    const item = { slug: match[1], variantId: match[2] ?? null };
    items.set(createBasketKey(item.slug, item.variantId), item);
  }
  return [...items.values()].slice(0, maxBasketProducts);
}
