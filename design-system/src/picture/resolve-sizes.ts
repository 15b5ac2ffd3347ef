/**
 * The displayed width of a picture, for the browser's choice of source. The browser itself knows the true one of a
 * picture that it loads late; the given one is for browsers that do not tell, and for pictures that are requested before
 * there is a layout. A picture of a fixed width needs none of that.
 */
export function resolveSizes(sizes: string, loading: 'lazy' | 'eager'): string {
  return loading === 'lazy' && sizes.includes('vw') ? `auto, ${sizes}` : sizes;
}
