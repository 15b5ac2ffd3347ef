import * as v from 'valibot';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { checkPassword } from '../credentials/account-policies.ts';
import type { FailedProperty } from '../credentials/evaluate-policies.ts';
import { setPassword } from '../links/set-password.ts';
import { sendAmError, sendJson } from '../request/http-answer.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import type { OwnRequest } from '../request/self-service.ts';

const bodySchema = v.object({
  currentpassword: v.pipe(v.string(), v.maxLength(200)),
  userpassword: v.pipe(v.string(), v.maxLength(1000)),
});

function sendFailures({ exchange }: OwnRequest, failedPolicyRequirements: readonly FailedProperty[]): void {
  const detail = { result: false, failedPolicyRequirements };
  sendJson(exchange.response, 403, { code: 403, reason: 'Forbidden', message: 'Policy validation failed', detail });
}

/**
 * AM's changePassword. Refusals: `detail.accountManaged` for an account of the company's directory (POR-082), 401 for a wrong
 * present password, `detail.failedPolicyRequirements` for a new one against the rules (AUTH-023..025). All other sessions end.
 */
export async function changeOwnPassword(own: OwnRequest): Promise<void> {
  const { context, exchange, account, session, body } = own;
  const { response, address } = exchange;
  const { configuration, passwords } = context;
  if (isManagedInternally(account.email, configuration.managedEmailDomains)) {
    const message = 'The password of this account is managed by the company directory.';
    return sendJson(response, 403, { code: 403, reason: 'Forbidden', message, detail: { accountManaged: true } });
  }
  const given = v.safeParse(bodySchema, body);
  if (!given.success) return sendAmError(response, 400, 'Bad Request', 'currentpassword or userpassword is missing.');
  const { currentpassword, userpassword } = given.output;
  const result = await context.authenticate(account.email, currentpassword, address);
  if (result.kind === 'throttled') {
    response.setHeader('Retry-After', String(result.retryAfterSeconds));
    return sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
  }
  if (result.kind === 'refused') return sendAmError(response, 401, 'Unauthorized', 'The present password is wrong.');
  const owner = { email: account.email, firstName: account.givenName, lastName: account.familyName };
  const failures = checkPassword(userpassword, configuration.passwordPolicies, owner, userpassword === currentpassword);
  if (failures.length > 0) return sendFailures(own, failures);
  const hash = await passwords.hash(userpassword);
  if (hash === undefined) return sendAmError(response, 503, 'Service Unavailable', 'Too much is going on right now.');
  await setPassword(context, { account, hash, keptSessionUid: session.uid, language: resolvePageLanguage(exchange) });
  sendJson(response, 200, { result: true });
}
