import type { Server } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { type AnswerFailure, createFailureOptions } from './answer-failure.ts';
import {
  pickAnswerHeaders,
  pickRequestHeaders,
  waitUnlessSentAgain,
  withoutForgedCookies,
  withoutOwnCookies,
} from './backend-headers.ts';

/** What the provider needs from a visitor: its own session, the token it has issued, and the visitor's address. */
const requestNames = [
  'accept-language',
  'accept-api-version',
  'authorization',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  requestedWithHeader,
  'x-requested-platform',
  'access-control-request-headers',
  'access-control-request-method',
  'if-none-match',
];
const answerNames = [
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'content-api-version',
  'content-language',
  'content-security-policy',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'referrer-policy',
  'vary',
  'www-authenticate',
  'x-frame-options',
];

/**
 * `/am`: the identity provider. It serves its own pages and takes passwords, so it is trusted like the shell; still, it
 * neither sees nor sets cookies or tokens of the shell (decision 0020).
 */
export async function registerIdentityProxy(
  app: FastifyInstance<Server>,
  configuration: Configuration,
  answerFailure: AnswerFailure,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: configuration.IDENTITY_ORIGIN,
    prefix: identityPrefix,
    rewritePrefix: identityPrefix,
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: {
      ...createFailureOptions(
        { name: 'identity', origin: configuration.IDENTITY_ORIGIN, failure: 'A part of this site does not answer' },
        answerFailure,
      ),
      rewriteRequestHeaders: (request, headers) => {
        const cookie = withoutOwnCookies(request.headers.cookie);
        return {
          ...pickRequestHeaders(configuration.IDENTITY_ORIGIN, headers, requestNames),
          ...waitUnlessSentAgain(request.method),
          ...(cookie === undefined ? {} : { cookie }),
          'x-forwarded-host': request.host,
          'x-forwarded-proto': configuration.PUBLIC_ORIGIN.split(':')[0] ?? 'http',
          'x-forwarded-for': request.ip,
        };
      },
      rewriteHeaders: (headers) => {
        const cookies = withoutForgedCookies(headers['set-cookie']);
        return {
          ...pickAnswerHeaders(headers, [...answerNames, 'content-encoding']),
          ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
        };
      },
    },
  });
}
