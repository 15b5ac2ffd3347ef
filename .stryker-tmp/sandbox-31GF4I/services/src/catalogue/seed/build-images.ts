// @ts-nocheck
import type { ImageRow } from '../catalogue-tables.ts';

/** The three pictures of a machine; the front view is the default. */
export function buildImages(name: string, slug: string): readonly ImageRow[] {
  return (['front', 'angle', 'detail'] as const).map((view) => ({
    name: `${name}, ${view}`,
    url: `/images/products/${slug}-${view}.webp`,
    default: view === 'front',
  }));
}
