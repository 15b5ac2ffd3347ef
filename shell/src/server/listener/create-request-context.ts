import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import { parseCookies } from '../http/cookies.ts';
import { createInitialState } from '../request/initial-state.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ChosenComposition } from './choose-composition.ts';
import { readRequestPath } from './request-host.ts';

interface ContextSources extends ChosenComposition {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'sendsEarlyHints'>;
  readonly log: Logger;
  /** Host of the request; empty means the public origin. */
  readonly host: string;
  /** Those of the request unless given. */
  readonly cookies?: RequestContext['cookies'];
}

/** What is known about a request when it arrives. */
export function createRequestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    configuration,
    log,
    composition,
    releasePreview,
    isCohortDependent,
    newBucket,
    host,
    cookies = parseCookies(request.headers.cookie),
  }: ContextSources,
): RequestContext {
  const { PUBLIC_ORIGIN, sendsEarlyHints } = configuration;
  const knownHost = host === '' ? new URL(PUBLIC_ORIGIN).host : host;
  const protocol = PUBLIC_ORIGIN.split(':')[0] ?? 'http';
  return {
    method: request.method,
    url: URL.parse(`${protocol}://${knownHost}${readRequestPath(request.raw.url ?? '/')}`) ?? new URL(PUBLIC_ORIGIN),
    headers: request.headers,
    cookies,
    clientAddress: identifyClient(request.ip),
    readBody: () => Promise.resolve(typeof request.body === 'string' ? request.body : ''),
    sendEarlyHints: (listLinks) => {
      // Only browsers that navigate understand 103; some programs take it for the answer.
      if (!sendsEarlyHints) return;
      if (request.headers['sec-fetch-mode'] === 'navigate') reply.raw.writeEarlyHints({ link: listLinks() });
    },
    log,
    composition,
    releasePreview,
    isCohortDependent,
    newBucket,
    ...createInitialState(),
  };
}
