import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Logger } from 'pino';
import { createTextResponse } from '../http/shell-response.ts';
import { answerError, type ErrorPart } from '../pages/answer-error.ts';
import type { AnswerFailure } from '../proxies/answer-failure.ts';
import type { Shell } from '../request/shell.ts';
import { createRequestContext } from './create-request-context.ts';
import { hasReadableHost } from './request-host.ts';
import { sendResponse } from './send-response.ts';

/** Answers what failed outside the pipeline with the same designed page. */
export function createAnswerFailure(shell: Pick<Shell, ErrorPart | 'releases'>, log: Logger): AnswerFailure {
  return async (error, request, reply) => {
    // The failure may have been caused by the host.
    const host = hasReadableHost(request.raw, request.host) ? request.host : '';
    const context = createRequestContext(request, reply, {
      ...{ log, host },
      configuration: shell.configuration,
      composition: shell.releases.current(),
      releasePreview: null,
      isCohortDependent: false,
      newBucket: null,
    });
    const response = await answerError(context, error, shell).catch(() =>
      createTextResponse(error instanceof StatusError ? error.status : 500, 'The request could not be answered.'),
    );
    return sendResponse(reply, response, context.setCookies);
  };
}
