import { createHash, hkdfSync } from 'node:crypto';
import { listSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';
import { decryptText, encryptText } from './encrypt-text.ts';

/** Encrypts keys for the database, so that a copy of the database alone signs and opens nothing. */
export interface SecretSeal {
  readonly seal: (text: string, name: string) => string;
  /** Reads what was sealed, and the plain texts of older versions; throws a SealedSecretError where no key opens it. */
  readonly open: (stored: string, name: string) => string;
  /** Whether it is stored as `seal` would store it now. */
  readonly isCurrent: (stored: string) => boolean;
}

/** What the database holds was sealed with a secret that this process does not know. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';
  constructor(name: string) {
    super(
      `IDENTITY_SECRET does not open the key "${name}" in the database, which was sealed with another value. Set the value of that time, alone or as the last of a comma list; if it is lost, make new keys: npm run keys -- replace --yes`,
    );
  }
}

const prefix = 'sealed';
const keyBytes = 32;

function deriveKey(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'kmx-services', 'stored secret', keyBytes));
  return { key, name: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

/** `secret` is IDENTITY_SECRET, one value or several of which the first one seals; without it everything stays as it is. */
export function createSecretSeal(secret: string | null): SecretSeal {
  const keys = secret === null ? [] : listSecrets(secret).map(deriveKey);
  const [current] = keys;
  return {
    seal: (text, name) =>
      current === undefined ? text : `${prefix}:${current.name}:${encryptText(current.key, text, name)}`,
    open: (stored, name) => {
      const [mark, keyName, content = ''] = stored.split(':');
      if (mark !== prefix) return stored;
      const found = keys.find((key) => key.name === keyName);
      const text = found === undefined ? null : decryptText(found.key, content, name);
      if (text === null) throw new SealedSecretError(name);
      return text;
    },
    isCurrent: (stored) =>
      current === undefined ? !stored.startsWith(`${prefix}:`) : stored.startsWith(`${prefix}:${current.name}:`),
  };
}
