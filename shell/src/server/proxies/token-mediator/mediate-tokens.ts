import { randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { isEndedStatus } from '../../../session/ended-status.ts';
import { heldTokenPrefix } from '../../../session/held-token.ts';
import { claimsSourceName } from '../../../session/identity-claims.ts';
import {
  createTokenCookie,
  createTokenCookieRemoval,
  readHeldTokens,
  readValidTokens,
  type TokenHolder,
} from '../../tokens/held-tokens.ts';
import { withoutForgedCookies } from '../backend-headers.ts';
import { callIdentity, createRealmPath, type IdentitySettings } from './call-identity.ts';

/** A visitor's request to one of the provider's endpoints. */
export interface MediatedRequest {
  readonly configuration: TokenHolder['configuration'] & IdentitySettings;
  readonly cookies: Readonly<Record<string, string>>;
  readonly visitor: { readonly host: string; readonly address: string };
  readonly query: URLSearchParams;
  readonly body: string;
  /** Headers that the provider has to see when it ends a session: cookie, accept, sec-fetch-site, origin. */
  readonly headers: Readonly<Record<string, string>>;
  /** The request comes from a page of this origin or from the visitor directly, not from another site's page. */
  readonly isOwn: boolean;
}

export interface MediatedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: string;
}

const formType = 'application/x-www-form-urlencoded';
/** An identity token may still be needed this long after its access token has expired, to end the session. */
const hintMs = 60_000;

const exchangeSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  id_token: v.optional(v.string()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

function createAnswer(status: number, value: unknown, setCookies: readonly string[] = []): MediatedResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, setCookies, body: JSON.stringify(value) };
}

const refuse = (status: number, error: string, description: string) =>
  createAnswer(status, { error, error_description: description });

/** Exchanges a code: the tokens go into the sealed cookie, the browser gets a name for them (AUTH-030). */
export async function mediateExchange(request: MediatedRequest): Promise<MediatedResponse> {
  const { configuration, body, visitor, headers } = request;
  if (new URLSearchParams(body).get('grant_type') !== 'authorization_code') {
    return refuse(400, 'unsupported_grant_type', 'Only codes are exchanged here');
  }
  // The client is a page, which gets no refresh token (decision 0010).
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const own = { 'content-type': formType, accept: 'application/json', 'sec-fetch-site': site };
  const init = { method: 'POST', headers: own, body };
  const path = createRealmPath(configuration, 'access_token');
  const answer = await callIdentity(configuration, path, visitor, init);
  const text = await answer.text();
  if (!answer.ok) {
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain', 'cache-control': 'no-store' };
    return { status: answer.status, headers, setCookies: [], body: text };
  }
  const tokens = v.safeParse(v.pipe(v.string(), v.parseJson(), exchangeSchema), text);
  // The SDK's own text for an answer without access token follows from this (AUTH-021).
  if (!tokens.success) return createAnswer(200, {});
  const { access_token: accessToken, id_token: idToken = null, expires_in } = tokens.output;
  const cookie = createTokenCookie(request, { accessToken, idToken, expiresAt: Date.now() + expires_in * 1000 });
  if (cookie === null) return refuse(500, 'server_error', 'The tokens are too large for a cookie');
  const name = `${heldTokenPrefix}${randomBytes(12).toString('base64url')}`;
  return createAnswer(200, { access_token: name, token_type: 'Bearer', expires_in }, [cookie]);
}

/** Claims of a token that came from the provider itself, to be shown and no more. */
function readClaims(idToken: string | null): JWTPayload | null {
  try {
    return idToken === null ? null : decodeJwt(idToken);
  } catch {
    return null;
  }
}

/** Whether the provider was merely unable to respond; its refusals are passed on. */
const isPassing = (answer: Response | null) =>
  answer === null || answer.status >= 500 || answer.status === 429 || answer.status === 408;

/**
 * Claims of the person to whom the held tokens belong; those of the identity token while the provider cannot respond
 * (AUTH-031, decision 0013).
 */
export async function mediateUserInfo(request: MediatedRequest): Promise<MediatedResponse> {
  const { configuration, visitor } = request;
  const tokens = readValidTokens(request);
  if (tokens === null) return refuse(401, 'invalid_token', 'There is no valid token');
  const init = { headers: { accept: 'application/json', authorization: `Bearer ${tokens.accessToken}` } };
  const path = createRealmPath(configuration, 'userinfo');
  const answer = await callIdentity(configuration, path, visitor, init).catch(() => null);
  if (answer === null || isPassing(answer)) {
    await answer?.body?.cancel();
    const claims = readClaims(tokens.idToken);
    if (claims === null) return refuse(503, 'temporarily_unavailable', 'User info cannot be had at the moment');
    return createAnswer(200, { ...claims, [claimsSourceName]: 'id_token' });
  }
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain', 'cache-control': 'no-store' };
  return { status: answer.status, headers, setCookies: [], body: await answer.text() };
}

/** Revokes the held access token, whichever handle the browser sends; the identity token is kept for a minute (AUTH-032). */
export async function mediateRevocation(request: MediatedRequest): Promise<MediatedResponse> {
  const { configuration, body, visitor } = request;
  const tokens = readHeldTokens(request);
  if (tokens === null || tokens.accessToken === null) return createAnswer(200, {});
  const form = new URLSearchParams({
    client_id: new URLSearchParams(body).get('client_id') ?? '',
    token: tokens.accessToken,
  });
  const init = { method: 'POST', headers: { 'content-type': formType }, body: form.toString() };
  const path = createRealmPath(configuration, 'token/revoke');
  const answer = await callIdentity(configuration, path, visitor, init).catch(() => null);
  await answer?.body?.cancel();
  const status = answer?.status ?? 502;
  const isRevoked = isEndedStatus(status);
  const kept = createTokenCookie(request, {
    ...tokens,
    accessToken: isRevoked ? null : tokens.accessToken,
    expiresAt: isRevoked ? Date.now() + hintMs : tokens.expiresAt,
    isSignedOut: true,
  });
  return createAnswer(status, {}, kept === null ? [] : [kept]);
}

/** Whether two identity tokens belong to the same person; an invalid token belongs to no one. */
function isSamePerson(left: string | null, right: string | null): boolean {
  const subject = readClaims(left)?.sub;
  return subject !== undefined && subject === readClaims(right)?.sub;
}

/**
 * Ends the session with the held identity token as hint, and forgets the tokens (AUTH-033). Another site's page gets no
 * hint: it can only sign out the person whose identity token it brings itself, just as without the shell in between.
 * Tokens needed for a retry are kept (decision 0026).
 */
export async function mediateEndSession(request: MediatedRequest): Promise<MediatedResponse> {
  const { configuration, headers, isOwn, visitor } = request;
  const query = new URLSearchParams(request.query);
  const tokens = readHeldTokens(request);
  const held = tokens?.idToken ?? null;
  const isMeant = isOwn || isSamePerson(query.get('id_token_hint'), held);
  if (isOwn && held !== null) query.set('id_token_hint', held);
  const path = `${createRealmPath(configuration, 'connect/endSession')}?${query}`;
  const answer = await callIdentity(configuration, path, visitor, { headers });
  // Where the revocation has failed, the token is needed for the next one.
  const isNeeded = !isEndedStatus(answer.status) || (tokens?.isSignedOut && tokens.accessToken !== null);
  const isForgotten = !isNeeded && (isOwn || (isMeant && answer.status < 400));
  const passed = ['content-type', 'content-security-policy', 'location', 'x-frame-options', 'referrer-policy'];
  const values = passed.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(values), 'cache-control': 'no-store' },
    setCookies: [
      ...withoutForgedCookies(answer.headers.getSetCookie()),
      ...(isForgotten ? [createTokenCookieRemoval(request)] : []),
    ],
    body: await answer.text(),
  };
}
