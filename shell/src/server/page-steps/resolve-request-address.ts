import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { localeCookieName, localeCookieSeconds } from '../../site/locale-cookie.ts';
import type { Configuration } from '../configuration.ts';
import { formatCookie } from '../http/cookies.ts';
import { createJsonResponse, createRedirectResponse, type ShellResponse } from '../http/shell-response.ts';
import type { FollowPart } from '../pages/find-next-step.ts';
import { followRequest } from '../pages/follow-request.ts';
import { PageNotFoundError } from '../pages/page-not-found-error.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Step } from '../request/step.ts';

/** Site, locale, slashes and editors' redirects, answered in at most one hop (SYS-003..016, SRV-001..004, D-12). */
export const resolveRequestAddress: Step<FollowPart> = {
  name: 'resolve-request-address',
  run: async (context, shell) => {
    const { url, log } = context;
    const { address, problem } = await followRequest(context, shell);
    if (problem) log.warn({ problem }, 'redirects run in a circle');
    switch (address.kind) {
      case 'redirect':
        if (address.setLocaleCookie) rememberLocale(context, address.setLocaleCookie, shell.configuration);
        return createRedirect(context, address.status, address.location);
      case 'bad-request':
        throw new StatusError(400, address.reason);
      case 'not-found':
        log.info({ reason: address.reason }, 'no page at this address');
        throw new PageNotFoundError(url, address);
      case 'page':
        context.address = address;
        return undefined;
    }
  },
};

function createRedirect(context: RequestContext, status: 301 | 302, location: string): ShellResponse {
  if (!context.isPayload) return createRedirectResponse(status, location);
  // The navigation controller follows redirects itself, so that the address bar shows the final page.
  return createJsonResponse(200, { redirect: { location, permanent: status === 301 } });
}

function rememberLocale(
  { setCookies }: Pick<RequestContext, 'setCookies'>,
  urlCode: string,
  { isSecure }: Pick<Configuration, 'isSecure'>,
): void {
  setCookies.push(formatCookie(localeCookieName, urlCode, { maxAgeSeconds: localeCookieSeconds, isSecure }));
}
