import type { Answer } from './answer.ts';
import type { RequestContext, Stage } from './request-context.ts';
import { applyFlags } from './stages/apply-flags.ts';
import { chooseStage } from './stages/choose-stage.ts';
import { guardPage } from './stages/guard-page.ts';
import { pinHost } from './stages/pin-origin.ts';
import { refuseUnknownId } from './stages/refuse-unknown-id.ts';
import { renderPage } from './stages/render-page.ts';
import { resolveRequestAddress } from './stages/resolve-request-address.ts';
import { serveFeed } from './stages/serve-feed.ts';

/** From an address to its page: the end of the pipeline, and the way back from a form to the page it stands on. */
export const pageStages: readonly Stage[] = [
  pinHost,
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
    const running = stage.run(context);
    // Most stages know at once that a request is not theirs; waiting for each would cost a kept page a good part of its time.
    const answer = running instanceof Promise ? await running : running;
    if (answer) return answer;
  }
  throw new Error('No stage of the pipeline answered');
}
