import * as v from 'valibot';
import { fillText } from '../../texts/fill-text.ts';
import { loadLink, takeLink } from '../accounts/account-links.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { loadAccount } from '../accounts/accounts.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { checkPassword } from '../credentials/account-policies.ts';
import { describeFailures } from '../pages/page-parts.ts';
import {
  renderDeadReset,
  renderForgotPage,
  renderResetDonePage,
  renderResetPage,
  renderSentPage,
} from '../pages/password-pages.ts';
import { passwordPath } from '../realm/realm.ts';
import { createThrottleKey, linkAddressPolicy, mailAddressPolicy, reserveAttempt } from '../realm/throttle.ts';
import { sendHtml } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { readForm } from '../request/read-form.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import { requestPasswordLink } from './request-password-link.ts';
import { setPassword } from './set-password.ts';

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.rfcEmail());
const maxFieldLength = 500;

/** Takes the wish for a new password; the answer and its time are the same whether or not the account exists. */
export async function answerForgotPassword(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, address } = exchange;
  const language = resolvePageLanguage(exchange);
  const texts = loadAccountTexts(language);
  const send = (status: number, page: string) => sendHtml(response, status, context.pagePolicy, page);
  if (request.method !== 'POST') return send(200, renderForgotPage(language, '', []));
  const entered = (await readForm(exchange))('email', 254);
  const email = v.safeParse(emailSchema, entered);
  if (!email.success) return send(422, renderForgotPage(language, entered, [texts.forgotInvalid]));
  const key = createThrottleKey('mail-address', address);
  const seconds = await reserveAttempt(context.database, key, mailAddressPolicy);
  if (seconds > 0) return send(429, renderForgotPage(language, entered, [fillText(texts.throttled, { seconds })]));
  send(200, renderSentPage(language));
  await requestPasswordLink(context, email.output, language);
}

/** The page behind the link in the mail: a new password, which ends every session and token of the account. */
export async function answerNewPassword(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, url, address } = exchange;
  const { configuration, database, passwords } = context;
  const send = (status: number, page: string) => sendHtml(response, status, context.pagePolicy, page);
  const token = url.pathname.slice(passwordPath.length + 1);
  const link = await loadLink(database, 'password', token);
  const language = link.language ?? resolvePageLanguage(exchange);
  if (link.kind !== 'open') return send(410, renderDeadReset(language, link.kind));
  const account = await loadAccount(database, link.accountId);
  const isManaged = isManagedInternally(account?.email ?? '', configuration.managedEmailDomains);
  if (account === undefined || isManaged) return send(410, renderDeadReset(language, 'unknown'));
  const texts = loadAccountTexts(language);
  const showForm = (status: number, problems: readonly string[]) =>
    send(status, renderResetPage(language, account.email, configuration.passwordPolicies, problems));
  if (request.method !== 'POST') return showForm(200, []);
  const read = await readForm(exchange);
  const key = createThrottleKey('link-address', address);
  const seconds = await reserveAttempt(database, key, linkAddressPolicy);
  if (seconds > 0) return showForm(429, [fillText(texts.throttled, { seconds })]);
  const password = read('password', maxFieldLength);
  const isPresent = await passwords.isRight(account.passwordHash, password);
  const owner = { email: account.email, firstName: account.givenName, lastName: account.familyName };
  const failures = checkPassword(password, configuration.passwordPolicies, owner, isPresent === true);
  if (failures.length > 0) return showForm(422, describeFailures(failures, texts));
  if (password !== read('repeated', maxFieldLength)) return showForm(422, [texts.differing]);
  const hash = await passwords.hash(password);
  if (hash === undefined || isPresent === undefined) return showForm(503, [texts.busy]);
  if (!(await takeLink(database, 'password', token))) return send(410, renderDeadReset(language, 'used'));
  await setPassword(context, { account, hash, keptSessionUid: null, language });
  send(200, renderResetDonePage(language));
}
