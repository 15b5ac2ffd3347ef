import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ServiceContext } from '../service-context.ts';
import { listSampleFiles } from './list-sample-files.ts';
import { parseByteRange } from './parse-byte-range.ts';
import { type StoredFile, storeFiles } from './store-files.ts';

const parametersSchema = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,150}$/)) });

function listTags(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const { headers } = request;
  reply.header('accept-ranges', 'bytes').header('etag', file.tag);
  const known = listTags(headers['if-none-match']);
  if (known.includes(file.tag) || known.includes('*')) return reply.status(304).send();
  // A part is good only for the file it was asked of; weak tags and dates cannot promise that (RFC 9110, 13.1.5).
  const condition = headers['if-range'];
  const isSameFile = condition === undefined || condition === file.tag;
  const range = isSameFile ? parseByteRange(headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  reply.header('content-type', file.mimeType).header('content-length', end - start + 1);
  return reply.send(request.method === 'HEAD' ? null : createReadStream(file.path, { start, end }));
}

/** Serves `GET` and `HEAD /files/:name` with entity tags and byte ranges; names come from FileDownload.handle (D-44). */
export async function registerFiles(
  app: FastifyInstance,
  { configuration }: Pick<ServiceContext, 'configuration'>,
): Promise<void> {
  const files = await storeFiles(join(configuration.dataDirectory, 'files'), listSampleFiles());
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    handler: (request, reply) => {
      const parameters = v.safeParse(parametersSchema, request.params);
      const file = parameters.success ? files.get(parameters.output.name) : undefined;
      return file === undefined ? reply.status(404).send({ message: 'Unknown file' }) : sendFile(request, reply, file);
    },
  });
}
