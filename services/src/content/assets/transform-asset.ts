import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '../../images/image-request.ts';
import type { AssetOperations } from './asset-operations.ts';

const deadlineSeconds = 15;
const pixelLimit = 4096 * 4096;
const fits = { crop: 'cover', clip: 'inside', max: 'inside', scale: 'fill' } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The rectangle as far as it lies in the picture; undefined when none of it does. */
function cutToPicture({ x, y, width, height }: NonNullable<AssetOperations['crop']>, source: Size) {
  const [wide, high] = [Math.min(width, source.width - x), Math.min(height, source.height - y)];
  return wide < 1 || high < 1 ? undefined : { left: x, top: y, width: wide, height: high };
}

/** A picture is never enlarged: a box larger than it keeps its shape and shrinks. */
function resize(image: Sharp, { fit, width, height }: NonNullable<AssetOperations['resize']>, source: Size): void {
  if (width === undefined && height === undefined) return;
  const shrink = Math.min(1, source.width / (width ?? source.width), source.height / (height ?? source.height));
  image.resize({
    fit: fits[fit],
    ...(width === undefined ? {} : { width: Math.max(1, Math.round(width * shrink)) }),
    ...(height === undefined ? {} : { height: Math.max(1, Math.round(height * shrink)) }),
  });
}

/** Makes a picture of a file: cut out, resized, sharpened, blurred, in this order, and without its metadata (HY-61). */
export async function transformAsset(file: string, operations: AssetOperations, format: ImageFormat): Promise<Buffer> {
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
