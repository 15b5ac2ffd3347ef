import { answerOperations } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import { createProblemResponse } from '../../http/shell-response.ts';
import type { Step } from '../../request/step.ts';

const ownPaths: ReadonlySet<string> = new Set(['/metrics', '/_composition']);

/**
 * `/healthz`: the process runs; `/readyz`: it accepts requests. `/metrics`, `/_composition` and the reasons are for the
 * operator: the port of the site serves them only when it is not reachable from other machines.
 */
export const answerHealth: Step<'operations' | 'configuration'> = {
  name: 'answer-health',
  run: async ({ url }, { operations, configuration }) => {
    const inDetail = !configuration.isProduction && configuration.METRICS_PORT === undefined;
    const response = await answerOperations(operations, url.pathname, inDetail);
    // Not the designed page, which would query the content system for every poll of a metrics collector.
    if (response === null)
      return ownPaths.has(url.pathname) ? createProblemResponse(404, 'There is nothing here') : undefined;
    const { status, type, body } = response;
    return { status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
  },
};
