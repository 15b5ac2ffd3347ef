import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import type { PageAddress } from '../../site/address.ts';
import { type FindNextStep, type FollowedAddress, followRedirects, type Landing } from '../../site/follow-redirects.ts';
import { mergeQuery } from '../../site/merge-query.ts';
import type { RedirectStep } from '../../site/redirect-keys.ts';
import { resolvePageAccess } from '../access/access-cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { findActiveVersion, resolveRemote } from './active-remote.ts';
import { createPageRequest } from './create-page-request.ts';
import { PageNotFoundError } from './page-not-found-error.ts';

/** Names of the parts that following redirects needs. */
export type FollowPart =
  | 'configuration'
  | 'loadSystem'
  | 'findRedirect'
  | 'findDirectPageUrl'
  | 'protections'
  | 'releases'
  | 'pool';
type FollowParts = Pick<Shell, FollowPart>;

/** Where a request ends, all redirects of shell, editors and pages joined into one; `known` is what the asked page itself told (D-12). */
export async function followRequest(
  context: RequestContext,
  shell: FollowParts,
  known: RedirectStep | null = null,
): Promise<FollowedAddress> {
  const { url, cookies, headers } = context;
  const system = await shell.loadSystem();
  const acceptLanguage = headers['accept-language'] ?? null;
  const input = { url, cookies, acceptLanguage, system, allowSlugSites: shell.configuration.allowSlugSites };
  return followRedirects(input, createFindNextStep(context, shell), known);
}

/** Where a page that stands under another address leads, all further redirects included (D-12). */
export async function followPageRedirect(
  context: RequestContext,
  address: PageAddress,
  step: RedirectStep,
  shell: FollowParts,
): Promise<RedirectStep> {
  const { address: end, problem } = await followRequest(context, shell, step);
  if (problem) context.log.warn({ problem }, 'redirects run in a circle');
  if (end.kind !== 'redirect') throw new PageNotFoundError(context.url, address);
  return { location: end.location, permanent: end.status === 301 };
}

/** An editor's redirect comes first, then the page that an id names, then the address that a page calls its own. */
function createFindNextStep(context: RequestContext, shell: FollowParts): FindNextStep {
  return async (landing) => {
    const { address, url, hasMoved } = landing;
    // Only public pages have old addresses.
    if (address.area !== 'public') return null;
    const target = await shell.findRedirect(address, url, context);
    if (target !== null) return { location: mergeQuery(target, new URL(address.url, url)), permanent: true };
    if (address.isDirect) {
      const location = await shell.findDirectPageUrl(address, url);
      return location === null ? null : { location, permanent: false };
    }
    return hasMoved ? findOwnStep(context, landing, shell) : null;
  };
}

/** What the page says of an address; a page that cannot tell is entered as it is and says why itself. */
async function findOwnStep(
  context: RequestContext,
  { address, url }: Landing,
  { configuration, loadSystem, protections, releases, pool }: FollowParts,
): Promise<RedirectStep | null> {
  const remote = resolveRemote(address.area);
  if (remote === null) return null;
  try {
    const [system, protection] = await Promise.all([loadSystem(), protections.find(address)]);
    const access = protection === null ? openAccess : resolvePageAccess(protection, context, configuration);
    const request = createPageRequest(address, system, { ...context, url, form: null, access }, configuration);
    const { redirect } = await pool.loadPage(findActiveVersion(remote, releases), request);
    return redirect;
  } catch (error) {
    context.log.info({ err: error }, 'the page at the end of a redirect could not be asked');
    return null;
  }
}
