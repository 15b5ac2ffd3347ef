// @ts-nocheck
import { createLocale, isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../answer.ts';
import type { RequestContext } from '../request-context.ts';
import type { ContentStage } from '../shell-services.ts';
import { editorCookieName, isEditorToken } from './editor-session.ts';

/** Header and footer of a site in one language, published or, for editors, in draft (SRV-022..024, EDT-011). */
export async function answerSiteNavigation(context: RequestContext): Promise<Answer> {
  const { url, method, services, cookies } = context;
  if (method !== 'GET') return createProblemAnswer(405, 'The navigation is read by GET');
  const match = /^\/api\/site-navigation\/(public|editor)\/([\w-]{1,64})$/.exec(url.pathname);
  const language = url.searchParams.get('lang') ?? 'en';
  if (!match || !isUiLanguage(language)) return createProblemAnswer(404, 'There is no such navigation');
  const isEditor = match[1] === 'editor';
  const { EDITOR_PASSWORD_HASH: passwordHash, EDITOR_SECRET: secret } = services.configuration;
  if (isEditor && !isEditorToken(cookies[editorCookieName], passwordHash, secret)) {
    return createProblemAnswer(401, 'Sign in to the editor area first');
  }
  const stage: ContentStage = isEditor && url.searchParams.get('stage') === 'DRAFT' ? 'DRAFT' : 'PUBLISHED';
  const system = await services.loadSystem();
  const site = system.sites.find((candidate) => candidate.id === match[2]);
  if (!site) return createProblemAnswer(404, 'There is no such site');
  const locale = createLocale(language, 'ALL');
  const isAddressedBySlug = site.slug !== null && site.domains.length === 0;
  const urlPrefix = `/${language}${isAddressedBySlug ? `/${site.slug}` : ''}`;
  return createJsonAnswer(200, await services.loadNavigation(site, locale, urlPrefix, stage));
}
