import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendFile } from '../http/send-file.ts';

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
  reply.header('cache-control', 'public, max-age=86400').header('x-content-type-options', 'nosniff');
  const tag = `"${details.size}-${Math.round(details.mtimeMs)}"`;
  const mimeType = mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return sendFile(request, reply, { path: file, size: details.size, mimeType, tag });
}

/** Adds `GET` and `HEAD /videos/{name}` for the films and captions of a folder, with ranges so that players can seek. */
export function registerVideoRoutes(app: FastifyInstance, root: string): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/videos/:name',
    handler: (request, reply) => answerVideo(request, reply, root),
  });
}

/** Registers the film service with the films of the sample content. */
export function registerVideos(app: FastifyInstance): Promise<void> {
  registerVideoRoutes(app, join(import.meta.dirname, '../../assets/videos'));
  return Promise.resolve();
}
