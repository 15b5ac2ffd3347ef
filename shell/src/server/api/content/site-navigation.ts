import { type ContentStage, contentStages } from '@kmx/shared-contracts/content-stage.ts';
import { type Endpoint, findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { draftNavigationEndpoint, navigationEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { createLocale, isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

// Empty as the specification's address without a choice.
const stageSchema = v.optional(
  v.pipe(
    v.picklist(['', ...contentStages]),
    v.transform((stage) => (stage === '' ? 'PUBLISHED' : stage)),
  ),
  'PUBLISHED',
);

type NavigationParts = Pick<Shell, 'loadSystem' | 'loadNavigation'>;

/** Header and footer of a site in one language, as they are published (SRV-022, SRV-023). */
export function answerNavigation({ url }: RequestContext, shell: NavigationParts): Promise<ShellResponse> {
  return answerInStage(url, navigationEndpoint, 'PUBLISHED', shell);
}

/** The same for editors, in the requested stage (SRV-024, EDT-011). */
export async function answerDraftNavigation({ url }: RequestContext, shell: NavigationParts): Promise<ShellResponse> {
  const stage = v.safeParse(stageSchema, url.searchParams.get('stage') ?? undefined);
  if (!stage.success) return createProblemResponse(400, 'The stage is DRAFT or PUBLISHED');
  return answerInStage(url, draftNavigationEndpoint, stage.output, shell);
}

async function answerInStage(
  url: URL,
  endpoint: Endpoint,
  stage: ContentStage,
  { loadSystem, loadNavigation }: NavigationParts,
): Promise<ShellResponse> {
  const siteId = findBelowEndpoint(endpoint, url.pathname);
  const language = url.searchParams.get('lang') ?? 'en';
  if (siteId === null || !isUiLanguage(language)) return createProblemResponse(404, 'There is no such navigation');
  const system = await loadSystem();
  const site = system.sites.find((candidate) => candidate.id === siteId);
  if (!site) return createProblemResponse(404, 'There is no such site');
  const locale = createLocale(language, 'ALL');
  const isAddressedBySlug = site.slug !== null && site.domains.length === 0;
  const urlPrefix = `/${language}${isAddressedBySlug ? `/${site.slug}` : ''}`;
  return createJsonResponse(200, await loadNavigation(site, locale, urlPrefix, stage));
}
