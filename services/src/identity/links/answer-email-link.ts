import { EmailInUseError } from '../../account-changes.ts';
import { fillText } from '../../texts/fill-text.ts';
import { endLinks, type LinkRefusal, loadLink, takeLink } from '../accounts/account-links.ts';
import { createAccountMail } from '../accounts/account-mails.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { loadAccount, loadAccountByEmail, type StoredAccount } from '../accounts/accounts.ts';
import { loadEmailChange, withdrawEmailChange } from '../accounts/email-change.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import {
  renderDeadEmailLink,
  renderEmailDonePage,
  renderEmailPage,
  renderEmailRefusedPage,
} from '../pages/email-pages.ts';
import { emailLinkPathPrefix } from '../realm/realm.ts';
import { createThrottleKey, linkAddressPolicy, reserveAttempt } from '../realm/throttle.ts';
import { sendHtml } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';

type Outcome = 'changed' | 'in-use' | 'used';

/** All or nothing: the link, the account, password links sent to the old mailbox, and services that keep the address. */
async function changeEmail(
  { database, listeners }: IdentityContext,
  token: string,
  account: StoredAccount,
  email: string,
): Promise<Outcome> {
  const { id: accountId } = account;
  try {
    return await database.transaction().execute(async (transaction) => {
      if (!(await takeLink(transaction, 'email', token))) return 'used';
      await withdrawEmailChange(transaction, accountId);
      // Someone was invited or moved to this address in the meantime.
      if ((await loadAccountByEmail(transaction, email)) !== undefined) return 'in-use';
      await transaction.updateTable('identity_account').set({ email }).where('id', '=', accountId).execute();
      await endLinks(transaction, { purpose: 'password', accountId }, 'withdrawn');
      await listeners.tell(transaction, { kind: 'email-changed', accountId, email });
      return 'changed';
    });
  } catch (error) {
    if (error instanceof EmailInUseError) return 'in-use';
    throw error;
  }
}

/**
 * The page behind the link in the new mailbox: a GET changes nothing (mail programs follow links too), its button makes
 * the new address the sign-in name; id, sessions and password stay (POR-081).
 */
export async function answerEmailLink(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, url, address } = exchange;
  const { database } = context;
  const send = (status: number, page: string) => sendHtml(response, status, context.pagePolicy, page);
  const token = url.pathname.slice(emailLinkPathPrefix.length);
  const link = await loadLink(database, 'email', token);
  const language = link.language ?? resolvePageLanguage(exchange);
  const sendDead = (reason: LinkRefusal) => send(410, renderDeadEmailLink(language, reason));
  if (link.kind !== 'open') return sendDead(link.kind);
  const account = await loadAccount(database, link.accountId);
  const change = await loadEmailChange(database, link.accountId);
  if (account === undefined || change === undefined) return sendDead('withdrawn');
  // In the meantime the company may have taken over the accounts of either domain.
  const { managedEmailDomains } = context.configuration;
  if ([account.email, change.email].some((email) => isManagedInternally(email, managedEmailDomains))) {
    return sendDead('withdrawn');
  }
  const page = { language, oldEmail: account.email, newEmail: change.email };
  if (request.method !== 'POST') return send(200, renderEmailPage(page, []));
  const key = createThrottleKey('link-address', address);
  const seconds = await reserveAttempt(database, key, linkAddressPolicy);
  const { throttled } = loadAccountTexts(language);
  if (seconds > 0) return send(429, renderEmailPage(page, [fillText(throttled, { seconds })]));
  const outcome = await changeEmail(context, token, account, change.email);
  if (outcome === 'used') return sendDead('used');
  if (outcome === 'in-use') return send(409, renderEmailRefusedPage(language));
  await context.sendMail(createAccountMail(account, language, { kind: 'emailDone', email: change.email }));
  send(200, renderEmailDonePage(language, change.email));
}
