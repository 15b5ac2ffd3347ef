import * as v from 'valibot';
import type { StoredAccount } from '../accounts/accounts.ts';
import { loadEmailChange } from '../accounts/email-change.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { namePolicies } from '../credentials/account-policies.ts';
import { loadOwner, refreshSession } from '../protocol/provider-session.ts';
import { secondFactorPathSuffix, usersPathPrefix } from '../realm/realm.ts';
import { readBody, sendAmError, sendJson } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { isSameOriginRequest } from '../request/request-origin.ts';
import type { OwnRequest } from '../request/self-service.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { answerSecondFactorDevices } from '../second-factor/second-factor-devices.ts';
import { mapPendingMail, requestEmailChange, resendEmailChange, withdrawOwnEmailChange } from './change-own-email.ts';
import { changeOwnPassword } from './change-own-password.ts';

const confirmSchema = v.object({ currentpassword: v.pipe(v.string(), v.maxLength(200)) });
const bodySchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** The rules of names and passwords, for the page that shows them; AM's names of properties (AUTH-023..025). */
export function answerPolicies({ configuration }: IdentityContext, { response }: Exchange): void {
  const properties = [
    { name: 'givenName', policies: namePolicies },
    { name: 'sn', policies: namePolicies },
    { name: 'userpassword', policies: configuration.passwordPolicies },
  ];
  sendJson(response, 200, { resource: 'user', properties });
}

async function sendOwner(context: IdentityContext, exchange: Exchange, account: StoredAccount): Promise<void> {
  sendJson(exchange.response, 200, {
    _id: account.id,
    username: account.email,
    mail: account.email,
    givenName: account.givenName,
    sn: account.familyName,
    cn: account.fullName,
    accountManaged: isManagedInternally(account.email, context.configuration.managedEmailDomains),
    secondFactor: await hasSecondFactor(context.database, account.id),
    pendingMail: mapPendingMail(await loadEmailChange(context.database, account.id)),
  });
}

async function confirmPassword(own: OwnRequest): Promise<void> {
  const { context, exchange, account, session, body } = own;
  const { response, address } = exchange;
  const given = v.safeParse(confirmSchema, body);
  if (!given.success) return sendAmError(response, 400, 'Bad Request', 'currentpassword is missing.');
  const result = await context.authenticate(account.email, given.output.currentpassword, address);
  if (result.kind === 'refused') return sendAmError(response, 403, 'Forbidden', 'The password is wrong.');
  if (result.kind === 'throttled') {
    response.setHeader('Retry-After', String(result.retryAfterSeconds));
    return sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
  }
  await refreshSession(session);
  sendJson(response, 200, { result: true });
}

/** Operations that require POST. */
const changes: Readonly<Record<string, (own: OwnRequest) => Promise<void>>> = {
  confirmPassword,
  requestEmailChange,
  resendEmailChange,
  withdrawEmailChange: withdrawOwnEmailChange,
};

/** The requests that only our own pages can send: same-origin JSON with a header that no form can set. */
function isOwnChange({ request }: Exchange, allowedOrigins: readonly string[]): boolean {
  const { headers } = request;
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  return isJson && headers['x-requested-with'] !== undefined && isSameOriginRequest(request, allowedOrigins);
}

async function parseChange({ request }: Exchange): Promise<Record<string, unknown> | null> {
  const body = v.safeParse(bodySchema, (await readBody(request)) || '{}');
  return body.success ? body.output : null;
}

/** Self-service of the signed-in person on AM's URLs; any other account answers 403, whether it exists or not. */
export async function answerUsers(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isOwnChange(exchange, context.configuration.allowedOrigins)) {
    return sendAmError(response, 403, 'Forbidden', 'The request comes from a foreign page.');
  }
  const owner = await loadOwner(context, exchange);
  if (owner === null) return sendAmError(response, 401, 'Unauthorized', 'Access Denied');
  const path = url.pathname.slice(usersPathPrefix.length).replace(/\/$/, '');
  const [id = ''] = path.split('/');
  if (id !== owner.account.id) return sendAmError(response, 403, 'Forbidden', 'Access Denied');
  const body = isRead ? {} : await parseChange(exchange);
  if (body === null) return sendAmError(response, 400, 'Bad Request', 'The request body is not a JSON object.');
  const own: OwnRequest = { context, exchange, body, action: url.searchParams.get('_action'), isRead, ...owner };
  if (path === `${id}${secondFactorPathSuffix}`) return answerSecondFactorDevices(own);
  if (path !== id) return sendAmError(response, 404, 'Not Found', 'There is no such resource.');
  if (isRead) return sendOwner(context, exchange, owner.account);
  if (own.action === 'changePassword') return changeOwnPassword(own);
  const change = request.method === 'POST' ? changes[own.action ?? ''] : undefined;
  if (change !== undefined) return change(own);
  sendAmError(response, 400, 'Bad Request', 'There is no such action.');
}
