import { parseAssetOperations, writeAssetOperations } from '../../assets/asset-operations.ts';
import { type SignAsset, writeSignature } from '../../assets/sign-asset-address.ts';
import { createRequestError } from '../reading/content-request.ts';

type Maybe<Value> = Value | null | undefined;
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The vendor's asset transformation as far as it is served (HY-61). */
export interface AssetTransformation {
  readonly image?: Maybe<{
    readonly resize?: Maybe<{
      readonly width?: Maybe<number>;
      readonly height?: Maybe<number>;
      readonly fit?: Maybe<string>;
    }>;
    readonly quality?: Maybe<{ readonly value: number }>;
    readonly crop?: Maybe<Rectangle>;
    readonly blur?: Maybe<{ readonly amount: number }>;
    readonly sharpen?: Maybe<{ readonly amount: number }>;
  }>;
  readonly document?: Maybe<{ readonly output?: Maybe<{ readonly format?: Maybe<string> }> }>;
}

interface Asset {
  readonly id: string;
  readonly url: string;
}

const maxSide = 10_000;
const maxFilterAmount = 20;
// Quality means nothing to a lossless format (HY-62).
const lossless = 'png';
/** The format depends on what the browser accepts. */
const automatic = 'autoImage';

function checkRange(name: string, value: Maybe<number>, max: number, min = 1): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < min || value > max) {
    throw createRequestError(400, `${name} must be between ${min} and ${max}`);
  }
  return value;
}

function readCrop(crop: Maybe<Rectangle>) {
  if (crop === null || crop === undefined) return undefined;
  for (const name of ['x', 'y'] as const) checkRange(`crop ${name}`, crop[name], maxSide, 0);
  for (const name of ['width', 'height'] as const) checkRange(`crop ${name}`, crop[name], maxSide);
  const { x, y, width, height } = crop;
  return { x, y, width, height };
}

/**
 * Address of an asset with the requested operations (HY-60..63). A size that is not open to everyone is signed; status
 * 400 for an impossible picture.
 */
export function createAssetUrl(
  { id, url }: Asset,
  transformation: AssetTransformation | undefined,
  sign: SignAsset,
): string {
  const { resize, quality, crop, blur, sharpen } = transformation?.image ?? {};
  const width = checkRange('width', resize?.width, maxSide);
  const height = checkRange('height', resize?.height, maxSide);
  const value = checkRange('quality', quality?.value, 100);
  const format = transformation?.document?.output?.format ?? undefined;
  const fit = resize?.fit ?? 'clip';
  const operations = writeAssetOperations({
    crop: readCrop(crop),
    resize: width === undefined && height === undefined ? undefined : { fit, width, height },
    sharpen: { amount: checkRange('sharpen', sharpen?.amount, maxFilterAmount) },
    blur: { amount: checkRange('blur', blur?.amount, maxFilterAmount) },
    quality: value === undefined || format === lossless ? undefined : { value },
    output: { format: format === automatic ? undefined : format },
  });
  // A file that the image service cannot transform, such as a film, has one form.
  const isPicture = url.startsWith('/images/') && url.endsWith('.webp');
  if (operations.length === 0 || !isPicture) return url;
  const isFree = parseAssetOperations(operations) !== undefined;
  const segments = isFree ? operations : [...operations, writeSignature(sign(operations, id))];
  return `/images/assets/${segments.join('/')}/${id}`;
}
