import type { Answer } from '../http/answer.ts';
import type { RequestContext, Stage } from '../request/request-context.ts';
import { applyFlags } from './apply-flags.ts';
import { chooseStage } from './choose-stage.ts';
import { guardPage } from './guard-page.ts';
import { pinHost } from './pin-origin.ts';
import { refuseUnknownId } from './refuse-unknown-id.ts';
import { renderPage } from './render-page.ts';
import { resolveRequestAddress } from './resolve-request-address.ts';
import { serveFeed } from './serve-feed.ts';

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
