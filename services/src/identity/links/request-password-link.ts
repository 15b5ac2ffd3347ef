import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createLink } from '../accounts/account-links.ts';
import { type AccountNews, createAccountMail } from '../accounts/account-mails.ts';
import { loadAccountByEmail, normalizeEmail, type StoredAccount } from '../accounts/accounts.ts';
import { isManagedInternally } from '../accounts/is-managed-internally.ts';
import { passwordLinkMinutes, passwordPath } from '../realm/realm.ts';
import { createThrottleKey, mailAccountPolicy, reserveAttempt } from '../realm/throttle.ts';
import type { IdentityContext } from '../request/identity-context.ts';

async function resolveNews(
  { configuration, database }: IdentityContext,
  account: StoredAccount,
  language: UiLanguage,
): Promise<AccountNews> {
  if (account.activatedAt === null) return { kind: 'invited' };
  if (isManagedInternally(account.email, configuration.managedEmailDomains)) return { kind: 'managed' };
  const expiresAt = new Date(Date.now() + passwordLinkMinutes * 60_000);
  const token = await createLink(database, { purpose: 'password', accountId: account.id, language, expiresAt });
  return { kind: 'reset', link: `${configuration.publicOrigin}${passwordPath}/${token}` };
}

/** Sends the owner of an address a link, or the reason why there is none; unknown addresses and too many requests get nothing. */
export async function requestPasswordLink(
  context: IdentityContext,
  email: string,
  language: UiLanguage,
): Promise<void> {
  const key = createThrottleKey('mail-account', normalizeEmail(email));
  if ((await reserveAttempt(context.database, key, mailAccountPolicy)) > 0) return;
  const account = await loadAccountByEmail(context.database, email);
  if (account === undefined) return;
  await context.sendMail(createAccountMail(account, language, await resolveNews(context, account, language)));
}
