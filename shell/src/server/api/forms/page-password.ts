import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import type { FormAnswer } from '@kmx/shared-contracts/forms.ts';
import { createPasswordCookie, createPasswordCookieName } from '../../access/access-cookies.ts';
import type { PageProtection } from '../../access/page-protection.ts';
import type { Configuration } from '../../configuration.ts';
import { resolvePageOfForm } from '../../forms/page-of-form.ts';
import { createRefusedPassword, refusedPasswordName } from '../../forms/read-sent-form.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { readFormBody } from '../../http/read-form-body.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import { applyFlags } from '../../page-steps/apply-flags.ts';
import { resolveRequestAddress } from '../../page-steps/resolve-request-address.ts';
import type { FollowPart } from '../../pages/find-next-step.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { verifyPassword } from '../../secrets/password-hash.ts';
import { createSeeOtherResponse } from './answer-with-page.ts';

/** Names of the parts that finding a protected page needs. */
type ProtectionPart = FollowPart | 'clearCaches';

/** Opens protected pages by their password (D-23). */
export async function answerPagePassword(
  context: RequestContext,
  shell: Pick<Shell, ProtectionPart | 'limits'>,
): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may ask for access');
  const body = await readFormBody(context);
  const page = resolvePageOfForm(body?.values['page'], context.url);
  if (body === null || page === null) return createProblemResponse(400, 'This is not a page of this site');
  const protection = await findProtection(context, page, shell);
  const password = body.values['password'] ?? '';
  const refuse = (status: 'invalid' | 'failed'): ShellResponse => {
    const { problems } = createRefusedPassword(status);
    if (!body.isNavigation) return createJsonResponse(422, { status, problems, token: '' } satisfies FormAnswer);
    // None of the input is shown again, so the browser can be redirected to the address of the page.
    const target = new URL(page);
    target.searchParams.set(refusedPasswordName, status);
    return createSeeOtherResponse(target);
  };
  if (password === '') return refuse('invalid');
  if (protection !== null && !(await isRightPassword(context, protection, password, shell))) return refuse('failed');
  if (protection !== null) allowPage(context, protection, shell.configuration);
  page.searchParams.delete(refusedPasswordName);
  return body.isNavigation
    ? createSeeOtherResponse(page)
    : createJsonResponse(200, { status: 'sent', problems: {}, token: '' } satisfies FormAnswer);
}

async function findProtection(
  context: RequestContext,
  page: URL,
  shell: Pick<Shell, ProtectionPart>,
): Promise<PageProtection | null> {
  const target: RequestContext = { ...context, method: 'GET', url: new URL(page), setCookies: [] };
  for (const step of [applyFlags, resolveRequestAddress]) await step.run(target, shell);
  const protection = target.address && (await shell.protections.find(target.address));
  return protection?.protection === 'password' ? protection : null;
}

/** Wrong passwords count for each page; a visitor who has to wait gets the same response as for a wrong one (D-23). */
async function isRightPassword(
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  page: PageProtection,
  password: string,
  { configuration, limits }: Pick<Shell, 'configuration' | 'limits'>,
): Promise<boolean> {
  const attempt = { password: page.id, isKnown: false };
  if ((await limits.passwords.reserve(clientAddress, attempt)) > 0) return false;
  if (configuration.isProduction && password === sampleSecrets.pagePassword) return false;
  if (!(await verifyPassword(password.slice(0, 500), page.passwordHash ?? ''))) return false;
  await limits.passwords.succeed(clientAddress, attempt);
  return true;
}

function allowPage(
  { setCookies }: Pick<RequestContext, 'setCookies'>,
  page: PageProtection,
  { EDITOR_SECRET: secret, PAGE_PASSWORD_HOURS: hours, isSecure }: Configuration,
): void {
  const maxAgeSeconds = hours * 3600;
  const value = createPasswordCookie(page, secret, Date.now() + maxAgeSeconds * 1000);
  const options = { maxAgeSeconds, isHttpOnly: true, isSecure };
  setCookies.push(formatCookie(createPasswordCookieName(page.id), value, options));
}
