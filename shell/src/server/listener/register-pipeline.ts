import type { Server } from 'node:http';
import { uploadedFileEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../api/endpoints.ts';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import type { Shell } from '../request/shell.ts';
import { handleRequest, type RequestHandling } from './handle-request.ts';

/** Gives everything that no proxy takes to the pipeline. */
export function registerPipeline(
  app: FastifyInstance<Server>,
  shell: Shell,
  { answerFailure, ...parts }: RequestHandling & { readonly answerFailure: AnswerFailure },
): void {
  const handle = (request: FastifyRequest, reply: FastifyReply) => handleRequest(request, reply, shell, parts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '/*', handler: handle });
  for (const endpoint of Object.values(endpoints)) {
    if ('maxBodyBytes' in endpoint) app.post(endpoint.path, { bodyLimit: endpoint.maxBodyBytes }, handle);
  }
  // The proxy of uploads takes HEAD below its prefix; that of a stored file is ours.
  app.head(uploadedFileEndpoint.path, handle);
  // Methods without a route go through the pipeline as well, which refuses them.
  app.setNotFoundHandler(handle);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    answerFailure(
      error instanceof StatusError ? error : new StatusError(error.statusCode ?? 500, error.message, { cause: error }),
      request,
      reply,
    ),
  );
}
