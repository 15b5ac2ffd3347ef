import type { Answer } from '../http/answer.ts';
import { pageStages, runStages } from '../page-steps/page-stages.ts';
import { pinPort } from '../page-steps/pin-origin.ts';
import type { RequestContext, Stage } from '../request/request-context.ts';
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

/** The life of a request, top to bottom. The first stage that answers ends it; a throw becomes the error page. */
export const pipeline: readonly Stage[] = [
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
  ...pageStages,
];

/** Runs the stages in order; render-page answers everything that is left. */
export function runPipeline(context: RequestContext): Promise<Answer> {
  return runStages(context, pipeline);
}
