import { noteArea } from '@kmx/server-kit/operations/request-scope.server.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { readLivingCookies } from '../access/editor-visit.ts';
import { findDeadlineMs } from '../api/find-endpoint.ts';
import { createTextResponse } from '../http/shell-response.ts';
import { answerError } from '../pages/answer-error.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import type { Shell } from '../request/shell.ts';
import { chooseComposition } from './choose-composition.ts';
import { createRequestContext } from './create-request-context.ts';
import { describeAsker } from './describe-asker.ts';
import { keepFromSharedCaches } from './keep-from-shared-caches.ts';
import { keepAnswer } from './micro-cache/keep-answer.ts';
import type { MicroCache } from './micro-cache/micro-cache.ts';
import { sendResponse } from './send-response.ts';
import { tellCdn } from './tell-cdn.ts';

/** Part of the page's deadline that is kept for rendering the error page. */
const errorPageReserveMs = 400;

/** What a request is handled with besides the shell. */
export interface RequestHandling {
  readonly log: Logger;
  readonly microCache: MicroCache;
}

/** Runs the pipeline for a request and sends its response, or the error page when it fails or takes too long. */
export async function handleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: Shell,
  { log, microCache }: RequestHandling,
): Promise<FastifyReply> {
  const { configuration } = shell;
  const answers = microCache.readCurrent();
  const cookies = await readLivingCookies(request.headers.cookie, shell);
  const asker = describeAsker(request, cookies, configuration.COUNTRY_HEADER);
  const context = createRequestContext(request, reply, {
    ...{ configuration, log, cookies },
    ...(await chooseComposition(asker, shell.releases, { cohortKey: configuration.cohortKey, log })),
    host: request.host,
  });
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  // Backends that are slow one after the other must not add up to more than a visitor waits (promise 1).
  const timer = setTimeout(
    () => reject(new StatusError(shell.isContentBusy() ? 503 : 504, 'The page took too long')),
    findDeadlineMs(context.url.pathname) ?? configuration.PAGE_DEADLINE_MS - errorPageReserveMs,
  );
  const response = await Promise.race([runPipeline(context, shell), deadline])
    .catch((error: unknown) =>
      answerError(context, error, shell).catch((nextError: unknown) => {
        log.error({ err: nextError }, 'even the error page failed');
        return createTextResponse(500, 'An unexpected error occurred. Please try again later.');
      }),
    )
    .finally(() => clearTimeout(timer));
  if (context.address) noteArea(context.address.remote ?? 'sign-in');
  const sent = tellCdn(keepFromSharedCaches(response, context), context, shell);
  sendResponse(reply, sent, context.setCookies);
  keepAnswer(answers, { request, reply }, context, sent);
  return reply;
}
