import type { KeyObject } from 'node:crypto';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePrivateKey } from './signature.server.ts';
import { type KeyOwner, type KeyUse, parseKeyList } from './trusted-keys.server.ts';

/** The key that signs a release of a unit, an act upon it, or its entry; null where this machine has none, as always for those of guard and operators. */
export type SigningKeys = (unit: UnitName, use: KeyUse) => KeyObject | null;

/**
 * Reads RELEASE_PRIVATE_KEYS (`unit=key` in base64; `platform=key` signs entries, and acts upon all other units) and
 * RELEASE_PRIVATE_KEY (for all other units, and for entries where the platform's key is not here). Throws an error naming the
 * variable that is wrong.
 */
export function parseSigningKeys(environment: Readonly<Record<string, string | undefined>>): SigningKeys {
  const keys = new Map<KeyOwner, KeyObject>(parseKeyList(environment, 'RELEASE_PRIVATE_KEYS', parsePrivateKey));
  const text = environment['RELEASE_PRIVATE_KEY'];
  const shared = text ? parsePrivateKey(text, 'RELEASE_PRIVATE_KEY') : null;
  const platform = keys.get('platform') ?? null;
  return (unit, use) => {
    if (use === 'guard' || use === 'operator') return null;
    return use === 'entry' ? (platform ?? shared) : (keys.get(unit) ?? (use === 'act' ? platform : null) ?? shared);
  };
}
