import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { policiesPath, usersPathPrefix } from '../realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createVisitor } from '../test-visitor.ts';

const [annaAccount, benAccount, , , emilAccount] = sampleAccounts;
const ben = benAccount?.email ?? '';
const emil = emilAccount?.email ?? '';
const path = (id = '') => `${usersPathPrefix}${id}`;
const changePath = (id = '') => `${path(id)}?_action=changePassword`;
const password = 'Sleeve-2031-copper';

let identity: TestIdentity;
async function signIn(email: string, ownPassword = samplePassword) {
  const visitor = createVisitor(identity.resolveUrl, origin);
  return { visitor, ...(await visitor.signInForTokens(email, ownPassword)) };
}

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());
afterEach(() => void vi.useRealTimers());

describe('self-service on the URLs of AM', () => {
  it('AUTH-023 AUTH-024 a refused password names every failed policy with its params', async () => {
    const { visitor } = await signIn(emil);
    const body = { currentpassword: samplePassword, userpassword: 'novaaaak' };
    const response = await visitor.sendJson('POST', changePath(emilAccount?.id), body);
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        code: 403,
        reason: 'Forbidden',
        message: 'Policy validation failed',
        detail: {
          result: false,
          failedPolicyRequirements: [
            {
              property: 'userpassword',
              policyRequirements: [
                { policyRequirement: 'MIN_LENGTH', params: { minLength: 10 } },
                { policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } },
                { policyRequirement: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } },
                { policyRequirement: 'CANNOT_CONTAIN_DUPLICATES', params: { limit: 3, duplicateValue: 'aaaa' } },
              ],
            },
          ],
        },
      },
    ]);
    const same = { currentpassword: samplePassword, userpassword: samplePassword };
    const unique = { policyRequirements: [{ policyRequirement: 'UNIQUE', params: {} }] };
    expect(await (await visitor.sendJson('POST', changePath(emilAccount?.id), same)).json()).toMatchObject({
      detail: { failedPolicyRequirements: [unique] },
    });
  });

  it('AUTH-023 the rules can be read before, without a session', async () => {
    const response = await createVisitor(identity.resolveUrl, origin).send(policiesPath);
    const policies = expect.arrayContaining([{ policyRequirement: 'MIN_LENGTH', params: { minLength: 10 } }]);
    expect(await response.json()).toMatchObject({
      resource: 'user',
      properties: [{ name: 'givenName' }, { name: 'sn' }, { name: 'userpassword', policies }],
    });
  });

  it('POR-109 a changed password keeps this session with its tokens and ends all the others', async () => {
    const here = await signIn(ben);
    const elsewhere = await signIn(ben);
    const body = { currentpassword: samplePassword, userpassword: password };
    const response = await here.visitor.sendJson('PUT', changePath(benAccount?.id), body);
    expect([response.status, await response.json()]).toEqual([200, { result: true }]);
    expect((await here.visitor.loadUserInfo(here.tokens.access_token)).status).toBe(200);
    expect((await here.visitor.sendSilently()).callback.searchParams.has('code')).toBe(true);
    expect((await elsewhere.visitor.loadUserInfo(elsewhere.tokens.access_token)).status).toBe(401);
    expect((await elsewhere.visitor.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
    expect((await signIn(ben, password)).response.status).toBe(200);
    expect((await identity.loadMails(ben)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('slows down guesses of the present password together with those of the sign-in page', async () => {
    const { visitor } = await signIn(emil);
    const body = { currentpassword: 'wrong', userpassword: password };
    // The delay is two seconds; one password may take a busy machine longer.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await visitor.sendJson('POST', changePath(emilAccount?.id), body)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('POR-082 an internal employee is shown as managed and keeps the password', async () => {
    const { visitor } = await signIn(anna);
    const own = await visitor.sendJson('GET', path(annaAccount?.id));
    expect(await own.json()).toMatchObject({
      mail: anna,
      givenName: 'Anna',
      accountManaged: true,
      secondFactor: false,
    });
    const body = { currentpassword: samplePassword, userpassword: password };
    const refused = await visitor.sendJson('POST', changePath(annaAccount?.id), body);
    expect([refused.status, await refused.json()]).toMatchObject([403, { detail: { accountManaged: true } }]);
    expect((await signIn(anna)).response.status).toBe(200);
  });

  it('nobody reads or changes the account of another person, whether it exists or not', async () => {
    const { visitor } = await signIn(emil);
    const body = { currentpassword: samplePassword, userpassword: password };
    const answers = [
      await visitor.sendJson('GET', path(annaAccount?.id)),
      await visitor.sendJson('GET', path('nobody')),
      await visitor.sendJson('POST', changePath(annaAccount?.id), body),
      await visitor.sendJson('POST', `${path(annaAccount?.id)}/devices/2fa/oath?_action=reset`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const signedOut = createVisitor(identity.resolveUrl, origin);
    expect((await signedOut.sendJson('GET', path(annaAccount?.id))).status).toBe(401);
  });

  it.each([
    ['a form of another page', { 'content-type': 'text/plain' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses changes by %s', async (_name, headers) => {
    const { visitor } = await signIn(emil);
    const body = { currentpassword: samplePassword, userpassword: password };
    const response = await visitor.sendJson('POST', changePath(emilAccount?.id), body, headers);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { message: 'The request comes from a foreign page.' },
    ]);
  });

  it('refuses changes without a header that no form can set', async () => {
    const { visitor } = await signIn(emil);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', headers, body: '{}' };
    expect((await visitor.send(changePath(emilAccount?.id), init)).status).toBe(403);
  });
});
