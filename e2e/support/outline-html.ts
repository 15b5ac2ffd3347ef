import { createHash } from 'node:crypto';

/** Attributes whose words and addresses no rule of HTML looks at, apart from whether there are any. */
const freeAttributes =
  /\s(alt|aria-label|title|content|placeholder|href|src|srcset|imagesrcset|poster|value|nonce|integrity|data-[a-z-]+)="[^"]+"/g;

/**
 * The markup of a document without its words and addresses, as a hash: two pages with the same outline, such as one page in
 * two languages, are both valid or both invalid.
 */
export function outlineHtml(html: string): string {
  const outline = html
    .replace(/(<script[^>]*>)[^<]+/g, '$1x')
    .replace(freeAttributes, ' $1="x"')
    .replace(/>[^<]*[^<\s][^<]*</g, '>x<');
  return createHash('sha256').update(outline).digest('base64');
}
