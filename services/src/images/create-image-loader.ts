import { createHash } from 'node:crypto';
import { createWorkQueue } from '@kmx/server-kit/limits/work-queue.ts';
import type { Logger } from 'pino';
import { convertImage } from './convert-image.ts';
import type { ImageCache } from './image-cache.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ImageSource } from './resolve-source.ts';

const conversionsAtOnce = 2;
const conversionsWaiting = 200;

/** One form of a picture; the key identifies its content and serves as entity tag. */
export interface ImageForm {
  readonly key: string;
  readonly source: ImageSource;
  readonly request: ImageRequest;
  readonly format: ImageFormat;
}

/** Loads pictures in the requested form. */
export interface ImageLoader {
  readonly createForm: (source: ImageSource, request: ImageRequest, format: ImageFormat) => ImageForm;
  readonly load: (form: ImageForm) => Promise<Buffer>;
  /** The picture if it has been made before. */
  readonly findKept: (form: ImageForm) => Promise<Buffer | undefined>;
  /** Makes the picture for later requests, one at a time; with too many waiting, a later request asks again. */
  readonly makeBehind: (form: ImageForm) => void;
  /** Pictures that wait to be made: for a visitor, and for later requests. */
  readonly countWaiting: () => { readonly asked: number; readonly behind: number };
}

/** Builds a loader over a cache: equal requests at the same time share one conversion. */
export function createImageLoader(
  cache: ImageCache,
  logger: Logger,
  convert: typeof convertImage = convertImage,
): ImageLoader {
  const limit = limitConcurrency(conversionsAtOnce, conversionsWaiting);
  const runBehind = createWorkQueue(1, conversionsWaiting);
  const flights = new Map<string, Promise<Buffer>>();
  const behind = new Set<string>();

  async function loadFresh({ key, source, request, format }: ImageForm): Promise<Buffer> {
    const kept = await cache.read(key);
    if (kept) return kept;
    const picture = await limit(async () => convert(await source.open(), request, format));
    // A full disk must not cost the visitor the picture that is already made.
    await cache.write(key, picture).catch((error: unknown) => logger.warn({ err: error }, 'image cache not written'));
    return picture;
  }

  function load(form: ImageForm): Promise<Buffer> {
    const known = flights.get(form.key);
    if (known) return known;
    const flight = loadFresh(form).finally(() => flights.delete(form.key));
    flights.set(form.key, flight);
    return flight;
  }

  return {
    createForm: (source, request, format) => {
      const parts = [source.name, source.version, request.width, request.height, request.fit, request.quality, format];
      const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
      return { key, source, request, format };
    },
    load,
    findKept: ({ key }) => cache.read(key),
    countWaiting: () => ({ asked: limit.countWaiting(), behind: runBehind.countWaiting() }),
    makeBehind: (form) => {
      if (behind.has(form.key)) return;
      behind.add(form.key);
      runBehind(() => load(form))
        .catch((error: unknown) => logger.warn({ err: error }, 'image not made behind the visitor'))
        .finally(() => behind.delete(form.key));
    },
  };
}
