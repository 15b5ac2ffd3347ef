import type { Asset } from './asset.ts';
import { pictureSize } from './picture-size.ts';

/** A picture of the catalogue next to a name that already describes it. */
export function createDecoration(url: string): Asset {
  return { url, ...pictureSize, alternativeText: null, dominantColor: null };
}
