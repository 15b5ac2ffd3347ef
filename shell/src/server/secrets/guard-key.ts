import { createPublicKey, type KeyObject } from 'node:crypto';
import { parsePrivateKey } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';

/** Reads RELEASE_GUARD_KEY; null without one. Throws an error naming what is wrong. */
export function parseGuardKey(text: string | undefined, trustedKeys: TrustedKeys | null): KeyObject | null {
  if (!text) return null;
  const key = parsePrivateKey(text, 'RELEASE_GUARD_KEY');
  const publicKey = createPublicKey(key);
  // Nothing that it signs would count for anything.
  if (trustedKeys !== null && !trustedKeys('shell', 'guard').some((trusted) => trusted.equals(publicKey)))
    throw new Error('RELEASE_GUARD_KEY: its public half is not in RELEASE_PUBLIC_KEYS, as guard=...');
  return key;
}
