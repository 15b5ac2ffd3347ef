import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { convertImage } from './convert-image.ts';
import { openImageCache } from './image-cache.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ImageSource } from './resolve-source.ts';

const conversionsAtOnce = 2;
const conversionsWaiting = 200;
const cacheLimitBytes = 512 * 1024 * 1024;

/** Loads a picture in the requested form; the key identifies its content and serves as entity tag. */
export interface ImageLoader {
  readonly createKey: (source: ImageSource, request: ImageRequest, format: ImageFormat) => string;
  readonly load: (key: string, source: ImageSource, request: ImageRequest, format: ImageFormat) => Promise<Buffer>;
}

/** Builds a loader over a disk cache: equal requests at the same time share one conversion. */
export async function createImageLoader(
  cacheFolder: string,
  logger: Logger,
  convert: typeof convertImage = convertImage,
): Promise<ImageLoader> {
  const cache = await openImageCache(cacheFolder, cacheLimitBytes);
  const limit = limitConcurrency(conversionsAtOnce, conversionsWaiting);
  const flights = new Map<string, Promise<Buffer>>();

  async function loadFresh(
    key: string,
    source: ImageSource,
    request: ImageRequest,
    format: ImageFormat,
  ): Promise<Buffer> {
    const kept = await cache.read(key);
    if (kept) return kept;
    const picture = await limit(() => convert(source.file, request, format));
    // A full disk must not cost the visitor the picture that is already made.
    await cache.write(key, picture).catch((error: unknown) => logger.warn({ err: error }, 'image cache not written'));
    return picture;
  }

  return {
    createKey: (source, request, format) => {
      const parts = [source.file, source.version, request.width, request.height, request.fit, request.quality, format];
      return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
    },
    load: (key, source, request, format) => {
      const known = flights.get(key);
      if (known) return known;
      const flight = loadFresh(key, source, request, format).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
