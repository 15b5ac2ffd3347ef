import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { createSecretSeal, type SecretSeal } from '../../secrets/secret-seal.ts';
import { loadStoredSecret, type StoredSecret } from '../../secrets/stored-secret.ts';

const signingKeySchema = v.looseObject({
  kty: v.literal('RSA'),
  kid: v.string(),
  n: v.string(),
  e: v.string(),
  d: v.string(),
});
const jwksSchema = v.object({
  /** The newest first. */
  keys: v.pipe(v.array(signingKeySchema), v.minLength(1)),
  /** From when on each signs, by its `kid`; the key of a first start has no entry. */
  since: v.optional(v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())), {}),
});
const cookieKeysSchema = v.pipe(v.array(v.pipe(v.string(), v.minLength(32))), v.minLength(1));

const factorSecretsSchema = v.tupleWithRest([v.pipe(v.string(), v.minLength(32))], v.string());

/** Keys that sign tokens. */
export type SigningKeys = v.InferOutput<typeof jwksSchema>;

export interface IdentitySecrets {
  /** The first one signs, all verify. */
  readonly jwks: { readonly keys: SigningKeys['keys'] };
  /** The first one signs, all verify. */
  readonly cookieKeys: readonly string[];
  /** The first one seals secrets of authenticator apps, the others still open them. */
  readonly factorSecrets: readonly [string, ...string[]];
}

/** Where the keys are kept. */
export const identitySecrets = {
  jwks: { table: 'identity_secret', name: 'jwks' },
  cookieKeys: { table: 'identity_secret', name: 'cookie-keys' },
  factorSecrets: { table: 'identity_secret', name: 'second-factor' },
} as const satisfies Readonly<Record<string, StoredSecret>>;

/** A new key for signing tokens. */
export function createSigningKey(): SigningKeys['keys'][number] {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return v.parse(signingKeySchema, {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    use: 'sig',
    alg: 'RS256',
  });
}

/** A new key for cookies, or for sealing the secrets of authenticator apps. */
export const createKeyText = (): string => randomBytes(32).toString('base64url');

/** The keys that sign tokens, created when there are none. */
export async function loadSigningKeys(database: Kysely<Database>, seal: SecretSeal): Promise<SigningKeys> {
  const create = () => JSON.stringify({ keys: [createSigningKey()] });
  return v.parse(jwksSchema, JSON.parse(await loadStoredSecret(database, identitySecrets.jwks, { seal, create })));
}

/** The keys that sign cookies, the newest first, created when there are none. */
export async function loadCookieKeys(database: Kysely<Database>, seal: SecretSeal): Promise<readonly string[]> {
  const create = () => JSON.stringify([createKeyText()]);
  const text = await loadStoredSecret(database, identitySecrets.cookieKeys, { seal, create });
  return v.parse(cookieKeysSchema, JSON.parse(text));
}

/** The place of the key that signs now: the newest but those that all processes have to know before they use them. */
function findSigningPlace({ keys, since }: SigningKeys, now: Date): number {
  const place = keys.findIndex(({ kid }) => {
    const begin = since[kid];
    return begin === undefined || Date.parse(begin) <= now.getTime();
  });
  return place === -1 ? keys.length - 1 : place;
}

const moveToFront = <Key>(keys: readonly Key[], place: number): Key[] => {
  const key = keys[place];
  return key === undefined ? [...keys] : [key, ...keys.toSpliced(place, 1)];
};

interface LoadOptions {
  readonly now?: Date;
  /**
   * Whether keys are sealed anew that were sealed with another secret than the first one. A start does so; a process that
   * looks again and again would change what one with another order of secrets has just written.
   */
  readonly seals?: boolean;
}

/**
 * Signing keys and other secrets, created at the first start; they must survive restarts, or every session would end.
 * `secret` is IDENTITY_SECRET, with which they are sealed.
 */
export async function loadSecrets(
  database: Kysely<Database>,
  secret: string | null,
  { now = new Date(), seals = true }: LoadOptions = {},
): Promise<IdentitySecrets> {
  const known = createSecretSeal(secret);
  const seal = seals ? known : { ...known, isCurrent: () => true };
  const create = () => JSON.stringify([createKeyText()]);
  const stored = await loadSigningKeys(database, seal);
  const cookieKeys = await loadCookieKeys(database, seal);
  const place = findSigningPlace(stored, now);
  const factors = await loadStoredSecret(database, identitySecrets.factorSecrets, { seal, create });
  return {
    jwks: { keys: moveToFront(stored.keys, place) },
    // They rotate together, so those of one place belong together.
    cookieKeys: moveToFront(cookieKeys, place),
    factorSecrets: v.parse(factorSecretsSchema, JSON.parse(factors)),
  };
}
