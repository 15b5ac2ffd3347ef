import type { KeyObject } from 'node:crypto';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePrivateKey } from './signature.server.ts';
import { type KeyOwner, parseKeyList } from './trusted-keys.server.ts';

/** The key that signs a release of a unit, or an act upon it; null where this machine has none. */
export type SigningKeys = (unit: UnitName, use: 'release' | 'act') => KeyObject | null;

/**
 * Reads RELEASE_PRIVATE_KEYS (`unit=key` in base64; `platform=key` signs acts upon all other units) and RELEASE_PRIVATE_KEY
 * (for all other units). Throws an error naming the variable that is wrong.
 */
export function parseSigningKeys(environment: Readonly<Record<string, string | undefined>>): SigningKeys {
  const keys = new Map<KeyOwner, KeyObject>(parseKeyList(environment, 'RELEASE_PRIVATE_KEYS', parsePrivateKey));
  const text = environment['RELEASE_PRIVATE_KEY'];
  const shared = text ? parsePrivateKey(text, 'RELEASE_PRIVATE_KEY') : null;
  return (unit, use) => keys.get(unit) ?? (use === 'act' ? keys.get('platform') : null) ?? shared;
}
