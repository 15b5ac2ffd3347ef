import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { sendFile } from '../http/send-file.ts';
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

/** Adds `GET` and `HEAD /uploads/files/:id`: an uploaded file for the holder of a signed link (PUB-035). */
export function registerFileLinks(
  app: FastifyInstance,
  database: UploadDatabase,
  { directory, key }: { readonly directory: string; readonly key: Buffer },
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
      const path = join(directory, id);
      const size = (await stat(path).catch(() => null))?.size;
      if (row?.media_type == null || size === undefined) return refuse(reply, 404, 'There is no such file');
      reply
        .header('content-disposition', writeFileDisposition(row.name, row.media_type))
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff');
      return sendFile(request, reply, { path, size, mimeType: row.media_type, tag: `"${id}"` });
    },
  });
}
