import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '../database/mark-unavailable.ts';
import { answerEmailLink } from './links/answer-email-link.ts';
import { answerInvitation } from './links/answer-invitation.ts';
import { answerForgotPassword, answerNewPassword } from './links/answer-password.ts';
import type { PageAsset } from './pages/page-assets.ts';
import { renderNoticePage } from './pages/page-frame.ts';
import {
  authenticatePath,
  emailLinkPathPrefix,
  endSessionPath,
  invitationPathPrefix,
  oauthPath,
  passwordPath,
  policiesPath,
  secondFactorPagePath,
  sessionsPath,
  signInPathPrefix,
  usersPathPrefix,
} from './realm/realm.ts';
import { createPagePolicy, RequestBodyError, sendAmError, sendHtml, setSafeHeaders } from './request/http-answer.ts';
import type { Exchange, IdentityContext } from './request/identity-context.ts';
import { isOwnRequest, pinForwardedOrigin } from './request/request-origin.ts';
import { resolveLanguage } from './request/resolve-language.ts';
import { answerSecondFactor } from './second-factor/answer-second-factor.ts';
import { answerPolicies, answerUsers } from './self-service/answer-users.ts';
import { answerAuthenticate } from './sign-in/answer-authenticate.ts';
import { answerEndSession, answerSessions } from './sign-in/answer-end-session.ts';
import { answerSignIn } from './sign-in/answer-sign-in.ts';

type PageAssets = ReadonlyMap<string, PageAsset>;
type Answer = (context: IdentityContext, exchange: Exchange) => void | Promise<void>;

/** Pages with a form that posts to its own address. */
function resolvePage(pathname: string): Answer | undefined {
  if (pathname.startsWith(signInPathPrefix)) return answerSignIn;
  if (pathname.startsWith(invitationPathPrefix)) return answerInvitation;
  if (pathname.startsWith(emailLinkPathPrefix)) return answerEmailLink;
  if (pathname === passwordPath) return answerForgotPassword;
  if (pathname.startsWith(`${passwordPath}/`)) return answerNewPassword;
  return pathname === secondFactorPagePath ? answerSecondFactor : undefined;
}

function resolvePost(pathname: string): Answer | undefined {
  if (pathname === authenticatePath) return answerAuthenticate;
  return `${pathname.replace(/\/$/, '')}/` === sessionsPath ? answerSessions : resolvePage(pathname);
}

function resolveRead(pathname: string): Answer | undefined {
  if (pathname === endSessionPath) return answerEndSession;
  return pathname === policiesPath ? answerPolicies : resolvePage(pathname);
}

function sendAsset({ response }: Exchange, { type, body }: PageAsset): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.end(body);
}

async function passToProvider(context: IdentityContext, { request, response }: Exchange): Promise<void> {
  const url = request.url ?? '/';
  // The provider works on paths below the issuer and finds the prefix by comparing both.
  Object.assign(request, { originalUrl: url, url: url.slice(oauthPath.length) });
  await context.provider.callback()(request, response);
}

async function answerByPath(context: IdentityContext, exchange: Exchange, assets: PageAssets): Promise<void> {
  const { request, response, url } = exchange;
  const { pathname } = url;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const asset = isRead ? assets.get(pathname) : undefined;
  if (asset !== undefined) return sendAsset(exchange, asset);
  if (pathname.startsWith(usersPathPrefix)) return answerUsers(context, exchange);
  const read = isRead ? resolveRead(pathname) : undefined;
  if (read !== undefined) return read(context, exchange);
  const post = request.method === 'POST' ? resolvePost(pathname) : undefined;
  if (post !== undefined) {
    if (isOwnRequest(request, context.configuration.allowedOrigins)) return post(context, exchange);
    return sendAmError(response, 403, 'Forbidden', 'The request comes from a foreign page.');
  }
  if (pathname.startsWith(`${oauthPath}/`)) return passToProvider(context, exchange);
  sendAmError(response, 404, 'Not Found', 'There is no such resource.');
}

/** As long as the shell leaves a failing backend alone. */
const retrySeconds = 5;

/** People who navigate get a page, programs AM's form. */
function sendFailure({ headers }: IncomingMessage, response: ServerResponse, error: unknown): void {
  const isAway = isUnavailable(error);
  if (isAway) response.setHeader('Retry-After', String(retrySeconds));
  const status = isAway ? 503 : 500;
  if (headers.accept?.includes('text/html')) {
    const page = renderNoticePage(resolveLanguage(undefined, headers['accept-language']), 'failed');
    return sendHtml(response, status, createPagePolicy([]), page);
  }
  const reason = isAway ? 'Service Unavailable' : 'Internal Server Error';
  sendAmError(response, status, reason, 'The identity service failed.');
}

/** Answers one request under `/am/`; any failure becomes a response, never a hanging connection. */
export async function answerIdentityRequest(
  context: IdentityContext,
  assets: PageAssets,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  const { publicOrigin, allowedOrigins } = context.configuration;
  try {
    setSafeHeaders(response);
    pinForwardedOrigin(request, publicOrigin, allowedOrigins);
    const url = new URL(request.url ?? '/', publicOrigin);
    await answerByPath(context, { request, response, url, address }, assets);
  } catch (error) {
    if (!(error instanceof RequestBodyError)) context.logger.error({ err: error }, 'identity request failed');
    if (response.headersSent) return void response.end();
    if (error instanceof RequestBodyError) return sendAmError(response, 413, 'Payload Too Large', error.message);
    sendFailure(request, response, error);
  }
}
