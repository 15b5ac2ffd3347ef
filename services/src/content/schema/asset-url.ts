/** The part of the vendor's image transformation the image service understands (HY-61). */
export interface AssetTransformation {
  readonly image?: {
    readonly resize?: {
      readonly width?: number | null;
      readonly height?: number | null;
      readonly fit?: string | null;
    } | null;
  } | null;
}

/** Address of an asset, with the resize request in the image service's query form when one is asked for. */
export function createAssetUrl(url: string, transformation: AssetTransformation | undefined): string {
  const resize = transformation?.image?.resize;
  if (resize === null || resize === undefined) return url;
  const query = new URLSearchParams();
  if (typeof resize.width === 'number') query.set('w', String(resize.width));
  if (typeof resize.height === 'number') query.set('h', String(resize.height));
  query.set('fit', resize.fit ?? 'clip');
  return `${url}?${query}`;
}
