import { createRoleCookie, roleCookieName, roleCookieSeconds } from '../../access/access-cookies.ts';
import { loadUserRoles } from '../../access/load-user-roles.ts';
import type { Configuration } from '../../configuration.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { resolveAccessToken } from '../../tokens/request-tokens.ts';

/** Opens protected pages by proving who is signed in; DELETE forgets the roles (D-23, D-31). */
export async function answerPageRoles(
  context: RequestContext,
  { configuration }: Pick<Shell, 'configuration'>,
): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may ask for access');
  return context.method === 'DELETE' ? forgetRoles(context, configuration) : openByRoles(context, configuration);
}

async function openByRoles(context: RequestContext, configuration: Configuration): Promise<ShellResponse> {
  const { EDITOR_SECRET: secret, isSecure } = configuration;
  const token = resolveAccessToken(context, configuration);
  const roles = token === null ? null : await loadUserRoles(configuration, token);
  if (roles === null) return createProblemResponse(401, 'Sign in first');
  const value = createRoleCookie(roles.slice(0, 60), secret, Date.now() + roleCookieSeconds * 1000);
  const options = { maxAgeSeconds: roleCookieSeconds, isHttpOnly: true, isSecure };
  context.setCookies.push(formatCookie(roleCookieName, value, options));
  return { status: 204, headers: { 'cache-control': 'no-store' }, body: null };
}

function forgetRoles({ setCookies }: RequestContext, { isSecure }: Configuration): ShellResponse {
  setCookies.push(formatCookie(roleCookieName, '', { maxAgeSeconds: 0, isHttpOnly: true, isSecure }));
  return { status: 204, headers: { 'cache-control': 'no-store' }, body: null };
}
