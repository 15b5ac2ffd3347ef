import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { IdentityDatabase } from './identity-database.ts';

const signingKeySchema = v.looseObject({
  kty: v.literal('RSA'),
  kid: v.string(),
  n: v.string(),
  e: v.string(),
  d: v.string(),
});
const jwksSchema = v.object({ keys: v.pipe(v.array(signingKeySchema), v.minLength(1)) });
const cookieKeysSchema = v.pipe(v.array(v.pipe(v.string(), v.minLength(32))), v.minLength(1));

const factorSecretsSchema = v.tupleWithRest([v.pipe(v.string(), v.minLength(32))], v.string());

export interface IdentitySecrets {
  readonly jwks: v.InferOutput<typeof jwksSchema>;
  readonly cookieKeys: readonly string[];
  /** The first one seals secrets of authenticator apps, the others still open them. */
  readonly factorSecrets: readonly [string, ...string[]];
}

function createJwks() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }] };
}

async function loadOrCreate(database: IdentityDatabase, name: string, create: () => unknown): Promise<unknown> {
  const query = database.selectFrom('identity_secret').select('value').where('name', '=', name);
  const stored = await query.executeTakeFirst();
  if (stored !== undefined) return JSON.parse(stored.value);
  const row = { name, value: JSON.stringify(create()) };
  await database
    .insertInto('identity_secret')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return JSON.parse((await query.executeTakeFirstOrThrow()).value);
}

/** Signing keys and other secrets, created at the first start; they must survive restarts, or every session would end. */
export async function loadSecrets(database: IdentityDatabase): Promise<IdentitySecrets> {
  const jwks = v.parse(jwksSchema, await loadOrCreate(database, 'jwks', createJwks));
  const createKeys = () => [randomBytes(32).toString('base64url')];
  const cookieKeys = v.parse(cookieKeysSchema, await loadOrCreate(database, 'cookie-keys', createKeys));
  const factorSecrets = v.parse(factorSecretsSchema, await loadOrCreate(database, 'second-factor', createKeys));
  return { jwks, cookieKeys, factorSecrets };
}
