import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from './parse-byte-range.ts';

/** A file on disk as it is served; the tag is a strong validator. */
export interface ServedFile {
  readonly path: string;
  readonly size: number;
  readonly mimeType: string;
  readonly tag: string;
}

function listTags(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Answers GET and HEAD with a file: entity tag, one byte range, 304 and 416 (D-44). */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const { headers } = request;
  reply.header('accept-ranges', 'bytes').header('etag', file.tag);
  const known = listTags(headers['if-none-match']);
  if (known.includes(file.tag) || known.includes('*')) return reply.status(304).send();
  // A range is valid only for the file it was requested from; weak tags and dates cannot guarantee that (RFC 9110, 13.1.5).
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
