import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import { isPageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { FindNextStep, Landing } from '../../site/follow-redirects.ts';
import { mergeQuery } from '../../site/merge-query.ts';
import type { RedirectStep } from '../../site/redirect-keys.ts';
import { resolvePageAccess } from '../access/access-cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { createPageRequest } from './create-page-request.ts';
import { findRemoteVersion } from './find-remote-version.ts';

/** Names of the parts that following redirects needs. */
export type FollowPart = 'configuration' | 'loadSystem' | 'findRedirect' | 'findDirectPageUrl' | 'protections' | 'pool';
type FollowParts = Pick<Shell, FollowPart>;

/** An editor's redirect comes first, then the page that an id names, then the address that a page declares as its own. */
export function createFindNextStep(context: RequestContext, shell: FollowParts): FindNextStep {
  return async (landing) => {
    const { address, url, hasMoved } = landing;
    // Only public pages have old addresses.
    if (!address.isSitePage) return null;
    const target = await shell.findRedirect(address, url, context);
    if (target !== null) return { location: mergeQuery(target, new URL(address.url, url)), permanent: true };
    if (address.isDirect) {
      const location = await shell.findDirectPageUrl(address, url);
      return location === null ? null : { location, permanent: false };
    }
    return hasMoved ? findOwnStep(context, landing, shell) : null;
  };
}

/** What the page declares about an address; when the page cannot be asked, it is opened as it is and shows the failure itself. */
async function findOwnStep(
  context: RequestContext,
  { address, url }: Landing,
  { configuration, loadSystem, protections, pool }: FollowParts,
): Promise<RedirectStep | null> {
  const { remote } = address;
  if (remote === null) return null;
  try {
    const [system, protection] = await Promise.all([loadSystem(), protections.find(address)]);
    const access = protection === null ? openAccess : resolvePageAccess(protection, context, configuration);
    const request = createPageRequest(address, system, { ...context, url, form: null, access }, configuration);
    const loaded = await pool.loadPage(findRemoteVersion(remote, context), request);
    if (!isPageRedirect(loaded)) return null;
    // What a protected page says to this visitor may not be what it says to the next one.
    return { ...loaded.redirect, permanent: loaded.redirect.permanent && access.state === 'open' };
  } catch (error) {
    context.log.info({ err: error }, 'the page at the end of a redirect could not be asked');
    return null;
  }
}
