import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { KeptFiles } from '../kept-files/kept-files.ts';
import { migrateKeptFiles, openKeptFiles } from '../kept-files/open-kept-files.ts';
import type { ServiceContext } from '../service-context.ts';
import { createImageLoader, type ImageForm, type ImageLoader } from './create-image-loader.ts';
import { ImageProblem } from './image-problem.ts';
import { type ImageRequest, parseImageParameters } from './image-request.ts';
import { prepareImageCache } from './open-image-cache.ts';
import { parsePathDialect } from './parse-path-dialect.ts';
import { resolveFormat } from './resolve-format.ts';
import { type ImageSource, resolveSource, resolveUpload } from './resolve-source.ts';

const mediaTypes = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', avif: 'image/avif' } as const;
const querySchema = v.record(v.string(), v.string('is given twice'));
const routeSchema = v.object({ '*': v.string() });

const lasting = 'public, max-age=31536000, immutable';
const meanwhile = 'public, max-age=60';
const uploadsPrefix = 'uploads/';
const limitBytes = 512 * 1024 * 1024;

interface ImageRoutes {
  readonly root: string;
  /** Pictures that editors have sent, below `/images/uploads/`. */
  readonly uploads?: KeptFiles;
  readonly loader: ImageLoader;
  readonly avif: boolean;
  readonly logger: Logger;
}

async function answerImage(request: FastifyRequest, reply: FastifyReply, routes: ImageRoutes): Promise<FastifyReply> {
  const asked = parsePathDialect(v.parse(routeSchema, request.params)['*']);
  const query = v.safeParse(querySchema, request.query);
  if (!query.success) throw new ImageProblem(400, 'a parameter is given twice');
  const source =
    routes.uploads !== undefined && asked.path.startsWith(uploadsPrefix)
      ? await resolveUpload(routes.uploads, asked.path.slice(uploadsPrefix.length))
      : await resolveSource(routes.root, asked.path);
  const image = parseImageParameters(asked.path, { ...asked.parameters, ...query.output });
  const { form, kept, isFinal } = await chooseForm(routes, source, image, request.headers.accept ?? '');
  const etag = `"${form.key}"`;
  reply
    .header('etag', etag)
    .header('cache-control', isFinal ? lasting : meanwhile)
    .header('x-content-type-options', 'nosniff');
  if (image.format === undefined) reply.header('vary', 'Accept');
  if ((request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return reply.status(304).send();
  const picture = kept ?? (await routes.loader.load(form));
  return reply.type(mediaTypes[form.format]).send(picture);
}

interface ChosenForm {
  readonly form: ImageForm;
  /** Present when it was found while choosing. */
  readonly kept?: Buffer;
  /** False while a better form is being made. */
  readonly isFinal: boolean;
}

/** AVIF takes ten times the processor time of WebP: until it is there, a browser that was not asking by name gets WebP. */
async function chooseForm(
  { loader, avif }: ImageRoutes,
  source: ImageSource,
  image: ImageRequest,
  accept: string,
): Promise<ChosenForm> {
  const form = loader.createForm(source, image, resolveFormat(image.format, accept, avif));
  if (form.format !== 'avif' || image.format === 'avif') return { form, isFinal: true };
  const kept = await loader.findKept(form);
  if (kept) return { form, kept, isFinal: true };
  loader.makeBehind(form);
  return { form: loader.createForm(source, image, resolveFormat(undefined, accept, false)), isFinal: false };
}

function sendProblem(error: unknown, reply: FastifyReply, logger: Logger): FastifyReply {
  for (const name of ['etag', 'vary']) reply.removeHeader(name);
  reply.header('cache-control', 'no-store').type('application/problem+json');
  if (error instanceof ImageProblem) {
    if (error.cause !== undefined) logger.error({ err: error.cause }, 'the original of an image was not read');
    if (error.status === 503) reply.header('retry-after', '2');
    return reply.status(error.status).send(JSON.stringify({ status: error.status, title: error.message }));
  }
  logger.error({ err: error }, 'image not made');
  return reply.status(500).send(JSON.stringify({ status: 500, title: 'the picture could not be made' }));
}

/** Adds `GET /images/*` for pictures under a folder, in the query dialect and the path dialect (SRV-058). */
export function registerImageRoutes(app: FastifyInstance, routes: ImageRoutes): void {
  app.get('/images/*', async (request, reply) => {
    try {
      return await answerImage(request, reply, routes);
    } catch (error) {
      return sendProblem(error, reply, routes.logger);
    }
  });
}

/** Registers the image service. */
export async function registerImages(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { logger, configuration, database } = context;
  const openCache = prepareImageCache(app, { configuration, logger, name: 'images-cache', limitBytes });
  const loader = createImageLoader(await openCache(), logger);
  await migrateKeptFiles(database);
  const { files } = openKeptFiles(database, configuration, 'content-assets');
  app.addHook('onClose', async () => files.close());
  app.watchQueue('images', () => ({ waiting: loader.countWaiting().asked }));
  app.watchQueue('images-behind', () => ({ waiting: loader.countWaiting().behind }));
  registerImageRoutes(app, {
    root: join(import.meta.dirname, '../../assets/images'),
    uploads: files,
    loader,
    avif: configuration.makesAvif,
    logger,
  });
}
