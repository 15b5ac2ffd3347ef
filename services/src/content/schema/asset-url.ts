import { createRequestError } from './content-request.ts';

/** The part of the vendor's asset transformation that the image service understands (HY-61). */
export interface AssetTransformation {
  readonly image?: {
    readonly resize?: {
      readonly width?: number | null;
      readonly height?: number | null;
      readonly fit?: string | null;
    } | null;
    readonly quality?: { readonly value: number } | null;
  } | null;
  readonly document?: { readonly output?: { readonly format?: string | null } | null } | null;
}

const longestSide = 10_000;
// Quality says nothing to a format without loss (HY-62).
const lossless = 'png';

function checkRange(name: string, value: number | null | undefined, maximum: number): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 1 || value > maximum) throw createRequestError(400, `${name} must be between 1 and ${maximum}`);
  return value;
}

/** Address of an asset, with what is asked for in the image service's query form (HY-60..63); status 400 for sizes that no picture has. */
export function createAssetUrl(url: string, transformation: AssetTransformation | undefined): string {
  const { resize, quality } = transformation?.image ?? {};
  const format = transformation?.document?.output?.format;
  const width = checkRange('width', resize?.width, longestSide);
  const height = checkRange('height', resize?.height, longestSide);
  const value = checkRange('quality', quality?.value, 100);
  const query = new URLSearchParams();
  if (width !== undefined) query.set('w', String(width));
  if (height !== undefined) query.set('h', String(height));
  if (width !== undefined || height !== undefined) query.set('fit', resize?.fit ?? 'clip');
  if (typeof format === 'string') query.set('fm', format);
  if (value !== undefined && format !== lossless) query.set('q', String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}
