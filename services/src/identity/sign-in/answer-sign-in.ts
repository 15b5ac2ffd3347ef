import { errors, type InteractionDetails } from 'oidc-provider';
import * as v from 'valibot';
import { fillText } from '../../texts/fill-text.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { loadAccount, loadSampleAccounts, type StoredAccount } from '../accounts/accounts.ts';
import { renderNoticePage } from '../pages/page-frame.ts';
import { renderChallengePage } from '../pages/second-factor-pages.ts';
import { renderSignInPage, type SignInError } from '../pages/sign-in-page.ts';
import { signInPathPrefix } from '../realm/realm.ts';
import { sendHtml } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { type ReadField, readForm } from '../request/read-form.ts';
import { resolveLanguage } from '../request/resolve-language.ts';
import { checkSignInCode } from '../second-factor/change-second-factor.ts';
import { hasSecondFactor, loadSecondFactor } from '../second-factor/second-factor.ts';
import { createStepToken, readStepToken } from './step-token.ts';

const formSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
const loginHintSchema = v.fallback(v.pipe(v.string(), v.maxLength(254)), '');
const statusByError = { missing: 400, refused: 401, expired: 401, throttled: 429 } as const;

interface Visit {
  readonly context: IdentityContext;
  readonly exchange: Exchange;
  readonly details: InteractionDetails;
  readonly language: ReturnType<typeof resolveLanguage>;
}

async function loadInteraction(context: IdentityContext, exchange: Exchange): Promise<InteractionDetails | undefined> {
  try {
    const details = await context.provider.interactionDetails(exchange.request, exchange.response);
    // The cookie belongs to one sign-in only; another one in the address is an old tab or a foreign link.
    return details.uid === exchange.url.pathname.slice(signInPathPrefix.length) ? details : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function showForm(visit: Visit, status: number, email: string, error?: SignInError): Promise<void> {
  const { context, exchange, language } = visit;
  const samples = context.configuration.isLocal ? await loadSampleAccounts(context.database) : [];
  if (error?.kind === 'throttled') exchange.response.setHeader('Retry-After', String(error.seconds));
  sendHtml(exchange.response, status, context.pagePolicy, renderSignInPage({ language, email, error, samples }));
}

function finish({ context, exchange }: Visit, account: StoredAccount, amr: readonly string[]): Promise<void> {
  const login = { accountId: account.id, amr };
  const options = { mergeWithLastSubmission: false };
  return context.provider.interactionFinished(exchange.request, exchange.response, { login }, options);
}

async function takePassword(visit: Visit, read: ReadField): Promise<void> {
  const { context, exchange, details, language } = visit;
  const email = read('email', 254);
  const form = v.safeParse(formSchema, { email, password: read('password', 201) });
  if (!form.success) return showForm(visit, statusByError.missing, email, { kind: 'missing' });
  const result = await context.authenticate(form.output.email, form.output.password, exchange.address);
  if (result.kind === 'refused') return showForm(visit, statusByError.refused, email, { kind: 'refused' });
  if (result.kind === 'throttled') {
    return showForm(visit, statusByError.throttled, email, { kind: 'throttled', seconds: result.retryAfterSeconds });
  }
  const { account } = result;
  if (!(await hasSecondFactor(context.database, account.id))) return finish(visit, account, ['pwd']);
  const claims = { accountId: account.id, bound: details.uid };
  const step = await createStepToken(context.stepKeys, 'second-factor', claims);
  sendHtml(exchange.response, 200, context.pagePolicy, renderChallengePage(language, step, []));
}

async function takeCode(visit: Visit, step: string, code: string): Promise<void> {
  const { context, exchange, details, language } = visit;
  const { database, pagePolicy, stepKeys } = context;
  const claims = await readStepToken(stepKeys, 'second-factor', step);
  const { accountId = '' } = claims?.bound === details.uid ? (claims ?? {}) : {};
  const account = await loadAccount(database, accountId);
  const factor = await loadSecondFactor(database, accountId);
  if (account === undefined || (factor?.confirmed_at ?? null) === null || factor === undefined) {
    return showForm(visit, statusByError.expired, '', { kind: 'expired' });
  }
  const texts = loadAccountTexts(language);
  const result = await checkSignInCode(context, { account, factor, code }, language);
  if (result.kind === 'right') return finish(visit, account, ['pwd', 'otp']);
  const wait = result.kind === 'throttled' ? result.retryAfterSeconds : 0;
  if (wait > 0) exchange.response.setHeader('Retry-After', String(wait));
  const problem = wait > 0 ? fillText(texts.throttled, { seconds: wait }) : texts.wrongCode;
  sendHtml(exchange.response, wait > 0 ? 429 : 401, pagePolicy, renderChallengePage(language, step, [problem]));
}

/** Shows the sign-in form, or takes its answers, password and code, and sends the visitor on to the application (AUTH-029). */
export async function answerSignIn(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const details = await loadInteraction(context, exchange);
  const language = resolveLanguage(details?.params['ui_locales'], request.headers['accept-language']);
  if (details === undefined) {
    return sendHtml(response, 410, context.pagePolicy, renderNoticePage(language, 'expired'));
  }
  const visit = { context, exchange, details, language };
  if (request.method !== 'POST') return showForm(visit, 200, v.parse(loginHintSchema, details.params['login_hint']));
  const read = await readForm(exchange);
  const step = read('step', 2000);
  return step === '' ? takePassword(visit, read) : takeCode(visit, step, read('code', 32));
}
