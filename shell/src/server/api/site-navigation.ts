import { createLocale, isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { isEditor } from '../access/editor-stage.ts';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../answer.ts';
import type { RequestContext } from '../request-context.ts';
import type { ContentStage } from '../shell-services.ts';

// Empty as the specification's address without a choice.
const stageSchema = v.optional(
  v.pipe(
    v.picklist(['', 'DRAFT', 'PUBLISHED']),
    v.transform((stage) => (stage === '' ? 'PUBLISHED' : stage)),
  ),
  'PUBLISHED',
);

/** Header and footer of a site in one language, published or, for editors, in draft (SRV-022..024, EDT-011). */
export async function answerSiteNavigation(context: RequestContext): Promise<Answer> {
  const { url, method, services } = context;
  if (method !== 'GET') return createProblemAnswer(405, 'The navigation is read by GET');
  const match = /^\/api\/site-navigation\/(public|editor)\/([\w-]{1,64})$/.exec(url.pathname);
  const language = url.searchParams.get('lang') ?? 'en';
  if (!match || !isUiLanguage(language)) return createProblemAnswer(404, 'There is no such navigation');
  const isForEditors = match[1] === 'editor';
  if (isForEditors && !isEditor(context)) return createProblemAnswer(401, 'Sign in to the editor area first');
  const wanted = v.safeParse(stageSchema, url.searchParams.get('stage') ?? undefined);
  if (isForEditors && !wanted.success) return createProblemAnswer(400, 'The stage is DRAFT or PUBLISHED');
  const stage: ContentStage = isForEditors && wanted.success ? wanted.output : 'PUBLISHED';
  const system = await services.loadSystem();
  const site = system.sites.find((candidate) => candidate.id === match[2]);
  if (!site) return createProblemAnswer(404, 'There is no such site');
  const locale = createLocale(language, 'ALL');
  const isAddressedBySlug = site.slug !== null && site.domains.length === 0;
  const urlPrefix = `/${language}${isAddressedBySlug ? `/${site.slug}` : ''}`;
  return createJsonAnswer(200, await services.loadNavigation(site, locale, urlPrefix, stage));
}
