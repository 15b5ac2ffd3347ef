import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, ImageRequest } from './image-request.ts';

const deadlineSeconds = 15;
const pixelLimit = 4096 * 4096;
const fits = { crop: 'cover', clip: 'inside', max: 'inside', scale: 'fill' } as const;

function encodeImage(image: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'webp') return image.webp({ quality, effort: 2 });
  // At three quarters of the number, AVIF is as close to the original as WebP is (docs/measurements/rest.md).
  if (format === 'avif') return image.avif({ quality: Math.round(quality * 0.75), effort: 2 });
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  // D-42: png is lossless, so quality does not apply.
  return image.png({ compressionLevel: 7 });
}

/** Renders the requested picture from a file or its bytes; never enlarges: a box larger than the source keeps its shape and shrinks. */
export async function convertImage(file: string | Buffer, request: ImageRequest, format: ImageFormat): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: pixelLimit }).timeout({ seconds: deadlineSeconds });
  const { width, height } = request;
  if (width !== undefined || height !== undefined) {
    const source = await image.metadata();
    const shrink = Math.min(
      1,
      width === undefined ? 1 : source.width / width,
      height === undefined ? 1 : source.height / height,
    );
    image.resize({
      fit: fits[request.fit],
      ...(width === undefined ? {} : { width: Math.max(1, Math.round(width * shrink)) }),
      ...(height === undefined ? {} : { height: Math.max(1, Math.round(height * shrink)) }),
    });
  }
  return encodeImage(image, format, request.quality).toBuffer();
}
