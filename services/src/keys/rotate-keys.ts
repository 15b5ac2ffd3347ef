import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  createKeyText,
  createSigningKey,
  identitySecrets,
  loadCookieKeys,
  loadSigningKeys,
  type SigningKeys,
} from '../identity/realm/secrets.ts';
import type { SecretSeal } from '../secrets/secret-seal.ts';
import { writeStoredSecret } from '../secrets/stored-secret.ts';

/** By then every running process knows the new keys: they look every ten seconds, and clocks may be a minute apart. */
export const knownMs = 5 * 60_000;
/** Longer than any token and any session that a key has signed. */
const keptMs = 26 * 3_600_000;

/** What became of the keys that sign tokens, by their `kid`. */
export interface RotatedKeys {
  readonly signing: string;
  /** From when on it signs. */
  readonly since: Date;
  /** Still verify what they have signed. */
  readonly verifying: readonly string[];
  readonly removed: readonly string[];
}

/** Keys of which each still verifies something: it signs, or the one that took over did so not long ago. */
function selectNeeded({ keys, since }: SigningKeys, now: Date): SigningKeys['keys'] {
  return keys.filter((_, place) => {
    const successor = keys[place - 1];
    const tookOver = successor === undefined ? undefined : since[successor.kid];
    return place === 0 || tookOver === undefined || now.getTime() - Date.parse(tookOver) < keptMs;
  });
}

/**
 * New keys sign tokens and cookies from `waitMs` on; those before still verify, so nobody is signed out, and go once
 * everything that they have signed has expired.
 */
export async function rotateKeys(
  database: Kysely<Database>,
  { seal, waitMs, now = new Date() }: { readonly seal: SecretSeal; readonly waitMs: number; readonly now?: Date },
): Promise<RotatedKeys> {
  const stored = await loadSigningKeys(database, seal);
  const cookieKeys = await loadCookieKeys(database, seal);
  const key = createSigningKey();
  const begin = new Date(now.getTime() + waitMs);
  const rotated = { keys: [key, ...stored.keys], since: { ...stored.since, [key.kid]: begin.toISOString() } };
  const keys = selectNeeded(rotated, now);
  const kids = new Set(keys.map(({ kid }) => kid));
  const since = Object.fromEntries(Object.entries(rotated.since).filter(([kid]) => kids.has(kid)));
  // They rotate together, so there are as many of them.
  const cookies = [createKeyText(), ...cookieKeys].slice(0, keys.length);
  await database.transaction().execute(async (transaction) => {
    await writeStoredSecret(transaction, identitySecrets.jwks, { seal, text: JSON.stringify({ keys, since }) });
    await writeStoredSecret(transaction, identitySecrets.cookieKeys, { seal, text: JSON.stringify(cookies) });
  });
  const list = (all: SigningKeys['keys']) => all.map(({ kid }) => kid);
  return {
    signing: key.kid,
    since: begin,
    verifying: list(keys.slice(1)),
    removed: list(stored.keys).filter((kid) => !kids.has(kid)),
  };
}
