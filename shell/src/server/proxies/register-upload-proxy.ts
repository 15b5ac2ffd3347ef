import type { Server } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { uploadsEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { formTokenHeader } from '@kmx/shared-contracts/headers.ts';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { checkFormToken } from '../forms/form-token.ts';
import { isSameOrigin } from '../http/is-same-origin.ts';
import { createProblemResponse } from '../http/shell-response.ts';
import { deriveSigningKey } from '../secrets/signing-key.ts';
import { type AnswerFailure, createFailureOptions } from './answer-failure.ts';
import { pickAnswerHeaders, pickRequestHeaders, waitUnlessSentAgain } from './backend-headers.ts';

const requestNames = [
  'tus-resumable',
  'upload-checksum',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
const answerNames = [
  'location',
  'tus-checksum-algorithm',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/**
 * The way of files to the service that keeps them: streamed, never held in memory; only for pages of this site, and a
 * new file only with the token of a form (PUB-035, PUB-105).
 */
export async function registerUploadProxy(
  app: FastifyInstance<Server>,
  configuration: Configuration,
  answerFailure: AnswerFailure,
): Promise<void> {
  const key = deriveSigningKey(configuration.EDITOR_SECRET, 'form-token');
  const prefix = uploadsEndpoint.path;
  const upstream = new URL(configuration.formsEndpoint).origin;
  await app.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    httpMethods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    http: { requestOptions: { timeout: 15_000 } },
    preHandler: (request, reply, done) => {
      const { headers, method } = request;
      const url = new URL(`http://${headers.host ?? 'localhost'}`);
      const token = headers[formTokenHeader];
      const state = checkFormToken(key, typeof token === 'string' ? token : '');
      // A picture may be chosen as soon as the page has loaded, so `early` is acceptable here.
      const hasToken = method !== 'POST' || state === 'valid' || state === 'early';
      if (isSameOrigin({ headers, url }) && hasToken) done();
      else {
        const refusal = createProblemResponse(403, 'Files are taken from forms of this site only');
        void reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
      }
    },
    replyOptions: {
      ...createFailureOptions(
        { name: 'uploads', origin: upstream, failure: 'Files cannot be taken at the moment' },
        answerFailure,
      ),
      rewriteRequestHeaders: (request, headers) => ({
        ...pickRequestHeaders(upstream, headers, requestNames),
        ...waitUnlessSentAgain(request.method),
        authorization: `Bearer ${configuration.formsToken}`,
        'x-forwarded-for': request.ip,
      }),
      rewriteHeaders: (headers) => pickAnswerHeaders(headers, answerNames),
    },
  });
}
