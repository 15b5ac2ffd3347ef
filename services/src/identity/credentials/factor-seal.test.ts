import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { secondFactorPathSuffix, usersPathPrefix } from '../realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { createFlow, createVisitor } from '../test-visitor.ts';
import { createFactorSeal } from './factor-seal.ts';
import { computeOneTimeCode, resolveStep } from './one-time-code.ts';

const { id, email } = sampleAccounts[4] ?? { id: '', email: '' };
const plain = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const createSecret = () => randomBytes(32).toString('base64url');

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);
afterAll(() => identity.close());
beforeEach(async () => {
  await identity.forgetAttempts();
  // A code of the step before is too old as soon as the next thirty seconds begin.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

async function enterCode(secret: string, drift: number): Promise<number> {
  const visitor = createVisitor(identity.resolveUrl, origin);
  const path = await visitor.openSignIn(createFlow(origin));
  const page = await (await visitor.submit(path, email, samplePassword)).text();
  const step = /name="step" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const code = computeOneTimeCode(secret, resolveStep(Date.now()) + drift);
  return (await visitor.post(path, { step, code })).status;
}

describe('secrets of authenticator apps', () => {
  it('POR-083 are never stored as they are, and their codes work after a restart', async () => {
    const owner = createVisitor(identity.resolveUrl, origin);
    await owner.signInForTokens(email);
    const devices = `${usersPathPrefix}${id}${secondFactorPathSuffix}`;
    const begun = (await (await owner.sendJson('POST', `${devices}?_action=enrol`, {})).json()) as { secret: string };
    const code = computeOneTimeCode(begun.secret, resolveStep(Date.now()) - 1);
    expect((await owner.sendJson('POST', `${devices}?_action=confirm`, { code })).status).toBe(200);
    const stored = await identity.loadFactorSecret(id);
    expect(stored).not.toContain(begun.secret);
    await identity.restart();
    expect(await identity.loadFactorSecret(id)).toBe(stored);
    expect(await enterCode(begun.secret, 0)).toBe(303);
  });

  it('POR-083 that an older version has stored as they are, are sealed at the next start and still work', async () => {
    await identity.writeFactorSecret(id, plain);
    await identity.restart();
    expect(await identity.loadFactorSecret(id)).not.toContain(plain);
    expect(await enterCode(plain, 1)).toBe(303);
  });

  it('a seal opens for its account alone, and not when a byte was changed', () => {
    const seal = createFactorSeal([createSecret()], null);
    const sealed = seal.seal(plain, 'one');
    expect(seal.open(sealed, 'one')).toBe(plain);
    expect(seal.seal(plain, 'one')).not.toBe(sealed);
    expect(seal.open(sealed, 'two')).toBeNull();
    const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    expect(seal.open(changed, 'one')).toBeNull();
    expect(createFactorSeal([createSecret()], null).open(sealed, 'one')).toBeNull();
  });

  it('a new secret takes over while the old one still opens, from outside the database too', () => {
    const [first, second] = [createSecret(), createSecret()];
    const old = createFactorSeal([first], null);
    const sealed = old.seal(plain, 'one');
    const rolled = createFactorSeal([second, first], 'outside the database');
    expect([rolled.isCurrent(sealed), rolled.open(sealed, 'one')]).toEqual([false, plain]);
    const renewed = rolled.seal(plain, 'one');
    expect([rolled.isCurrent(renewed), old.open(renewed, 'one')]).toEqual([true, null]);
    expect(createFactorSeal([second, first], null).open(renewed, 'one')).toBeNull();
  });
});
