import sharp from 'sharp';

/** Largest file that is taken, in bytes. */
export const maxPictureBytes = 10 * 1024 * 1024;

const maxSide = 4096;
const pixelLimit = 64_000_000;
const deadlineSeconds = 20;
/** The accepted formats by their bytes, regardless of the name; drawings that can hold scripts are not among them. */
const knownFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** A picture as it is kept: WebP, upright, without what cameras write into files. */
export interface PreparedPicture {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly dominantColor: string;
}

const toHex = (part: number) => Math.round(part).toString(16).padStart(2, '0');

/** Reads a file by its bytes and encodes it again; undefined when it is not a displayable picture. */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).timeout({ seconds: deadlineSeconds });
    if (!knownFormats.has((await image.metadata()).format)) return undefined;
    const { data, info } = await image
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const dominantColor = `#${[dominant.r, dominant.g, dominant.b].map(toHex).join('')}`;
    return { file: data, width: info.width, height: info.height, dominantColor };
  } catch {
    return undefined;
  }
}
