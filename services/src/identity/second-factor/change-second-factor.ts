import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createAccountMail } from '../accounts/account-mails.ts';
import type { StoredAccount } from '../accounts/accounts.ts';
import type { IdentityContext } from '../request/identity-context.ts';
import {
  type CodeResult,
  checkCode,
  countRecoveryCodes,
  createRecoveryCodes,
  removeSecondFactor,
  type SecondFactor,
} from './second-factor.ts';

export type EnrolmentResult =
  | { readonly kind: 'done'; readonly codes: readonly string[] }
  | Exclude<CodeResult, { kind: 'right' }>;

/** Takes the first code of a new app: from then on sign-in asks for one; returns the recovery codes, once. */
export async function confirmEnrolment(
  context: IdentityContext,
  { account, factor, code }: { account: StoredAccount; factor: SecondFactor; code: string },
  language: UiLanguage,
): Promise<EnrolmentResult> {
  const result = await checkCode(context, factor, code);
  if (result.kind !== 'right') return result;
  const codes = await createRecoveryCodes(context.database, account.id);
  await context.sendMail(createAccountMail(account, language, { kind: 'factorOn' }));
  return { kind: 'done', codes };
}

/** Removes app and recovery codes of an account and tells its owner (POR-083). */
export async function resetSecondFactor(
  context: IdentityContext,
  account: StoredAccount,
  language: UiLanguage,
): Promise<void> {
  if (!(await removeSecondFactor(context.database, account.id))) return;
  await context.sendMail(createAccountMail(account, language, { kind: 'factorOff' }));
}

/** Checks the code of a sign-in; the owner is told about a recovery code, because someone may have found the list. */
export async function checkSignInCode(
  context: IdentityContext,
  { account, factor, code }: { account: StoredAccount; factor: SecondFactor; code: string },
  language: UiLanguage,
): Promise<CodeResult> {
  const result = await checkCode(context, factor, code);
  if (result.kind === 'right' && result.isRecovery) {
    const count = await countRecoveryCodes(context.database, account.id);
    await context.sendMail(createAccountMail(account, language, { kind: 'recovery', count }));
  }
  return result;
}
