import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePrivateKey } from '@kmx/release-registry/signature/signature.server.ts';
import { parseSigningKeys } from '@kmx/release-registry/signature/signing-keys.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { expect, it } from 'vitest';
import { findReleaseKeys, loadReleaseKeys, withoutShellKeys } from './release-keys.mjs';

const createFolder = () => mkdtempSync(join(tmpdir(), 'kmx-release-keys-'));

it('REL-11 a local start has a key of its own for the guard, which only the shell gets, and which signs no other act', () => {
  const folder = createFolder();
  expect(findReleaseKeys(folder, {})).toEqual({});
  const keys = loadReleaseKeys(folder, {});
  expect(findReleaseKeys(folder, {})).toEqual(keys);
  const trusted = parseTrustedKeys(keys)!;
  expect(trusted('remote-public', 'guard')).toHaveLength(1);
  expect(trusted('remote-public', 'act')).toHaveLength(1);
  expect(trusted('remote-public', 'act')[0]!.equals(trusted('remote-public', 'guard')[0]!)).toBe(false);
  expect(parseSigningKeys(keys)('remote-public', 'guard')).toBeNull();
  expect(Object.keys(withoutShellKeys(keys))).not.toContain('RELEASE_GUARD_KEY');
});

it('REL-15 a local start has a key of its own for operators, also in a folder from before, and only the shell gets it', () => {
  const folder = createFolder();
  const { RELEASE_GUARD_KEY: before } = loadReleaseKeys(folder, {});
  rmSync(join(folder, 'operator-keys.json'));
  const keys = loadReleaseKeys(folder, {});
  const trusted = parseTrustedKeys(keys)!;
  const [guard, operator] = [trusted('shell', 'guard'), trusted('shell', 'operator')];
  expect([guard.length, operator.length, keys.RELEASE_GUARD_KEY]).toEqual([1, 1, before]);
  expect(guard[0]!.equals(operator[0]!)).toBe(false);
  expect(createPublicKey(parsePrivateKey(keys.RELEASE_OPERATOR_KEY!, 'X')).equals(operator[0]!)).toBe(true);
  expect(parseSigningKeys(keys)('remote-public', 'operator')).toBeNull();
  expect(Object.keys(withoutShellKeys(keys))).not.toContain('RELEASE_OPERATOR_KEY');
});

it.each(['RELEASE_PUBLIC_KEY', 'RELEASE_OPERATOR_KEY'])(
  'REL-11 whoever brings keys (%s) decides about guard and operators too',
  (name) => {
    expect(loadReleaseKeys(createFolder(), { [name]: 'x' })).toEqual({});
  },
);
