import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendFile } from '../../http/send-file.ts';
import { checkSignedFile } from '../../uploads/signed-file.ts';
import type { Downloads } from '../model/downloads.ts';
import { nameDownloadLink } from './load-downloads.ts';

const linkSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,100}$/)),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  signature: v.pipe(v.string(), v.maxLength(100)),
});

/** Adds `GET` and `HEAD /service-desk/downloads/:name` with ranges, for holders of a signed link (POR-028). */
export function registerDownloadFiles(app: FastifyInstance, downloads: Downloads, key: Buffer): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/service-desk/downloads/:name',
    handler: (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const link = v.safeParse(linkSchema, Object.assign({}, request.query, request.params));
      const file = link.success ? downloads.files.get(link.output.name) : undefined;
      const state =
        link.success && file !== undefined
          ? checkSignedFile(key, { ...link.output, id: nameDownloadLink(link.output.name) })
          : 'forged';
      if (file === undefined || !link.success || state !== 'valid') {
        const status = state === 'expired' ? 410 : 404;
        const title = state === 'expired' ? 'The link to this file has expired' : 'There is no such file';
        return reply.status(status).type('application/problem+json').send({ type: 'about:blank', title, status });
      }
      reply
        .header('content-disposition', `attachment; filename="${link.output.name}"`)
        .header('x-content-type-options', 'nosniff');
      return sendFile(request, reply, file);
    },
  });
}
