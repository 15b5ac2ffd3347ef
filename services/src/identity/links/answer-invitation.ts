import { fillText } from '../../texts/fill-text.ts';
import { type LinkLookup, loadLink, takeLink } from '../accounts/account-links.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { loadAccount, type StoredAccount } from '../accounts/accounts.ts';
import { composeFullName } from '../accounts/compose-full-name.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { checkNames, checkPassword } from '../credentials/account-policies.ts';
import { renderDeadInvitation, renderInvitationPage } from '../pages/invitation-page.ts';
import { describeFailures } from '../pages/page-parts.ts';
import { startSession } from '../protocol/provider-session.ts';
import { invitationPathPrefix } from '../realm/realm.ts';
import { createThrottleKey, linkAddressPolicy, reserveAttempt } from '../realm/throttle.ts';
import { redirectTo, sendHtml } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { type ReadField, readForm } from '../request/read-form.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';

type OpenLink = Extract<LinkLookup, { kind: 'open' }>;
const maxFieldLength = 500;

async function activate(
  { database }: IdentityContext,
  token: string,
  account: StoredAccount,
  values: { readonly hash: string; readonly firstName: string; readonly lastName: string; readonly language: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await takeLink(transaction, 'invitation', token))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('identity_account')
      .set({
        given_name: values.firstName,
        family_name: values.lastName,
        full_name: composeFullName(values.firstName, values.lastName),
        password_hash: values.hash,
        language: values.language,
        activated_at: new Date(),
      })
      .where('id', '=', account.id)
      .where('activated_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

async function accept(
  context: IdentityContext,
  exchange: Exchange,
  { link, token, account, read }: { link: OpenLink; token: string; account: StoredAccount; read: ReadField },
): Promise<void> {
  const { language } = link;
  const texts = loadAccountTexts(language);
  const policies = context.configuration.passwordPolicies;
  const firstName = read('firstName', maxFieldLength).trim().normalize('NFC');
  const lastName = read('lastName', maxFieldLength).trim().normalize('NFC');
  const password = read('password', maxFieldLength);
  const refuse = (status: number, problems: readonly string[]) => {
    const page = { language, email: account.email, firstName, lastName, policies, problems };
    sendHtml(exchange.response, status, context.pagePolicy, renderInvitationPage(page));
  };
  const key = createThrottleKey('link-address', exchange.address);
  const wait = await reserveAttempt(context.database, key, linkAddressPolicy);
  if (wait > 0) return refuse(429, [fillText(texts.throttled, { seconds: wait })]);
  const failures = [
    ...checkNames(firstName, lastName),
    ...checkPassword(password, policies, { email: account.email, firstName, lastName }, false),
  ];
  if (failures.length > 0) return refuse(422, describeFailures(failures, texts));
  if (password !== read('repeated', maxFieldLength)) return refuse(422, [texts.differing]);
  const hash = await context.passwords.hash(password);
  if (hash === undefined) return refuse(503, [texts.busy]);
  if (!(await activate(context, token, account, { hash, firstName, lastName, language }))) {
    return sendHtml(exchange.response, 410, context.pagePolicy, renderDeadInvitation(language, 'used'));
  }
  await startSession(context, exchange, account.id);
  redirectTo(exchange.response, `/${language}/mykomax`);
}

/** Shows an invitation as a form, or takes the answer: names and password make the account active and sign it in (D-24, D-25). */
export async function answerInvitation(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const token = url.pathname.slice(invitationPathPrefix.length);
  const link = await loadLink(context.database, 'invitation', token);
  const sendDead = (reason: Exclude<LinkLookup['kind'], 'open'>) => {
    const language = link.language ?? resolvePageLanguage(exchange);
    sendHtml(response, 410, context.pagePolicy, renderDeadInvitation(language, reason));
  };
  if (link.kind !== 'open') return sendDead(link.kind);
  const account = await loadAccount(context.database, link.accountId);
  // In the meantime the company may have taken over the accounts of this domain.
  const isManaged = isManagedInternally(account?.email ?? '', context.configuration.managedEmailDomains);
  if (account === undefined || isManaged) return sendDead('withdrawn');
  if (account.activatedAt !== null) return sendDead('used');
  if (request.method === 'POST')
    return accept(context, exchange, { link, token, account, read: await readForm(exchange) });
  const { email, givenName: firstName, familyName: lastName } = account;
  const policies = context.configuration.passwordPolicies;
  const page = { language: link.language, email, firstName, lastName, policies, problems: [] };
  sendHtml(response, 200, context.pagePolicy, renderInvitationPage(page));
}
