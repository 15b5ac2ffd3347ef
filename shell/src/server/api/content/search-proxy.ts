import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { searchEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { searchQueryEntries } from '@kmx/shared-contracts/search.schema.ts';
import * as v from 'valibot';
import { parseLocale, UnsupportedLocaleError } from '../../../site/parse-locale.ts';
import type { SystemData } from '../../../site/system-data.ts';
import { createSearchPlace, type SearchPlace } from '../../backends/clients/search-client.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

const placeEntries = {
  localeCode: v.pipe(v.string(), v.maxLength(6)),
  siteSlug: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
};
const searchSchema = v.object({ ...placeEntries, ...searchQueryEntries });
const suggestSchema = v.object({ ...placeEntries, query: searchQueryEntries.query });

/** Search and suggestions of the product, by POST and never cached (SRV-020, SRV-021, SYS-067, D-41). */
export async function answerSearchProxy(
  { url, readBody }: Pick<RequestContext, 'url' | 'readBody'>,
  { loadSystem, search }: Pick<Shell, 'loadSystem' | 'search'>,
): Promise<ShellResponse> {
  const operation = findBelowEndpoint(searchEndpoint, url.pathname);
  if (operation !== 'search' && operation !== 'suggest') return createProblemResponse(404, 'There is no such search');
  const schema = operation === 'search' ? searchSchema : suggestSchema;
  const body = v.safeParse(schema, parseJson(await readBody()));
  if (!body.success) {
    const issue = body.issues[0];
    return createProblemResponse(
      400,
      'The search cannot be read',
      `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
    );
  }
  const { localeCode, siteSlug, ...input } = body.output;
  const place = resolvePlace(localeCode, siteSlug, await loadSystem());
  if (place === null) return createProblemResponse(400, 'There is no such site in this language');
  // A failure is thrown on and becomes the problem document of every endpoint (SRV-057).
  return operation === 'search'
    ? createJsonResponse(200, await search.search(place, input))
    : createJsonResponse(200, await search.suggest(place, input.query));
}

function resolvePlace(localeCode: string, siteSlug: string | null, system: SystemData): SearchPlace | null {
  const site = system.sites.find((candidate) => (candidate.slug ?? '') === (siteSlug ?? ''));
  if (site === undefined) return null;
  try {
    const locale = parseLocale(localeCode, site, system);
    if (locale === null) return null;
    const isAddressedBySlug = site.slug !== null && site.domains.length === 0;
    return createSearchPlace({
      locale,
      site,
      urlPrefix: `/${locale.urlCode}${isAddressedBySlug ? `/${site.slug}` : ''}`,
    });
  } catch (error) {
    if (error instanceof UnsupportedLocaleError) return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
