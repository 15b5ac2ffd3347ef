import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { writeSurrogateKeys } from '../cdn/surrogate-keys.ts';
import { decidingCookie } from '../http/deciding-cookie.ts';
import type { ResponseSource, ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';

/** The shell's parts that say whether an answer is still true. */
export type CdnPart = 'cdn' | 'releases' | 'isContentChanging' | 'sharedState';

type AskedAnswer = Pick<RequestContext, 'url' | 'headers' | 'cacheMode' | 'composition' | 'isCohortDependent'>;

/**
 * As long as a shell may keep what a backend has answered (SRV-011): what nobody tells of, such as a link to a product in the
 * navigation or a purge that was lost, is not held longer than before.
 */
const heldSeconds = 30 * 60;
/** What changes without a message. */
const untoldSeconds = 60;

/** For a CDN that does not know its own header: shared caches that nobody tells of changes hold nothing. */
const withoutSharedTimes = (cacheControl: string): string =>
  cacheControl
    .split(', ')
    .filter((part) => !/^(?:s-maxage|stale-while-revalidate)=/.test(part))
    .join(', ');

const withoutCookie = (vary: string): string =>
  vary
    .split(', ')
    .filter((name) => name !== 'cookie')
    .join(', ');

/** Whether everybody who asks the same now, at any shell, would get the answer. */
function isForAllAndNow(
  { url, headers, cacheMode, composition, isCohortDependent }: AskedAnswer,
  { isCurrent }: ResponseSource,
  { releases, isContentChanging }: Pick<Shell, CdnPart>,
): boolean {
  // The next one who asks to empty the caches must reach a shell.
  if (cacheMode === 'bypass' || url.searchParams.has('cache')) return false;
  if (decidingCookie.test(headers.cookie ?? '')) return false;
  const isOfServedSet = composition.set.buildId === releases.current().set.buildId;
  if (isCohortDependent || !isOfServedSet || releases.canaries.listCompositions().length > 0) return false;
  return !isContentChanging() && isCurrent();
}

/**
 * Whether the CDN hears of every change of the answer: the catalogue tells of none, addresses with a query can be made up
 * endlessly, and a shell that hears nothing of others, or whose purges fail, knows as much as before there was a CDN.
 */
function isTold({ tags }: ResponseSource, { url }: AskedAnswer, { cdn, sharedState }: Pick<Shell, CdnPart>): boolean {
  const isBehind = cdn?.isBehind() ?? true;
  return !tags.includes('catalogue') && url.search === '' && sharedState.isReachable() && !isBehind;
}

/**
 * The response with what a CDN has to know, where one is told of changes: the keys by which it will be purged, and for how
 * long it may hold the response (`CDN-Cache-Control`, RFC 9213). What is not true any more when it is sent is not held: a
 * purge may come before it.
 */
export function tellCdn(response: ShellResponse, context: AskedAnswer, shell: Pick<Shell, CdnPart>): ShellResponse {
  const { status, headers, source } = response;
  const { 'cache-control': cacheControl = '', vary = '' } = headers;
  if (shell.cdn === null || !cacheControl.startsWith('public')) return response;
  const isUnnamed = source === undefined;
  // Files of releases and the like, which are held as their Cache-Control says.
  if (isUnnamed && status !== 301 && !context.url.pathname.startsWith(apiPrefix)) return response;
  if (isUnnamed || !isForAllAndNow(context, source, shell)) {
    return {
      ...response,
      headers: { ...headers, 'cache-control': withoutSharedTimes(cacheControl), 'cdn-cache-control': 'no-store' },
    };
  }
  const seconds = isTold(source, context, shell) ? heldSeconds : untoldSeconds;
  return {
    ...response,
    headers: {
      ...headers,
      'cache-control': withoutSharedTimes(cacheControl),
      'cdn-cache-control': `max-age=${seconds}`,
      'surrogate-key': writeSurrogateKeys(source.tags),
      vary: withoutCookie(vary),
    },
  };
}
