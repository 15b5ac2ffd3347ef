import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { sendContent } from '../http/send-file.ts';
import { FilesAwayError, filesAwaySeconds, type KeptFiles } from '../kept-files/kept-files.ts';
import { checkSignedFile } from './signed-file.ts';
import type { UploadDatabase } from './upload-database.ts';
import { writeFileDisposition } from './write-file-disposition.ts';

const linkSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{36}$/)),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  signature: v.pipe(v.string(), v.maxLength(100)),
});
/** A stranger's file may be viewed, but nothing in it may run. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

const refuse = (reply: FastifyReply, status: number, title: string) =>
  reply.status(status).header('content-type', 'application/problem+json').send({ type: 'about:blank', title, status });

interface FileLinks {
  readonly files: KeptFiles;
  readonly key: Buffer;
  readonly logger: Logger;
}

/**
 * Adds `GET` and `HEAD /uploads/files/:id`: an uploaded file for the holder of a signed link (PUB-035); 503 while it cannot
 * be read.
 */
export function registerFileLinks(
  app: FastifyInstance,
  database: UploadDatabase,
  { files, key, logger }: FileLinks,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/uploads/files/:id',
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const link = v.safeParse(linkSchema, Object.assign({}, request.query, request.params));
      const state = link.success ? checkSignedFile(key, link.output) : 'forged';
      if (!link.success || state === 'forged') return refuse(reply, 404, 'There is no such file');
      if (state === 'expired') return refuse(reply, 410, 'The link to this file has expired');
      const { id } = link.output;
      const row = await database
        .selectFrom('upload_file')
        .select(['name', 'media_type'])
        .where('id', '=', id)
        .where('state', '=', 'complete')
        .executeTakeFirst();
      const file = row?.media_type == null ? null : await files.find(id);
      if (row?.media_type == null || file === null) return refuse(reply, 404, 'There is no such file');
      const content = { size: file.bytes, mimeType: row.media_type, tag: `"${id}"`, read: file.read };
      const headers = {
        'content-disposition': writeFileDisposition(row.name, row.media_type),
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      };
      try {
        return await sendContent(request, reply, content, headers);
      } catch (error) {
        if (!(error instanceof FilesAwayError)) throw error;
        logger.error({ err: error }, 'an uploaded file was not read');
        reply.header('retry-after', filesAwaySeconds);
        return refuse(reply, 503, 'The file cannot be read at the moment');
      }
    },
  });
}
