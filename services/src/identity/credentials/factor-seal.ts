import { createHash, hkdfSync } from 'node:crypto';
import { listSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import { decryptText, encryptText } from '../../secrets/encrypt-text.ts';
import type { IdentityDatabase } from '../realm/identity-database.ts';

/** Encrypts secrets of authenticator apps for the database and reads them back. */
export interface FactorSeal {
  readonly seal: (secret: string, accountId: string) => string;
  /** Null for what no known key can read. */
  readonly open: (sealed: string, accountId: string) => string | null;
  /** Whether a stored text was sealed with the key in use; not so the plain ones of older versions. */
  readonly isCurrent: (sealed: string) => boolean;
}

const keyBytes = 32;
/** Base 32, as versions before the seal stored it. */
const plainSecret = /^[A-Z2-7]+$/;

function deriveKey(secret: string, outerSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, outerSecret, 'identity second factor', keyBytes));
  // Names the key in each stored text, so that another one can take over while old texts are still read.
  return { key, name: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

/**
 * AES-256-GCM bound to the account; the first secret seals, the others still open. `outerSecret` comes from outside the
 * database: with it, a copy of the database alone opens nothing.
 */
export function createFactorSeal(secrets: readonly [string, ...string[]], outerSecret: string | null): FactorSeal {
  const [first] = secrets;
  const outerSecrets = outerSecret === null ? [] : listSecrets(outerSecret);
  const current = deriveKey(first, outerSecrets[0] ?? '');
  const known = secrets.flatMap((secret) => [...outerSecrets, ''].map((outer) => deriveKey(secret, outer)));
  return {
    seal: (secret, accountId) => {
      return `${current.name}.${encryptText(current.key, secret, accountId)}`;
    },
    open: (sealed, accountId) => {
      if (plainSecret.test(sealed)) return sealed;
      const [name, content = ''] = sealed.split('.');
      const found = known.find((candidate) => candidate.name === name);
      return found === undefined ? null : decryptText(found.key, content, accountId);
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.name}.`),
  };
}

/** Seals with the current key whatever is stored plain or under an older key; returns how many could not be read. */
export async function sealStoredSecrets(database: IdentityDatabase, seal: FactorSeal): Promise<number> {
  const rows = await database.selectFrom('identity_second_factor').select(['account_id', 'secret']).execute();
  let unreadable = 0;
  for (const { account_id, secret } of rows) {
    if (seal.isCurrent(secret)) continue;
    const plain = seal.open(secret, account_id);
    if (plain === null) {
      unreadable += 1;
      continue;
    }
    await database
      .updateTable('identity_second_factor')
      .set({ secret: seal.seal(plain, account_id) })
      .where('account_id', '=', account_id)
      .where('secret', '=', secret)
      .execute();
  }
  return unreadable;
}
