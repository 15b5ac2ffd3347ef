// @ts-nocheck
import { createJsonAnswer, createTextAnswer } from '../answer.ts';
import type { Stage } from '../request-context.ts';

/** `/healthz`: the process runs; `/readyz`: it can draw pages; `/metrics`: Prometheus text. */
export const answerHealth: Stage = {
  name: 'answer-health',
  run: async ({ url, services }) => {
    if (url.pathname === '/healthz') return createTextAnswer(200, 'ok');
    if (url.pathname === '/readyz') {
      const problems = services.findReadinessProblems();
      return createJsonAnswer(problems.length === 0 ? 200 : 503, { ready: problems.length === 0, problems });
    }
    if (url.pathname === '/metrics') {
      const { registry } = services.metrics;
      return {
        status: 200,
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
        body: await registry.metrics(),
      };
    }
    return undefined;
  },
};
