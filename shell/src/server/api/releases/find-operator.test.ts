import { describe, expect, it } from 'vitest';
import { parseCookies } from '../../http/cookies.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { createTokenCookie } from '../../tokens/held-tokens.ts';
import { findOperator, isRefusal } from './find-operator.ts';
import { createOperatorContext, farah, startIdentity } from './operators.fixture.ts';
import { answerReleaseActs } from './release-acts.ts';
import { answerReleaseHistory } from './release-history.ts';
import { answerReleases } from './releases.ts';

const configuration = await startIdentity();
const nobody = { ...configuration, IDENTITY_ORIGIN: 'http://127.0.0.1:1' };
const held = { ...configuration, AUTH_TOKEN_MODE: 'server' } as const;
const endpoints = { answerReleases, answerReleaseHistory, answerReleaseActs };

describe.each(Object.entries(endpoints))('%s', (_, answer) => {
  const ask = async (token: string | null, settings = configuration, change = {}) => {
    const context = createOperatorContext('/api/releases', token, change);
    const response = await answer(context, createTestShell({ configuration: settings }));
    return [response.status, response.headers['cache-control']];
  };

  it.each([
    ['without a token', null, 401],
    ['with a token that identity refuses', 'unknown', 401],
    ['without the role', 'stranger', 403],
    ['when identity fails', 'failing', 503],
    ['when identity says nothing that can be used', 'broken', 503],
  ])('SRV-070 refuses a caller %s, and no answer is kept', async (_name, token, status) => {
    expect(await ask(token)).toEqual([status, 'no-store']);
  });

  it('SRV-070 refuses everybody when identity cannot be reached, or is silent', async () => {
    expect(await ask('operator', nobody)).toEqual([503, 'no-store']);
    expect(await ask('silent', { ...configuration, BACKEND_TIMEOUT_MS: 100 })).toEqual([503, 'no-store']);
  });
});

it('SRV-070 an operator is known by the id of the account, and by the name where identity says one', async () => {
  const find = (token: string) => findOperator(createOperatorContext('/api/releases', token), configuration);
  expect(await find('operator')).toEqual({ id: farah.sub, name: farah.name });
  expect(await find('nameless')).toEqual({ id: farah.sub, name: '' });
});

it('SRV-070 in token mode server the shell takes the token that it holds, for requests that only a page of ours can send', async () => {
  const find = async (accessToken: string, headers: Readonly<Record<string, string>>) => {
    const tokens = { accessToken, idToken: null, expiresAt: Date.now() + 60_000 };
    const cookies = parseCookies(createTokenCookie({ configuration: held }, tokens) ?? '');
    const found = await findOperator(createOperatorContext('/api/releases', null, { cookies, headers }), held);
    return isRefusal(found) ? found.status : found.id;
  };
  const own = { 'x-requested-with': 'kmx' };
  expect([await find('operator', own), await find('operator', {}), await find('stranger', own)]).toEqual([
    farah.sub,
    401,
    403,
  ]);
});
