// @ts-nocheck
import type { Highlight } from './product.data.ts';

/** A highlight is shown only with a name and an image or a video (PUB-072). */
export function isShownHighlight(highlight: Highlight): boolean {
  return Boolean(highlight.name) && Boolean(highlight.image_url || highlight.video_url);
}
