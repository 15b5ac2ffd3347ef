import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Files of releases are the same for everybody who is told their address. */
const releaseFiles = '/_r/';

/**
 * The response as a cache may treat it: an answer to the holder of a preview is kept nowhere (REL-10), and while visitors of
 * different cohorts get different sets, only the browser may keep what it got (REL-11). Neither may keep a redirect: it
 * would hold after what has said it.
 */
export function keepFromSharedCaches(
  response: ShellResponse,
  { isCohortDependent, releasePreview, url }: Pick<RequestContext, 'isCohortDependent' | 'releasePreview' | 'url'>,
): ShellResponse {
  const { status, headers } = response;
  if (!isCohortDependent && releasePreview === null) return response;
  if (status === 200 && url.pathname.startsWith(releaseFiles)) return response;
  const keepFor = (cacheControl: string, nextStatus = status) => {
    return { ...response, status: nextStatus, headers: { ...headers, 'cache-control': cacheControl } };
  };
  if (status === 301) return keepFor('private, no-store', 302);
  if (releasePreview !== null) return keepFor('private, no-store');
  const cacheControl = headers['cache-control'] ?? '';
  if (!cacheControl.startsWith('public')) return response;
  const kept = cacheControl.split(', ').filter((part) => !/^(?:public|s-maxage|stale-while-revalidate)/.test(part));
  return keepFor(['private', ...kept].join(', '));
}
