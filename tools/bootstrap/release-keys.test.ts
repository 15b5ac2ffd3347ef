import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('REL-11 whoever brings keys decides about the guard too', () => {
  expect(loadReleaseKeys(createFolder(), { RELEASE_PUBLIC_KEY: 'x' })).toEqual({});
});
