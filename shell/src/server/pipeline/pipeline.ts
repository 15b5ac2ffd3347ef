import type { ShellResponse } from '../http/shell-response.ts';
import { pageSteps } from '../page-steps/page-steps.ts';
import { pinPort } from '../page-steps/pin-origin.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { runSteps, type Step } from '../request/step.ts';
import { answerApi } from './steps/answer-api.ts';
import { answerBuilds } from './steps/answer-builds.ts';
import { answerHealth } from './steps/answer-health.ts';
import { refuseMethod } from './steps/refuse-method.ts';
import { refuseOversizedRequest } from './steps/refuse-oversized-request.ts';
import { serveBlankCallback } from './steps/serve-blank-callback.ts';
import { serveFile } from './steps/serve-file.ts';
import { serveIcon } from './steps/serve-icon.ts';
import { serveReleaseFile } from './steps/serve-release-file.ts';
import { serveRobots } from './steps/serve-robots.ts';
import { serveSecurityContact } from './steps/serve-security-contact.ts';
import { serveSitemap } from './steps/serve-sitemap.ts';
import { serveUploadedFile } from './steps/serve-uploaded-file.ts';

/** The life of a request, top to bottom. The first step that answers ends it; an exception becomes the error page. */
export const pipeline: readonly Step[] = [
  refuseOversizedRequest,
  answerHealth,
  serveIcon,
  serveReleaseFile,
  answerBuilds,
  serveUploadedFile,
  answerApi,
  refuseMethod,
  pinPort,
  serveRobots,
  serveSitemap,
  serveSecurityContact,
  serveBlankCallback,
  serveFile,
  ...pageSteps,
];

/** Runs the steps in order; render-page answers everything that is left. */
export function runPipeline(context: RequestContext, shell: Shell): Promise<ShellResponse> {
  return runSteps(pipeline, context, shell);
}
