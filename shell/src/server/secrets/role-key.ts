import { createPublicKey, type KeyObject } from 'node:crypto';
import { parsePrivateKey } from '@kmx/release-registry/signature/signature.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';

/** The variables with private keys that a shell may have, by the role of each in RELEASE_PUBLIC_KEYS. */
export const roleKeyVariables = { guard: 'RELEASE_GUARD_KEY', operator: 'RELEASE_OPERATOR_KEY' } as const;

/** Reads the private key of a role; null without one. Throws an error naming what is wrong. */
export function parseRoleKey(
  role: keyof typeof roleKeyVariables,
  environment: Readonly<Record<string, string | undefined>>,
  trustedKeys: TrustedKeys | null,
): KeyObject | null {
  const variable = roleKeyVariables[role];
  const text = environment[variable];
  if (!text) return null;
  const key = parsePrivateKey(text, variable);
  const publicKey = createPublicKey(key);
  // Nothing that it signs would count for anything.
  if (trustedKeys !== null && !trustedKeys('shell', role).some((trusted) => trusted.equals(publicKey)))
    throw new Error(`${variable}: its public half is not in RELEASE_PUBLIC_KEYS, as ${role}=...`);
  return key;
}
