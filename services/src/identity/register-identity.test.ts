import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samplePassword } from '../sample/sample-accounts.ts';
import { crimpOrigin, origin, startTestIdentity, type TestIdentity } from './test-identity.ts';
import { anna, createFlow, createVisitor, pageTokensSchema, realmPath } from './test-visitor.ts';

const issuer = `${origin}${realmPath}`;

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());

describe('OpenID provider on the URLs of AM', () => {
  it('AUTH-035 AUTH-027 discovery names every endpoint of realm alpha on the host that was asked', async () => {
    const response = await createVisitor(identity.resolveUrl, crimpOrigin).send(
      `${realmPath}/.well-known/openid-configuration`,
    );
    const base = `${crimpOrigin}${realmPath}`;
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/access_token`,
      userinfo_endpoint: `${base}/userinfo`,
      revocation_endpoint: `${base}/token/revoke`,
      end_session_endpoint: `${base}/connect/endSession`,
      jwks_uri: `${base}/connect/jwk_uri`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('AUTH-030 AUTH-031 AUTH-038 signs in with PKCE, gives opaque and id tokens and the claims of the user', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { flow, callback, response, tokens } = await visitor.signInForTokens();
    expect(callback.origin + callback.pathname).toBe(`${origin}/callback`);
    expect(callback.searchParams.get('state')).toBe(flow.state);
    expect(callback.searchParams.get('iss')).toBe(issuer);
    expect(response.status).toBe(200);
    expect(tokens.expires_in).toBe(600);
    expect(tokens.access_token).not.toContain('.');
    const claims = { given_name: 'Anna', family_name: 'Keller', name: 'Anna Keller', email: anna };
    const roles = expect.arrayContaining(['kmx_int_assetdb_active', 'kmx_int_direct_active']);
    const userInfo = await (await visitor.loadUserInfo(tokens.access_token)).json();
    expect(userInfo).toMatchObject({ ...claims, roles, subname: expect.stringMatching(/^[\da-f-]{36}$/) });
    const jwks = (await (await visitor.send(`${realmPath}/connect/jwk_uri`)).json()) as JSONWebKeySet;
    const verified = await jwtVerify(tokens.id_token, createLocalJWKSet(jwks), { issuer, audience: 'mykomax' });
    expect(verified.payload).toMatchObject({ ...claims, roles, subname: verified.payload.sub });
  });

  it('AUTH-030 refuses a code that comes without its verifier and a request without PKCE', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const flow = createFlow(origin);
    const callback = await visitor.signIn(flow, anna, samplePassword);
    const stolen = await visitor.exchangeCode({ ...flow, verifier: 'x'.repeat(43) }, callback);
    expect([stolen.status, await stolen.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    const unprotected = new URL(createFlow(origin).path, origin);
    unprotected.searchParams.delete('code_challenge');
    unprotected.searchParams.delete('code_challenge_method');
    const refused = await visitor.send(unprotected.pathname + unprotected.search);
    expect(refused.headers.get('location')).toContain('error=invalid_request');
  });

  it('ID-04 answers a silent try with a code while the session lives, and with the text the SDK knows without one', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const before = (await visitor.sendSilently()).callback;
    expect(before.origin + before.pathname).toBe(`${origin}/blank-callback`);
    expect(before.searchParams.get('error')).toBe('interaction_required');
    expect(before.searchParams.get('error_description')).toBe(
      'The request requires some interaction that is not allowed.',
    );
    await visitor.signInForTokens();
    const silent = await visitor.sendSilently();
    expect((await visitor.exchangeCode(silent.flow, silent.callback)).status).toBe(200);
  });

  it('AUTH-030 SYS-030 gives a refresh token to programs, and none to a page, which has no use for it', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { flow, callback, tokens } = await visitor.signInForTokens();
    expect(tokens.refresh_token).toBeTypeOf('string');
    const ofPage = { 'sec-fetch-site': 'same-origin' };
    const silent = await visitor.sendSilently();
    const again = await visitor.send(flow.path);
    const answers = [
      await visitor.exchangeCode(silent.flow, silent.callback),
      await visitor.exchangeCode(flow, new URL(again.headers.get('location') ?? callback), ofPage),
    ];
    for (const answer of answers) {
      expect(v.parse(v.looseObject(pageTokensSchema.entries), await answer.json())).not.toHaveProperty('refresh_token');
    }
  });

  it('AUTH-032 revoking the token of one tab leaves the tokens of another tab alive', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const first = await visitor.signInForTokens();
    const { flow, callback } = await visitor.sendSilently();
    const second = v.parse(pageTokensSchema, await (await visitor.exchangeCode(flow, callback)).json());
    const body = new URLSearchParams({ client_id: 'mykomax', token: first.tokens.access_token });
    expect((await visitor.send(`${realmPath}/token/revoke`, { method: 'POST', body })).status).toBe(200);
    expect((await visitor.loadUserInfo(first.tokens.access_token)).status).toBe(401);
    expect((await visitor.loadUserInfo(second.access_token)).status).toBe(200);
  });

  it('AUTH-029 every site host signs in first-party under the one issuer', async () => {
    const visitor = createVisitor(identity.resolveUrl, crimpOrigin);
    const { callback, tokens } = await visitor.signInForTokens();
    expect(callback.origin).toBe(crimpOrigin);
    const payload = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    expect(payload).toMatchObject({ iss: issuer });
    expect((await visitor.sendSilently()).callback.searchParams.has('code')).toBe(true);
  });

  it('keeps tokens, sessions and keys over a restart', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    await identity.restart();
    expect((await visitor.loadUserInfo(tokens.access_token)).status).toBe(200);
    expect((await visitor.sendSilently()).callback.searchParams.has('code')).toBe(true);
  });
});
