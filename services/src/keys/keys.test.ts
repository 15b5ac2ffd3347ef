import { decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { loadSecrets } from '../identity/realm/secrets.ts';
import { origin, startTestIdentity, type TestIdentity } from '../identity/test-identity.ts';
import { createVisitor, pageTokensSchema } from '../identity/test-visitor.ts';
import { createSecretSeal, SealedSecretError } from '../secrets/secret-seal.ts';
import { loadFileKey } from '../uploads/load-file-key.ts';
import { replaceKeys } from './replace-keys.ts';
import { rotateKeys } from './rotate-keys.ts';

const first = 'the-first-secret-0001';
const second = 'the-second-secret-002';
const hourMs = 3_600_000;

async function openKeys() {
  const database = await openDatabase();
  for (const service of ['identity', 'uploads']) {
    await migrate(database, service, new URL(`../${service}/migrations/`, import.meta.url));
  }
  return database;
}

describe('promise 9: the keys in the database', () => {
  it('are worth nothing without IDENTITY_SECRET, also those that an older version has stored as they were', async () => {
    const database = await openKeys();
    const plain = [await loadSecrets(database, null), await loadFileKey(database, { identitySecret: null })];
    const sealed = [await loadSecrets(database, first), await loadFileKey(database, { identitySecret: first })];
    expect(sealed).toEqual(plain);
    const tables = database.withTables<{ identity_secret: { value: string }; upload_secret: { value: string } }>();
    const rows = [
      ...(await tables.selectFrom('identity_secret').select('value').execute()),
      ...(await tables.selectFrom('upload_secret').select('value').execute()),
    ];
    expect(rows.map(({ value }) => value.split(':')[0])).toEqual(['sealed', 'sealed', 'sealed', 'sealed']);
    expect(JSON.stringify(rows)).not.toContain('"d"');
    await expect(loadSecrets(database, null)).rejects.toThrow(SealedSecretError);
    await expect(loadSecrets(database, second)).rejects.toThrow(/IDENTITY_SECRET does not open the key "jwks"/);
    await database.destroy();
  });

  it('are opened with the secret before while it is replaced, and sealed with the new one', async () => {
    const database = await openKeys();
    const before = await loadSecrets(database, first);
    expect(await loadSecrets(database, `${second},${first}`)).toEqual(before);
    expect(await loadSecrets(database, second)).toEqual(before);
    // A process that still has them in the other order looks at them every ten seconds.
    expect(await loadSecrets(database, `${first},${second}`, { seals: false })).toEqual(before);
    await expect(loadSecrets(database, first)).rejects.toThrow(SealedSecretError);
    await database.destroy();
  });

  it('rotate: the new ones sign, those before verify until everything that they have signed has expired', async () => {
    const database = await openKeys();
    const seal = createSecretSeal(first);
    const { jwks, cookieKeys } = await loadSecrets(database, first);
    const begin = Date.now();
    const once = await rotateKeys(database, { seal, waitMs: 0, now: new Date(begin) });
    expect(once).toMatchObject({ verifying: [jwks.keys[0]?.kid], removed: [] });
    const again = await rotateKeys(database, { seal, waitMs: 0, now: new Date(begin + 25 * hourMs) });
    expect(again).toMatchObject({ verifying: [once.signing, jwks.keys[0]?.kid], removed: [] });
    const last = await rotateKeys(database, { seal, waitMs: 0, now: new Date(begin + 27 * hourMs) });
    expect(last).toMatchObject({ verifying: [again.signing, once.signing], removed: [jwks.keys[0]?.kid] });
    const now = await loadSecrets(database, first, { now: new Date(begin + 27 * hourMs) });
    expect(now.jwks.keys.map(({ kid }) => kid)).toEqual([last.signing, again.signing, once.signing]);
    expect([now.cookieKeys.length, now.cookieKeys.includes(cookieKeys[0] ?? '')]).toEqual([3, false]);
    await database.destroy();
  });

  it('wait before they sign, where other processes have to know them first: until then they only verify', async () => {
    const database = await openKeys();
    const { jwks, cookieKeys } = await loadSecrets(database, first);
    const now = new Date();
    const { signing, since } = await rotateKeys(database, { seal: createSecretSeal(first), waitMs: 300_000, now });
    expect(since.getTime() - now.getTime()).toBe(300_000);
    const read = async (at: number) => {
      const secrets = await loadSecrets(database, first, { now: new Date(now.getTime() + at) });
      return [secrets.jwks.keys.map(({ kid }) => kid), secrets.cookieKeys.indexOf(cookieKeys[0] ?? '')];
    };
    const old = jwks.keys[0]?.kid;
    expect(await read(0)).toEqual([[old, signing], 0]);
    expect(await read(299_999)).toEqual([[old, signing], 0]);
    expect(await read(300_000)).toEqual([[signing, old], 1]);
    await database.destroy();
  });

  it('are all others after they were replaced, also when they could not be opened', async () => {
    const database = await openKeys();
    const before = await loadSecrets(database, first);
    const artifacts = database.withTables<{ identity_artifact: { model: string; id: string; payload: string } }>();
    await artifacts.insertInto('identity_artifact').values({ model: 'RefreshToken', id: 'a', payload: '{}' }).execute();
    await replaceKeys(database, createSecretSeal(second));
    const after = await loadSecrets(database, second);
    expect(after.jwks.keys[0]?.kid).not.toBe(before.jwks.keys[0]?.kid);
    expect(after.cookieKeys).not.toEqual(before.cookieKeys);
    expect(await artifacts.selectFrom('identity_artifact').select('id').execute()).toEqual([]);
    await database.destroy();
  });
});

describe('promise 9: a person who is signed in while the keys are rotated', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startTestIdentity();
  }, 60_000);
  afterAll(() => identity.close());

  it('AUTH-009 stays signed in, and gets tokens of the new key', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    const { signing } = await rotateKeys(identity.database, { seal: createSecretSeal(null), waitMs: 0 });
    await identity.restart();
    const { flow, callback } = await visitor.sendSilently();
    const renewed = v.parse(pageTokensSchema, await (await visitor.exchangeCode(flow, callback)).json());
    const readKey = (token: string) => decodeProtectedHeader(token).kid;
    expect([readKey(tokens.id_token) === signing, readKey(renewed.id_token) === signing]).toEqual([false, true]);
  });
});
