import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '../../images/image-request.ts';
import type { AssetOperations } from './asset-operations.ts';

const deadlineSeconds = 15;
const pixelLimit = 4096 * 4096;
const maxSide = 4096;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the rectangle that lies inside the picture; undefined when there is none. */
function cutToPicture({ x, y, width, height }: NonNullable<AssetOperations['crop']>, source: Size) {
  const [wide, high] = [Math.min(width, source.width - x), Math.min(height, source.height - y)];
  return wide < 1 || high < 1 ? undefined : { left: x, top: y, width: wide, height: high };
}

/**
 * The size of the picture by the vendor's rules: `clip` and `max` fit into the box, `max` without enlarging; `crop` and
 * `scale` fill it. If only one side is given, the other follows: only `scale` into a box of another shape distorts.
 */
export function findSize({ fit, width, height }: NonNullable<AssetOperations['resize']>, source: Size): Size {
  const ratios = [width === undefined ? [] : width / source.width, height === undefined ? [] : height / source.height];
  const ratio = Math.min(...ratios.flat(), fit === 'max' ? 1 : Number.POSITIVE_INFINITY);
  const isBox = width !== undefined && height !== undefined && (fit === 'crop' || fit === 'scale');
  const wanted = isBox ? { width, height } : { width: source.width * ratio, height: source.height * ratio };
  // A requested side is exact; anything beyond the largest picture we make keeps its shape.
  const shrink = Math.min(1, maxSide / Math.max(wanted.width, wanted.height));
  return {
    width: Math.max(1, Math.round(wanted.width * shrink)),
    height: Math.max(1, Math.round(wanted.height * shrink)),
  };
}

function resize(image: Sharp, operation: NonNullable<AssetOperations['resize']>, source: Size): void {
  if (operation.width === undefined && operation.height === undefined) return;
  image.resize({ ...findSize(operation, source), fit: operation.fit === 'crop' ? 'cover' : 'fill' });
}

/** Produces a picture from a file or its bytes: crops, resizes, sharpens and blurs, in this order, and strips its metadata (HY-61). */
export async function transformAsset(
  file: string | Buffer,
  operations: AssetOperations,
  format: ImageFormat,
): Promise<Buffer> {
  const { width, height } = await sharp(file, { limitInputPixels: pixelLimit }).metadata();
  let size: Size = { width, height };
  const image = sharp(file, { limitInputPixels: pixelLimit }).timeout({ seconds: deadlineSeconds });
  const area = operations.crop && cutToPicture(operations.crop, size);
  if (area !== undefined) {
    image.extract(area);
    size = area;
  }
  if (operations.resize) resize(image, operations.resize, size);
  if (operations.sharpen) image.sharpen({ sigma: 0.5 + operations.sharpen.amount / 5 });
  if (operations.blur) image.blur(operations.blur.amount);
  const quality = operations.quality.value;
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  return format === 'png'
    ? image.png({ compressionLevel: 7 }).toBuffer()
    : image.webp({ quality, effort: 2 }).toBuffer();
}
