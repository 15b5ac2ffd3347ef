import type { Session } from 'oidc-provider';
import { fillText } from '../../texts/fill-text.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import type { StoredAccount } from '../accounts/accounts.ts';
import {
  renderCodesPage,
  renderConfirmPage,
  renderEnrolPage,
  renderFactorOffPage,
  renderFactorOnPage,
  renderSignedOutPage,
} from '../pages/second-factor-pages.ts';
import { isFresh, loadOwner, refreshSession } from '../protocol/provider-session.ts';
import { secondFactorPagePath } from '../realm/realm.ts';
import { redirectTo, sendHtml } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { type ReadField, readForm } from '../request/read-form.ts';
import { resolvePageLanguage } from '../request/resolve-language.ts';
import { confirmEnrolment, resetSecondFactor } from './change-second-factor.ts';
import {
  beginEnrolment,
  countRecoveryCodes,
  createRecoveryCodes,
  loadSecondFactor,
  openSecret,
} from './second-factor.ts';

interface Visit {
  readonly context: IdentityContext;
  readonly exchange: Exchange;
  readonly session: Session;
  readonly account: StoredAccount;
}

async function showState({ context, exchange, account }: Visit, problems: readonly string[], status = 200) {
  const language = resolvePageLanguage(exchange);
  const factor = await loadSecondFactor(context.database, account.id);
  const secret = factor === undefined ? null : openSecret(context, factor);
  const page =
    factor === undefined || (factor.confirmed_at === null && secret === null)
      ? renderFactorOffPage(language)
      : factor.confirmed_at === null
        ? renderEnrolPage(language, secret ?? '', account.email, problems)
        : renderFactorOnPage(language, await countRecoveryCodes(context.database, account.id));
  sendHtml(exchange.response, status, context.pagePolicy, page);
}

async function confirmPassword(visit: Visit, read: ReadField): Promise<void> {
  const { context, exchange, session, account } = visit;
  const language = resolvePageLanguage(exchange);
  const texts = loadAccountTexts(language);
  const refuse = (status: number, problem: string) =>
    sendHtml(exchange.response, status, context.pagePolicy, renderConfirmPage(language, account.email, [problem]));
  const result = await context.authenticate(account.email, read('password', 200), exchange.address);
  if (result.kind === 'refused') return refuse(401, texts.wrongPassword);
  if (result.kind === 'throttled') {
    return refuse(429, fillText(texts.throttled, { seconds: result.retryAfterSeconds }));
  }
  await refreshSession(session);
  redirectTo(exchange.response, `${secondFactorPagePath}?ui_locales=${language}`);
}

async function enterFirstCode(visit: Visit, read: ReadField): Promise<void> {
  const { context, exchange, account } = visit;
  const language = resolvePageLanguage(exchange);
  const texts = loadAccountTexts(language);
  const factor = await loadSecondFactor(context.database, account.id);
  if (factor === undefined || factor.confirmed_at !== null) return showState(visit, []);
  const result = await confirmEnrolment(context, { account, factor, code: read('code', 32) }, language);
  if (result.kind === 'wrong') return showState(visit, [texts.wrongCode], 422);
  if (result.kind === 'throttled') {
    return showState(visit, [fillText(texts.throttled, { seconds: result.retryAfterSeconds })], 429);
  }
  sendHtml(exchange.response, 200, context.pagePolicy, renderCodesPage(language, result.codes));
}

async function takeStep(visit: Visit, read: ReadField): Promise<void> {
  const { context, exchange, account } = visit;
  const language = resolvePageLanguage(exchange);
  switch (read('step', 20)) {
    case 'confirm':
      return enterFirstCode(visit, read);
    case 'begin':
      await beginEnrolment(context, account.id);
      break;
    case 'remove':
      await resetSecondFactor(context, account, language);
      break;
    case 'codes': {
      const factor = await loadSecondFactor(context.database, account.id);
      if ((factor?.confirmed_at ?? null) === null) break;
      const codes = await createRecoveryCodes(context.database, account.id);
      return sendHtml(exchange.response, 200, context.pagePolicy, renderCodesPage(language, codes));
    }
    default:
  }
  redirectTo(exchange.response, `${secondFactorPagePath}?ui_locales=${language}`);
}

/** The page where a signed-in person sets up or removes the second factor; it asks for a password entered within five minutes. */
export async function answerSecondFactor(context: IdentityContext, exchange: Exchange): Promise<void> {
  const language = resolvePageLanguage(exchange);
  const owner = await loadOwner(context, exchange);
  if (owner === null) return sendHtml(exchange.response, 401, context.pagePolicy, renderSignedOutPage(language));
  const visit = { context, exchange, ...owner };
  const read = exchange.request.method === 'POST' ? await readForm(exchange) : null;
  if (read?.('step', 20) === 'password') return confirmPassword(visit, read);
  if (!isFresh(owner.session)) {
    return sendHtml(exchange.response, 200, context.pagePolicy, renderConfirmPage(language, owner.account.email, []));
  }
  return read === null ? showState(visit, []) : takeStep(visit, read);
}
