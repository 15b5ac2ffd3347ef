import type { PageAddress } from '../../site/address.ts';
import { type FollowedAddress, followRedirects } from '../../site/follow-redirects.ts';
import type { RedirectStep } from '../../site/redirect-keys.ts';
import { findMounts } from '../releases/find-mounts.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { createFindNextStep, type FollowPart } from './find-next-step.ts';
import { PageNotFoundError } from './page-not-found-error.ts';

type FollowParts = Pick<Shell, FollowPart>;

/**
 * Where a request ends, with all redirects of shell, editors and pages joined into one; `known` is the redirect that
 * the requested page itself returned (D-12).
 */
export async function followRequest(
  context: RequestContext,
  shell: FollowParts,
  known: RedirectStep | null = null,
): Promise<FollowedAddress> {
  const { url, cookies, headers } = context;
  const system = await shell.loadSystem();
  const acceptLanguage = headers['accept-language'] ?? null;
  const { allowSlugSites } = shell.configuration;
  const mounts = findMounts(context.composition.manifests);
  const input = { url, cookies, acceptLanguage, system, allowSlugSites, mounts };
  return followRedirects(input, createFindNextStep(context, shell), known);
}

/** Where a page with another address leads, including all further redirects (D-12). */
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
