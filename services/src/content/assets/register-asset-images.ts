import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ImageCache } from '../../images/image-cache.ts';
import { ImageProblem } from '../../images/image-problem.ts';
import { limitConcurrency } from '../../images/limit-concurrency.ts';
import { prepareImageCache } from '../../images/open-image-cache.ts';
import { resolveFormat } from '../../images/resolve-format.ts';
import { type ImageSource, resolveSource, resolveUpload } from '../../images/resolve-source.ts';
import type { KeptFiles } from '../../kept-files/kept-files.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { ContentDocument, Stage } from '../model/content-document.ts';
import { type AssetOperations, parseAssetOperations } from './asset-operations.ts';
import { createAssetSignature, readSignature, type SignAsset } from './sign-asset-address.ts';
import { transformAsset } from './transform-asset.ts';

interface AssetImagesOptions {
  readonly findAsset: (stage: Stage, id: string) => Promise<ContentDocument | undefined>;
  /** Folder of the pictures below `/images/`, and those below `/images/uploads/`. */
  readonly root: string;
  readonly uploads: KeptFiles;
  readonly openCache: () => Promise<ImageCache>;
  readonly sign: SignAsset;
  readonly logger: Logger;
}

const assetsCacheBytes = 256 * 1024 * 1024;

const uploadsPrefix = '/images/uploads/';
const imagesPrefix = '/images/';
const conversionsAtOnce = 1;
const conversionsWaiting = 50;
const mediaTypes = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', avif: 'image/avif' } as const;
const routeSchema = v.object({ '*': v.string() });

/** What these pictures need beside the way to find one: the processes with content and with images have the same. */
export function createAssetImagesOptions(
  app: FastifyInstance,
  { configuration, logger }: Pick<ServiceContext, 'configuration' | 'logger'>,
  uploads: KeptFiles,
): Omit<AssetImagesOptions, 'findAsset'> {
  return {
    root: join(import.meta.dirname, '../../../assets/images'),
    uploads,
    openCache: prepareImageCache(app, {
      ...{ configuration, logger },
      ...{ name: 'content-assets-cache', limitBytes: assetsCacheBytes },
    }),
    sign: createAssetSignature(configuration.contentDraftToken),
    logger,
  };
}

/** Adds `GET /images/assets/{operations}/{asset id}`: pictures of the content system with its transformations (HY-61, HY-62). */
export function registerAssetImages(app: FastifyInstance, options: AssetImagesOptions): void {
  const { findAsset, root, uploads, logger } = options;
  let opening: Promise<ImageCache> | undefined;
  const limit = limitConcurrency(conversionsAtOnce, conversionsWaiting);
  app.watchQueue('content-images', () => ({ waiting: limit.countWaiting() }));
  const flights = new Map<string, Promise<Buffer>>();

  async function findFile(id: string) {
    const asset = (await findAsset('PUBLISHED', id)) ?? (await findAsset('DRAFT', id));
    const url = String(asset?.base.data['url'] ?? '');
    if (url.startsWith(uploadsPrefix)) return resolveUpload(uploads, url.slice(uploadsPrefix.length));
    if (!url.startsWith(imagesPrefix)) throw new ImageProblem(404, 'there is no such picture');
    return resolveSource(root, url.slice(imagesPrefix.length));
  }

  async function load(key: string, source: ImageSource, operations: AssetOperations, format: 'webp' | 'png' | 'jpg') {
    opening ??= options.openCache();
    const cache = await opening;
    const kept = await cache.read(key);
    if (kept !== undefined) return kept;
    const picture = await limit(async () => transformAsset(await source.open(), operations, format));
    // A full disk must not cost the visitor the picture that is already made.
    await cache.write(key, picture).catch((error: unknown) => logger.warn({ err: error }, 'asset cache not written'));
    return picture;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const segments = v.parse(routeSchema, request.params)['*'].split('/');
    const id = segments.at(-1) ?? '';
    const signed = readSignature(segments.slice(0, -1), id, options.sign);
    const operations = parseAssetOperations(signed.operations, signed.isSigned);
    if (operations === undefined) throw new ImageProblem(400, 'this transformation is not served');
    const source = await findFile(id);
    const chosen = operations.output?.format ?? resolveFormat(undefined, request.headers.accept ?? '', false);
    const format = chosen === 'avif' ? 'webp' : chosen;
    const parts = JSON.stringify([source.name, source.version, operations, format]);
    const key = createHash('sha256').update(parts).digest('hex').slice(0, 40);
    if (operations.output === undefined) reply.header('vary', 'Accept');
    reply
      .header('etag', `"${key}"`)
      // The address names the asset, because an editor may replace its file.
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      .header('x-content-type-options', 'nosniff');
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(`"${key}"`)) return reply.status(304).send();
    const flight = flights.get(key) ?? load(key, source, operations, format).finally(() => flights.delete(key));
    flights.set(key, flight);
    return reply.type(mediaTypes[format]).send(await flight);
  }

  app.get('/images/assets/*', async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      for (const name of ['etag', 'vary']) reply.removeHeader(name);
      const status = error instanceof ImageProblem ? error.status : 500;
      if (error instanceof ImageProblem && error.cause !== undefined)
        logger.error({ err: error.cause }, 'the original of an asset was not read');
      if (status === 500) logger.error({ err: error }, 'asset not transformed');
      if (status === 503) reply.header('retry-after', '2');
      const title = error instanceof ImageProblem ? error.message : 'the picture could not be made';
      return reply
        .status(status)
        .header('cache-control', 'no-store')
        .type('application/problem+json')
        .send(JSON.stringify({ status, title }));
    }
  });
}
