import type { Step } from '../request/step.ts';
import { applyFlags } from './apply-flags.ts';
import { chooseContentStage } from './choose-content-stage.ts';
import { guardPage } from './guard-page.ts';
import { keepCohort } from './keep-cohort.ts';
import { openReleasePreview } from './open-release-preview.ts';
import { pinHost } from './pin-origin.ts';
import { refuseUnknownId } from './refuse-unknown-id.ts';
import { renderPage } from './render-page.ts';
import { resolveRequestAddress } from './resolve-request-address.ts';
import { serveFeed } from './serve-feed.ts';

/** From an address to its page: the last steps of the pipeline, also used to render the page of a form again. */
export const pageSteps: readonly Step[] = [
  pinHost,
  applyFlags,
  openReleasePreview,
  resolveRequestAddress,
  serveFeed,
  chooseContentStage,
  refuseUnknownId,
  guardPage,
  keepCohort,
  renderPage,
];
