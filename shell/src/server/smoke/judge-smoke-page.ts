import { isPageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { describeError } from '../workers/describe-error.ts';
import type { RenderedPage } from '../workers/pool-types.ts';
import { RemoteError, type RemoteErrorKind } from '../workers/remote-error.ts';

/** What one rendering of a smoke page says: null where it is fine. */
export type SmokeVerdict = { readonly isFault: boolean; readonly reason: string } | null;

/** The release fails its page. */
export function fail(reason: string): SmokeVerdict {
  return { isFault: true, reason };
}

/** The page was not rendered, for a reason that is not the release's. */
export function leaveOpen(reason: string): SmokeVerdict {
  return { isFault: false, reason };
}

/** Faults that say something about the pool of this moment and nothing about the remote. */
const faultsOfPool: ReadonlySet<RemoteErrorKind> = new Set(['overloaded', 'load-failed']);

/** Judges what rendering a page ended with; `isSitePage`: editors decide whether the page exists. */
export function judgeError(error: unknown, isSitePage: boolean): SmokeVerdict {
  const reason = describeError(error);
  if (error instanceof RemoteError) {
    return faultsOfPool.has(error.kind) ? leaveOpen(reason) : fail(`${error.kind}: ${reason}`);
  }
  if (!(error instanceof StatusError)) return leaveOpen(reason);
  return judgeStatus(error.status, isSitePage) ?? fail(reason);
}

/** Judges a rendered page by its status and its HTML. */
export function judgePage(
  { result, html, renderFault }: Pick<RenderedPage, 'result' | 'html' | 'renderFault'>,
  { parts }: Pick<ReleaseManifest, 'parts'>,
  isSitePage: boolean,
): SmokeVerdict {
  if (renderFault !== null) return judgeError(renderFault, isSitePage);
  if (isPageRedirect(result)) return leaveOpen(`redirects to ${result.redirect.location}`);
  const { part } = result;
  const isKnownPart = part === null || Object.keys(parts).length === 0 || parts[part] !== undefined;
  if (!isKnownPart) return fail(`says that its part ${part} renders it, which the release does not hold`);
  const verdict = judgeStatus(result.status, isSitePage);
  if (verdict !== null) return verdict;
  return hasRoot(html) ? null : fail('renders no element of its own');
}

/** Whoever is not signed in may be turned away; that an editor has taken a page off the site is no fault of a release. */
function judgeStatus(status: number, isSitePage: boolean): SmokeVerdict {
  if (status < 400 || status === 401 || status === 403) return null;
  return status >= 500 || !isSitePage ? fail(`answers ${status}`) : leaveOpen(`answers ${status}`);
}

function hasRoot(html: Uint8Array | null): boolean {
  return html !== null && /^\s*<[a-z]/i.test(new TextDecoder().decode(html.subarray(0, 1_000)));
}
