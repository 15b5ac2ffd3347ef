import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { isBearerOf } from '../../http/is-bearer-of.ts';
import { FilesAwayError, filesAwaySeconds, type KeptFiles } from '../../kept-files/kept-files.ts';
import { createUserId } from '../access/content-access.ts';
import type { FieldValues } from '../model/content-document.ts';
import { findAuthor } from '../name-author.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import { createEntry, publishEntry } from '../publishing/write-entries.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { maxPictureBytes, preparePicture } from './prepare-picture.ts';

interface UploadOptions {
  readonly publishing: PublishingContext;
  readonly token: string;
  /** The uploaded pictures; the image service shows them below `/images/uploads/`. */
  readonly files: KeptFiles;
  readonly logger: Logger;
}

/**
 * `POST /content/assets?fileName=&language=&alternativeText=` with the bytes of a picture, only for the shell: stores
 * it, creates its Asset and publishes it. 413 above 10 MB, 415 for anything but a picture, 503 while it cannot be kept.
 */
export async function registerAssetUpload(
  scope: FastifyInstance,
  { publishing, token, files, logger }: UploadOptions,
): Promise<void> {
  const { database, contentModel } = publishing;
  const querySchema = v.object({
    fileName: v.pipe(v.string(), v.trim(), v.regex(/^[^\p{C}/\\]{1,120}$/u)),
    language: v.picklist(contentModel.locales),
    alternativeText: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  });

  scope.addHook('onRequest', async (request, reply) => {
    if (!isBearerOf(request.headers.authorization, token)) {
      await reply.status(401).send({ error: 'token is not valid' });
    }
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPictureBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.post('/content/assets', { bodyLimit: maxPictureBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'fileName, language and alternativeText are needed' });
    const picture = Buffer.isBuffer(request.body) ? await preparePicture(request.body) : undefined;
    if (picture === undefined) return reply.status(415).send({ error: 'the file is no picture that can be shown' });
    const { fileName, language, alternativeText } = query.output;
    const author =
      (await findAuthor(publishing, { mayNameAuthors: true }, request.headers)) ?? createUserId('Editor area');
    const handle = randomUUID().replaceAll('-', '');
    try {
      await files.write(`${handle}.webp`, picture.file);
    } catch (error) {
      if (!(error instanceof FilesAwayError)) throw error;
      logger.error({ err: error }, 'a picture of an editor was not kept');
      reply.header('retry-after', filesAwaySeconds);
      return reply.status(503).send({ error: 'pictures cannot be kept at the moment' });
    }
    const { file, ...sizes } = picture;
    const values = {
      ...{ fileName, handle, mimeType: 'image/webp', size: file.length, url: `/images/uploads/${handle}.webp` },
      ...sizes,
    };
    const id = await publishing.write(async () => {
      const made = await runInTransaction(database, async (transaction) => {
        const byLocale = new Map<string, FieldValues>([
          ['', values],
          [language, { alternativeText }],
        ]);
        const created = await createEntry(transaction, 'Asset', { values: byLocale, removed: [] }, author);
        await publishEntry(transaction, created, ['', language], author);
        return created;
      });
      return { result: made, changed: [made] };
    });
    return reply.status(201).send({ id, fileName, url: values.url, ...sizes, alternativeText });
  });
}
