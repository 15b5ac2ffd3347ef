import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createAccountMail } from '../accounts/account-mails.ts';
import type { StoredAccount } from '../accounts/accounts.ts';
import { withdrawEmailChange } from '../accounts/email-change.ts';
import { revokeAccountArtifacts } from '../realm/artifact-adapter.ts';
import type { IdentityContext } from '../request/identity-context.ts';

interface NewPassword {
  readonly account: StoredAccount;
  readonly hash: string;
  /** The session to keep; every other session and its tokens end. */
  readonly keptSessionUid: string | null;
  readonly language: UiLanguage;
}

/** Stores a new password, ends the sessions that the old one opened, and notifies the owner by mail. */
export async function setPassword(context: IdentityContext, change: NewPassword): Promise<void> {
  const { account, hash, keptSessionUid, language } = change;
  const { database, sendMail, tellEnded } = context;
  await database.updateTable('identity_account').set({ password_hash: hash }).where('id', '=', account.id).execute();
  // Who was warned of a foreign change of the address and takes a new password must be rid of that change too.
  await withdrawEmailChange(database, account.id);
  tellEnded(account.id, await revokeAccountArtifacts(database, account.id, keptSessionUid));
  await sendMail(createAccountMail(account, language, { kind: 'changed' }));
}
