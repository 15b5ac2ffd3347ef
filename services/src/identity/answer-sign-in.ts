import { errors, type InteractionDetails } from 'oidc-provider';
import * as v from 'valibot';
import { hasOnlySampleAccounts } from './accounts.ts';
import { readBody, sendHtml } from './http-answer.ts';
import type { Exchange, IdentityContext } from './identity-context.ts';
import { renderNoticePage } from './page-frame.ts';
import { signInPathPrefix } from './realm.ts';
import { resolveLanguage } from './resolve-language.ts';
import { renderSignInPage, type SignInError } from './sign-in-page.ts';

const formSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});
const loginHintSchema = v.fallback(v.pipe(v.string(), v.maxLength(254)), '');
const statusByError = { missing: 400, refused: 401, throttled: 429 } as const;

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

/** Shows the sign-in form, or takes its answer and sends the visitor on to the application (AUTH-029). */
export async function answerSignIn(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, address } = exchange;
  const details = await loadInteraction(context, exchange);
  const language = resolveLanguage(details?.params['ui_locales'], request.headers['accept-language']);
  if (details === undefined) {
    return sendHtml(response, 410, context.pagePolicy, renderNoticePage(language, 'expired'));
  }
  const showSampleAccounts = await hasOnlySampleAccounts(context.database);
  const sendForm = (status: number, email: string, error?: SignInError) => {
    const page = renderSignInPage({ language, email, error, showSampleAccounts });
    sendHtml(response, status, context.pagePolicy, page);
  };
  if (request.method !== 'POST') return sendForm(200, v.parse(loginHintSchema, details.params['login_hint']));
  const fields = new URLSearchParams(await readBody(request));
  const email = (fields.get('email') ?? '').slice(0, 254);
  const form = v.safeParse(formSchema, { email: fields.get('email'), password: fields.get('password') });
  if (!form.success) return sendForm(statusByError.missing, email, { kind: 'missing' });
  const result = await context.authenticate(form.output.email, form.output.password, address);
  if (result.kind === 'refused') return sendForm(statusByError.refused, email, { kind: 'refused' });
  if (result.kind === 'throttled') {
    response.setHeader('Retry-After', String(result.retryAfterSeconds));
    return sendForm(statusByError.throttled, email, { kind: 'throttled', seconds: result.retryAfterSeconds });
  }
  const login = { accountId: result.account.id, amr: ['pwd'] };
  await context.provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}
