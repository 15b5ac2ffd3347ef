import { renderNoticePage } from '../pages/page-frame.ts';
import { endSession, loadSession } from '../protocol/provider-session.ts';
import { clientId } from '../realm/realm.ts';
import { sendAmError, sendHtml, sendJson } from '../request/http-answer.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';
import { isOwnRequest } from '../request/request-origin.ts';
import { resolveLanguage } from '../request/resolve-language.ts';

async function resolveHintSubject(context: IdentityContext, hint: string | null): Promise<string | undefined> {
  const client = await context.provider.Client.find(clientId);
  if (client === undefined || hint === null || hint === '') return undefined;
  try {
    const { payload } = await context.provider.IdToken.validate(hint, client);
    return typeof payload['sub'] === 'string' ? payload['sub'] : undefined;
  } catch {
    return undefined;
  }
}

async function resolveReturnUrl(context: IdentityContext, parameters: URLSearchParams): Promise<URL | undefined> {
  const uri = parameters.get('post_logout_redirect_uri');
  const client = await context.provider.Client.find(clientId);
  if (uri === null || !client?.postLogoutRedirectUriAllowed(uri)) return undefined;
  const url = new URL(uri);
  const state = parameters.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url;
}

/** AM's session service: `?_action=logout` ends the session of the cookie (AUTH-034). */
export async function answerSessions(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { response, url } = exchange;
  if (url.searchParams.get('_action') !== 'logout') {
    return sendAmError(response, 400, 'Bad Request', 'Only the action logout is supported.');
  }
  await endSession(context, exchange, await loadSession(context, exchange));
  sendJson(response, 200, { result: 'Successfully logged out' });
}

/**
 * Ends the session without asking: 204 for the SDK's fetch, the registered return page or a farewell page for a browser
 * (AUTH-033). A foreign page can only sign out the person whose id token it holds.
 */
export async function answerEndSession(context: IdentityContext, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const { searchParams } = url;
  const isPage = (request.headers.accept ?? '').includes('text/html');
  const language = resolveLanguage(searchParams.get('ui_locales'), request.headers['accept-language']);
  const refuse = (reason: string) =>
    isPage
      ? sendHtml(response, 400, context.pagePolicy, renderNoticePage(language, 'failed', reason))
      : sendAmError(response, 400, 'Bad Request', reason);
  const session = await loadSession(context, exchange);
  const hintSubject = await resolveHintSubject(context, searchParams.get('id_token_hint'));
  const hasHint = hintSubject !== undefined && (session.accountId === undefined || session.accountId === hintSubject);
  if (!hasHint && !isOwnRequest(request, context.configuration.allowedOrigins)) return refuse('invalid_id_token_hint');
  const returnUrl = await resolveReturnUrl(context, searchParams);
  if (isPage && searchParams.has('post_logout_redirect_uri') && returnUrl === undefined) {
    return refuse('invalid_post_logout_redirect_uri');
  }
  await endSession(context, exchange, session);
  if (!isPage) {
    response.statusCode = 204;
    response.end();
  } else if (returnUrl === undefined) {
    sendHtml(response, 200, context.pagePolicy, renderNoticePage(language, 'signedOut'));
  } else {
    response.statusCode = 303;
    response.setHeader('Location', returnUrl.href);
    response.end();
  }
}
