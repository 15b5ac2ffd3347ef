// @ts-nocheck
import type { Answer } from './answer.ts';
import { pageStages, runStages } from './page-stages.ts';
import type { RequestContext, Stage } from './request-context.ts';
import { answerApi } from './stages/answer-api.ts';
import { answerBuilds } from './stages/answer-builds.ts';
import { answerHealth } from './stages/answer-health.ts';
import { refuseMethod } from './stages/refuse-method.ts';
import { refuseOversizedRequest } from './stages/refuse-oversized-request.ts';
import { serveBlankCallback } from './stages/serve-blank-callback.ts';
import { serveFile } from './stages/serve-file.ts';
import { serveIcon } from './stages/serve-icon.ts';
import { serveReleaseFile } from './stages/serve-release-file.ts';
import { serveRobots } from './stages/serve-robots.ts';
import { serveSecurityContact } from './stages/serve-security-contact.ts';
import { serveSitemap } from './stages/serve-sitemap.ts';
import { serveUploadedFile } from './stages/serve-uploaded-file.ts';

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
