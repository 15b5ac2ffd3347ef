import type { Asset } from './asset.ts';
import { pictureSize } from './picture-size.ts';

/** A picture of the catalogue beside a name that says what it shows. */
export function createDecoration(url: string): Asset {
  return { url, ...pictureSize, alternativeText: null, dominantColor: null };
}
