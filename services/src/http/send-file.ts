import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from './parse-byte-range.ts';

/** Bytes as they are served; the tag is a strong validator. */
interface ServedContent {
  readonly size: number;
  readonly mimeType: string;
  readonly tag: string;
  /** Reads a part, both ends included; what it throws is thrown before anything is answered. */
  readonly read: (part: { readonly start: number; readonly end: number }) => Promise<Readable>;
}

/** A file on disk as it is served. */
export interface ServedFile extends Omit<ServedContent, 'read'> {
  readonly path: string;
}

function listTags(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/** Answers GET and HEAD with a file: entity tag, one byte range, 304 and 416 (D-44). */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedContent,
  further: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  const { headers } = request;
  const own = { ...further, 'accept-ranges': 'bytes', etag: file.tag };
  const known = listTags(headers['if-none-match']);
  if (known.includes(file.tag) || known.includes('*')) return reply.status(304).headers(own).send();
  // A range is valid only for the file it was requested from; weak tags and dates cannot guarantee that (RFC 9110, 13.1.5).
  const condition = headers['if-range'];
  const isSameFile = condition === undefined || condition === file.tag;
  const range = isSameFile ? parseByteRange(headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ ...own, 'content-range': `bytes */${file.size}` })
      .send();
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const body = request.method === 'HEAD' ? null : await file.read({ start, end });
  reply.headers(own);
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  reply.header('content-type', file.mimeType).header('content-length', end - start + 1);
  return reply.send(body);
}

/** The same with a file on disk. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, ...file }: ServedFile,
): Promise<FastifyReply> {
  return sendContent(request, reply, { ...file, read: (part) => Promise.resolve(createReadStream(path, part)) });
}
