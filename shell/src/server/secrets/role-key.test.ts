import { generateKeyPairSync } from 'node:crypto';
import { renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { expect, it } from 'vitest';
import { parseRoleKey, roleKeyVariables } from './role-key.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

it.each(['guard', 'operator'] as const)(
  'REL-15 the key of the %s is read with its own role alone, and a retired one not at all',
  (role) => {
    const variable = roleKeyVariables[role];
    const read = (keys: string) =>
      parseRoleKey(role, { [variable]: text }, parseTrustedKeys({ RELEASE_PUBLIC_KEYS: keys }));
    const own = renderPublicKey(publicKey);
    const other = role === 'guard' ? 'operator' : 'guard';
    expect(read(`${role}=${own}`)?.equals(privateKey)).toBe(true);
    const refusal = new Error(`${variable}: its public half is not in RELEASE_PUBLIC_KEYS, as ${role}=...`);
    for (const keys of [`${other}=${own}`, `platform=${own}`, `${role}=${own}@7`])
      expect(() => read(keys), keys).toThrow(refusal);
    expect(parseRoleKey(role, {}, null)).toBeNull();
    expect(parseRoleKey(role, { [variable]: text }, null)?.equals(privateKey)).toBe(true);
    expect(() => parseRoleKey(role, { [variable]: 'secret' }, null)).toThrow(
      new Error(`${variable}: holds what is not a readable private key`),
    );
  },
);
