import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Files of releases are the same for everybody who is told their address. */
const releaseFiles = '/_r/';

/**
 * The response as a cache between shell and visitors may treat it: while visitors of different cohorts get different sets,
 * only the browser may keep what it got (REL-11).
 */
export function keepFromSharedCaches(
  response: ShellResponse,
  { isCohortDependent, url }: Pick<RequestContext, 'isCohortDependent' | 'url'>,
): ShellResponse {
  const cacheControl = response.headers['cache-control'] ?? '';
  if (!isCohortDependent || !cacheControl.startsWith('public') || url.pathname.startsWith(releaseFiles))
    return response;
  const kept = cacheControl
    .split(', ')
    .filter((part) => !/^(?:public|s-maxage|stale-while-revalidate)/.test(part))
    .join(', ');
  return { ...response, headers: { ...response.headers, 'cache-control': `private, ${kept}` } };
}
