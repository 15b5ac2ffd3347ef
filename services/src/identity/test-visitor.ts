import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { samplePassword } from '../sample/sample-accounts.ts';

export const realmPath = '/am/oauth2/realms/root/realms/alpha';

export const anna = 'anna.keller@kmx.example';
export const tokensSchema = v.object({
  access_token: v.string(),
  id_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
});

/** The tokens of a page, which gets no refresh token. */
export const pageTokensSchema = v.omit(tokensSchema, ['refresh_token']);

export interface Flow {
  readonly verifier: string;
  readonly state: string;
  readonly redirectUri: string;
  readonly path: string;
}

/** An authorization request as the SDK builds it (AUTH-029), with the values needed for the later exchange. */
export function createFlow(origin: string, extra: Readonly<Record<string, string>> = {}): Flow {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const redirectUri = `${origin}${extra['prompt'] === 'none' ? '/blank-callback' : '/callback'}`;
  const parameters = new URLSearchParams({
    client_id: 'mykomax',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email fr:idm:*',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { verifier, state, redirectUri, path: `${realmPath}/authorize?${parameters}` };
}

/** A browser with cookies that reaches the service the way the shell forwards it for one site host. */
export function createVisitor(resolveServiceUrl: () => string, origin: string) {
  const cookies = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-host', new URL(origin).host);
    headers.set('x-forwarded-proto', 'http');
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(resolveServiceUrl() + url.pathname + url.search, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function openSignIn(flow: Flow): Promise<string> {
    return (await send(flow.path)).headers.get('location') ?? '';
  }
  function submit(signInPath: string, email: string, password: string, headers = {}): Promise<Response> {
    return send(signInPath, { method: 'POST', body: new URLSearchParams({ email, password }), headers });
  }
  async function signIn(flow: Flow, email: string, password: string): Promise<URL> {
    const submitted = await submit(await openSignIn(flow), email, password);
    const resumed = await send(submitted.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '');
  }
  function exchangeCode(flow: Flow, callback: URL, extra: Readonly<Record<string, string>> = {}): Promise<Response> {
    const body = new URLSearchParams({
      client_id: 'mykomax',
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: flow.redirectUri,
      code_verifier: flow.verifier,
    });
    return send(`${realmPath}/access_token`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...extra },
    });
  }
  async function sendSilently(): Promise<{ flow: Flow; callback: URL }> {
    const flow = createFlow(origin, { prompt: 'none' });
    return { flow, callback: new URL((await send(flow.path)).headers.get('location') ?? '') };
  }
  async function signInForTokens(email = anna, password = samplePassword) {
    const flow = createFlow(origin);
    const callback = await signIn(flow, email, password);
    const response = await exchangeCode(flow, callback);
    return { flow, callback, response, tokens: v.parse(tokensSchema, await response.json()) };
  }
  function loadUserInfo(accessToken: string): Promise<Response> {
    return send(`${realmPath}/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } });
  }
  function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }
  /** A request as pages of the portal send it to the endpoints of AM. */
  function sendJson(method: string, path: string, body?: unknown, extra: Readonly<Record<string, string>> = {}) {
    const own = { 'content-type': 'application/json', 'x-requested-with': 'portal', 'sec-fetch-site': 'same-origin' };
    const headers = { accept: 'application/json', ...own, ...extra };
    return send(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }
  return {
    post,
    sendJson,
    send,
    openSignIn,
    submit,
    signIn,
    exchangeCode,
    sendSilently,
    signInForTokens,
    loadUserInfo,
  };
}
