import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { answerEndpoint } from '../../api/answer-endpoint.ts';
import { findEndpoint } from '../../api/find-endpoint.ts';
import { createProblemAnswer } from '../../http/answer.ts';
import type { Stage } from '../../request/request-context.ts';

/** Same-origin endpoints of the shell itself, by the table in `api/endpoints.ts`; an unknown one is a problem, never a page. */
export const answerApi: Stage = {
  name: 'answer-api',
  run: (context) => {
    const { pathname } = context.url;
    const name = findEndpoint(pathname);
    if (name !== undefined) return answerEndpoint(name, context);
    return pathname.startsWith(apiPrefix) ? createProblemAnswer(404, 'There is no such endpoint') : undefined;
  },
};
