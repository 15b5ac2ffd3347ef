// @ts-nocheck
import type { Answer } from './answer.ts';
import type { RequestContext, Stage } from './request-context.ts';
import { applyFlags } from './stages/apply-flags.ts';
import { chooseStage } from './stages/choose-stage.ts';
import { guardPage } from './stages/guard-page.ts';
import { refuseUnknownId } from './stages/refuse-unknown-id.ts';
import { renderPage } from './stages/render-page.ts';
import { resolveRequestAddress } from './stages/resolve-request-address.ts';
import { serveFeed } from './stages/serve-feed.ts';

/** From an address to its page: the end of the pipeline, and the way back from a form to the page it stands on. */
export const pageStages: readonly Stage[] = [
  applyFlags,
  resolveRequestAddress,
  serveFeed,
  chooseStage,
  refuseUnknownId,
  guardPage,
  renderPage,
];

/** Runs stages in order until one answers. */
export async function runStages(context: RequestContext, stages: readonly Stage[]): Promise<Answer> {
  for (const stage of stages) {
    const answer = await stage.run(context);
    if (answer) return answer;
  }
  throw new Error('No stage of the pipeline answered');
}
