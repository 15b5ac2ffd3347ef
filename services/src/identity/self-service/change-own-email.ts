import * as v from 'valibot';
import { createAccountMail, createEmailLinkMail } from '../accounts/account-mails.ts';
import { loadAccountByEmail, normalizeEmail } from '../accounts/accounts.ts';
import {
  createEmailLink,
  type EmailChange,
  loadEmailChange,
  saveEmailChange,
  withdrawEmailChange,
} from '../accounts/email-change.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { emailLinkPathPrefix } from '../realm/realm.ts';
import { createThrottleKey, mailAccountPolicy, reserveAttempt } from '../realm/throttle.ts';
import { sendAmError, sendJson } from '../request/http-answer.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import type { OwnRequest } from '../request/self-service.ts';

const bodySchema = v.object({
  currentpassword: v.pipe(v.string(), v.maxLength(200)),
  mail: v.pipe(v.string(), v.maxLength(500), v.transform(normalizeEmail)),
});
// No address that two programs could read differently: one @, a domain with a dot, nothing that a mail program would split.
const emailSchema = v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/u));

/** A pending change, as shown on the account page (POR-081). */
export function mapPendingMail(change: EmailChange | undefined) {
  return change === undefined
    ? null
    : { mail: change.email, expiresAt: change.expires_at.toISOString(), isExpired: change.expires_at <= new Date() };
}

function sendWait({ exchange: { response } }: OwnRequest, seconds: number): void {
  response.setHeader('Retry-After', String(seconds));
  sendAmError(response, 429, 'Too Many Requests', 'Too many attempts');
}

function sendFailure({ exchange }: OwnRequest, policyRequirement: string): void {
  const requirement = { policyRequirement, params: {} };
  const failedPolicyRequirements = [{ property: 'mail', policyRequirements: [requirement] }];
  const detail = { result: false, failedPolicyRequirements };
  const message = 'Policy validation failed';
  sendJson(exchange.response, 403, { code: 403, reason: 'Forbidden', message, detail });
}

/** Seconds to wait before another mail; counts by owner and by address, so that many people cannot fill one mailbox. */
async function reserveMails({ context: { database }, account }: OwnRequest, email: string): Promise<number> {
  const ofAccount = await reserveAttempt(database, createThrottleKey('mail-change', account.id), mailAccountPolicy);
  if (ofAccount > 0) return ofAccount;
  return reserveAttempt(database, createThrottleKey('mail-change', email), mailAccountPolicy);
}

/** Sends a link to the new address, or, if it is taken, tells its owner that someone asked for it: the response is the same. */
async function sendConfirmation({ context, account, exchange }: OwnRequest, change: EmailChange): Promise<void> {
  const { database, configuration, sendMail } = context;
  const language = resolvePageLanguage(exchange);
  const owner = await loadAccountByEmail(database, change.email);
  if (owner !== undefined) return sendMail(createAccountMail(owner, language, { kind: 'emailTaken' }));
  const mailLanguage = account.language ?? language;
  const token = await createEmailLink(database, change, mailLanguage);
  const link = `${configuration.publicOrigin}${emailLinkPathPrefix}${token}`;
  await sendMail(createEmailLinkMail(change.email, mailLanguage, link));
}

/**
 * Begins to change the address that the account signs in with. It needs the current password; nothing changes before
 * the link in the new mailbox is confirmed. Refusals as in changePassword; a taken address gets the same response as a
 * free one (POR-081).
 */
export async function requestEmailChange(own: OwnRequest): Promise<void> {
  const { context, exchange, account, body } = own;
  const { response, address } = exchange;
  const { database, configuration, listeners } = context;
  if (isManagedInternally(account.email, configuration.managedEmailDomains)) {
    const message = 'The address of this account is managed by the company directory.';
    return sendJson(response, 403, { code: 403, reason: 'Forbidden', message, detail: { accountManaged: true } });
  }
  const given = v.safeParse(bodySchema, body);
  if (!given.success) return sendAmError(response, 400, 'Bad Request', 'currentpassword or mail is missing.');
  const { currentpassword, mail } = given.output;
  if (!v.is(emailSchema, mail)) return sendFailure(own, 'VALID_EMAIL_ADDRESS_FORMAT');
  if (mail === account.email) return sendFailure(own, 'UNIQUE');
  // Accounts in these domains come only from the company's directory.
  if (isManagedInternally(mail, configuration.managedEmailDomains)) return sendFailure(own, 'CANNOT_CONTAIN_OTHERS');
  const result = await context.authenticate(account.email, currentpassword, address);
  if (result.kind === 'throttled') return sendWait(own, result.retryAfterSeconds);
  if (result.kind === 'refused') return sendAmError(response, 401, 'Unauthorized', 'The present password is wrong.');
  const seconds = await reserveMails(own, mail);
  if (seconds > 0) return sendWait(own, seconds);
  const change = await database.transaction().execute(async (transaction) => {
    await listeners.tell(transaction, { kind: 'email-change-requested', accountId: account.id });
    return saveEmailChange(transaction, account.id, mail);
  });
  await sendConfirmation(own, change);
  await context.sendMail(
    createAccountMail(account, resolvePageLanguage(exchange), { kind: 'emailAsked', email: mail }),
  );
  sendJson(response, 200, { result: true, pendingMail: mapPendingMail(change) });
}

/** Sends a new link for the address that waits; every earlier one dies. */
export async function resendEmailChange(own: OwnRequest): Promise<void> {
  const { context, exchange, account } = own;
  const waiting = await loadEmailChange(context.database, account.id);
  if (waiting === undefined) return sendAmError(exchange.response, 409, 'Conflict', 'There is nothing to confirm.');
  const seconds = await reserveMails(own, waiting.email);
  if (seconds > 0) return sendWait(own, seconds);
  const change = await saveEmailChange(context.database, account.id, waiting.email);
  await sendConfirmation(own, change);
  sendJson(exchange.response, 200, { result: true, pendingMail: mapPendingMail(change) });
}

/** Drops the pending address; no error when there is none. */
export async function withdrawOwnEmailChange({ context, exchange, account }: OwnRequest): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    if (!(await withdrawEmailChange(transaction, account.id))) return;
    await context.listeners.tell(transaction, { kind: 'email-change-withdrawn', accountId: account.id });
  });
  sendJson(exchange.response, 200, { result: true, pendingMail: null });
}
