import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import { type FindNextStep, type FollowedAddress, followRedirects, type Landing } from '../../site/follow-redirects.ts';
import { mergeQuery } from '../../site/merge-query.ts';
import type { RedirectStep } from '../../site/redirect-keys.ts';
import { resolvePageAccess } from '../access/access-cookies.ts';
import { findFormToken } from '../forms/kept-form-token.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createPageRequest, resolveRemote } from './create-page-request.ts';

/** Where a request ends, all redirects of shell, editors and pages joined into one; `known` is what the asked page itself told (D-12). */
export async function followRequest(
  context: RequestContext,
  known: RedirectStep | null = null,
): Promise<FollowedAddress> {
  const { url, cookies, headers, services } = context;
  const system = await services.loadSystem();
  const acceptLanguage = headers['accept-language'] ?? null;
  const input = { url, cookies, acceptLanguage, system, allowSlugSites: services.allowSlugSites };
  return followRedirects(input, createFindNextStep(context), known);
}

/** An editor's redirect comes first, then the page that an id names, then the address that a page calls its own. */
function createFindNextStep(context: RequestContext): FindNextStep {
  const { services } = context;
  return async (landing) => {
    const { address, url, hasMoved } = landing;
    // Only public pages have old addresses.
    if (address.area !== 'public') return null;
    const target = await services.findRedirect(address, url, context);
    if (target !== null) return { location: mergeQuery(target, new URL(address.url, url)), permanent: true };
    if (address.isDirect) {
      const location = await services.findDirectPageUrl(address, url);
      return location === null ? null : { location, permanent: false };
    }
    return hasMoved ? findOwnStep(context, landing) : null;
  };
}

/** What the page says of an address; a page that cannot tell is entered as it is and says why itself. */
async function findOwnStep(context: RequestContext, { address, url }: Landing): Promise<RedirectStep | null> {
  const { services, log, cacheMode, hasNextRelease, stage } = context;
  const remote = resolveRemote(address.area);
  if (remote === null) return null;
  try {
    const [system, protection] = await Promise.all([services.loadSystem(), services.protections.find(address)]);
    const urls = { requestUrl: url, allowSlugSites: services.allowSlugSites };
    const request = createPageRequest(address, system, urls, {
      form: null,
      formToken: findFormToken(services.configuration),
      access: protection === null ? openAccess : resolvePageAccess(protection, context),
      hasNextRelease,
      isPastCaches: cacheMode === 'bypass',
      stage,
    });
    const version = services.releases.current().set.versions[remote] ?? '';
    const { redirect } = await services.pool.loadPage({ name: remote, version }, request);
    return redirect;
  } catch (error) {
    log.info({ err: error }, 'the page at the end of a redirect could not be asked');
    return null;
  }
}
