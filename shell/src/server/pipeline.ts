import type { Answer } from './answer.ts';
import type { RequestContext, Stage } from './request-context.ts';
import { answerApi } from './stages/answer-api.ts';
import { answerBuilds } from './stages/answer-builds.ts';
import { answerHealth } from './stages/answer-health.ts';
import { applyFlags } from './stages/apply-flags.ts';
import { redirectDirectPage } from './stages/redirect-direct-page.ts';
import { refuseMethod } from './stages/refuse-method.ts';
import { refuseOversizedRequest } from './stages/refuse-oversized-request.ts';
import { renderPage } from './stages/render-page.ts';
import { resolveRequestAddress } from './stages/resolve-request-address.ts';
import { serveBlankCallback } from './stages/serve-blank-callback.ts';
import { serveIcon } from './stages/serve-icon.ts';
import { serveReleaseFile } from './stages/serve-release-file.ts';

/** The life of a request, top to bottom. The first stage that answers ends it; a throw becomes the error page. */
export const pipeline: readonly Stage[] = [
  refuseOversizedRequest,
  answerHealth,
  serveIcon,
  serveReleaseFile,
  answerBuilds,
  answerApi,
  refuseMethod,
  serveBlankCallback,
  applyFlags,
  resolveRequestAddress,
  redirectDirectPage,
  renderPage,
];

/** Runs the stages in order; render-page answers everything that is left. */
export async function runPipeline(context: RequestContext, stages: readonly Stage[] = pipeline): Promise<Answer> {
  for (const stage of stages) {
    const answer = await stage.run(context);
    if (answer) return answer;
  }
  throw new Error('No stage of the pipeline answered');
}
