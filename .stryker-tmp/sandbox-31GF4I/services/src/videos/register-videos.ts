// @ts-nocheck
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseByteRange } from './parse-byte-range.ts';

const mediaTypes: Readonly<Record<string, string>> = { webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' };
const routeSchema = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z]{2})?\.(?:webm|vtt)$/)) });

async function answerVideo(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const route = v.safeParse(routeSchema, request.params);
  const file = route.success ? join(root, route.output.name) : null;
  const details = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !details?.isFile()) {
    reply.header('cache-control', 'no-store').type('application/problem+json');
    return reply.status(404).send(JSON.stringify({ status: 404, title: 'there is no such film' }));
  }
  const etag = `"${details.size}-${Math.round(details.mtimeMs)}"`;
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .type(mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const isSameFile = String(request.headers['if-range'] ?? etag) === etag;
  const range = isSameFile ? parseByteRange(request.headers.range, details.size) : null;
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${details.size}`).send();
  const { start, end } = range ?? { start: 0, end: details.size - 1 };
  reply.header('content-length', end - start + 1);
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${details.size}`);
  return reply.send(createReadStream(file, { start, end }));
}

/** Adds `GET /videos/{name}` for the films and captions of a folder, with ranges so that players can seek. */
export function registerVideoRoutes(app: FastifyInstance, root: string): void {
  app.get('/videos/:name', (request, reply) => answerVideo(request, reply, root));
}

/** Registers the film service with the films of the sample content. */
export function registerVideos(app: FastifyInstance): Promise<void> {
  registerVideoRoutes(app, join(import.meta.dirname, '../../assets/videos'));
  return Promise.resolve();
}
