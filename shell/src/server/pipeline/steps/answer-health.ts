import { answerOperations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import { createProblemResponse } from '../../http/shell-response.ts';
import type { Step } from '../../request/step.ts';

/**
 * `/healthz`: the process runs; `/readyz`: it takes requests. `/metrics` and the reasons are for the operator: at the port of the
 * site they answer only where nobody else can reach it.
 */
export const answerHealth: Step<'operations' | 'configuration'> = {
  name: 'answer-health',
  run: async ({ url }, { operations, configuration }) => {
    const inDetail = !configuration.isProduction && configuration.METRICS_PORT === undefined;
    const response = await answerOperations(operations, url.pathname, inDetail);
    // Not the designed page: that would ask the content system what it thinks of a collector.
    if (response === null)
      return url.pathname === '/metrics' ? createProblemResponse(404, 'There is nothing here') : undefined;
    const { status, type, body } = response;
    return { status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
  },
};
