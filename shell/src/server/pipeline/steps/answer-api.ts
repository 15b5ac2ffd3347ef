import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { answerEndpoint } from '../../api/answer-endpoint.ts';
import { findEndpoint } from '../../api/find-endpoint.ts';
import { createProblemResponse } from '../../http/shell-response.ts';
import type { Step } from '../../request/step.ts';

/** Same-origin endpoints of the shell itself, by the table in `api/endpoints.ts`; an unknown one is a problem, never a page. */
export const answerApi: Step = {
  name: 'answer-api',
  run: (context, shell) => {
    const { pathname } = context.url;
    const name = findEndpoint(pathname);
    if (name !== undefined) return answerEndpoint(name, context, shell);
    return pathname.startsWith(apiPrefix) ? createProblemResponse(404, 'There is no such endpoint') : undefined;
  },
};
