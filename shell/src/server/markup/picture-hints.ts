const beginning = '<link rel="preload" as="image"';

/**
 * Separates the hints for the pictures of the first view from a remote's HTML: React writes them before everything else
 * it renders, for each picture that is neither lazy nor unimportant, with the same sources and sizes. Their place is the
 * head, where the browser reads them before the page.
 */
export function separatePictureHints(html: Uint8Array): { readonly hints: Uint8Array; readonly html: Uint8Array } {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  let end = 0;
  while (bytes.toString('latin1', end, end + beginning.length) === beginning) {
    // React escapes this character in attributes.
    const close = bytes.indexOf('>', end);
    if (close < 0) break;
    end = close + 1;
  }
  return { hints: bytes.subarray(0, end), html: bytes.subarray(end) };
}
