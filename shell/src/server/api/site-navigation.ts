import { createLocale, isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../http/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ContentStage } from '../request/shell-services.ts';

// Empty as the specification's address without a choice.
const stageSchema = v.optional(
  v.pipe(
    v.picklist(['', 'DRAFT', 'PUBLISHED']),
    v.transform((stage) => (stage === '' ? 'PUBLISHED' : stage)),
  ),
  'PUBLISHED',
);

/** Header and footer of a site in one language, as they are published (SRV-022, SRV-023). */
export function answerNavigation(context: RequestContext): Promise<Answer> {
  return answerInStage(context, 'PUBLISHED');
}

/** The same for editors, in the stage that is asked for (SRV-024, EDT-011). */
export async function answerDraftNavigation(context: RequestContext): Promise<Answer> {
  const stage = v.safeParse(stageSchema, context.url.searchParams.get('stage') ?? undefined);
  if (!stage.success) return createProblemAnswer(400, 'The stage is DRAFT or PUBLISHED');
  return answerInStage(context, stage.output);
}

async function answerInStage({ url, services }: RequestContext, stage: ContentStage): Promise<Answer> {
  const siteId = /^\/api\/site-navigation\/[a-z]+\/([\w-]{1,64})$/.exec(url.pathname)?.[1];
  const language = url.searchParams.get('lang') ?? 'en';
  if (siteId === undefined || !isUiLanguage(language)) return createProblemAnswer(404, 'There is no such navigation');
  const system = await services.loadSystem();
  const site = system.sites.find((candidate) => candidate.id === siteId);
  if (!site) return createProblemAnswer(404, 'There is no such site');
  const locale = createLocale(language, 'ALL');
  const isAddressedBySlug = site.slug !== null && site.domains.length === 0;
  const urlPrefix = `/${language}${isAddressedBySlug ? `/${site.slug}` : ''}`;
  return createJsonAnswer(200, await services.loadNavigation(site, locale, urlPrefix, stage));
}
