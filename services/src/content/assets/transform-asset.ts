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

/** The rectangle as far as it lies in the picture; undefined when none of it does. */
function cutToPicture({ x, y, width, height }: NonNullable<AssetOperations['crop']>, source: Size) {
  const [wide, high] = [Math.min(width, source.width - x), Math.min(height, source.height - y)];
  return wide < 1 || high < 1 ? undefined : { left: x, top: y, width: wide, height: high };
}

/**
 * The size of the picture by the vendor's rules: `clip` and `max` fit into the box, `max` without enlarging; `crop` and `scale`
 * fill it. With one side the other follows, whatever the fit: nothing but `scale` into a box of another shape distorts.
 */
export function findSize({ fit, width, height }: NonNullable<AssetOperations['resize']>, source: Size): Size {
  const ratios = [width === undefined ? [] : width / source.width, height === undefined ? [] : height / source.height];
  const ratio = Math.min(...ratios.flat(), fit === 'max' ? 1 : Number.POSITIVE_INFINITY);
  const isBox = width !== undefined && height !== undefined && (fit === 'crop' || fit === 'scale');
  const wanted = isBox ? { width, height } : { width: source.width * ratio, height: source.height * ratio };
  // A side that was asked for is exact; what is larger than any picture we make keeps its shape.
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
