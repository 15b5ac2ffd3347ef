import type { KeyObject } from 'node:crypto';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePublicKey } from './signature.server.ts';

/**
 * Keys that may sign for a unit, several during a change of keys: its releases, or acts upon it (activation, rollback).
 * A unit without keys cannot be active.
 */
export type TrustedKeys = (unit: UnitName, use: 'release' | 'act') => readonly KeyObject[];

type Environment = Readonly<Record<string, string | undefined>>;

/** Who has a key: the team of a unit, or the platform, which may act on all units and signs no releases. */
export type KeyOwner = UnitName | 'platform';

/** Reads a list `owner=key ...`, separated by spaces or commas; throws an error naming its variable. */
export function parseKeyList(
  environment: Environment,
  variable: string,
  parseKey: (text: string, variable: string) => KeyObject,
): readonly (readonly [KeyOwner, KeyObject])[] {
  const entries = (environment[variable] ?? '').split(/[\s,]/).filter(Boolean);
  return entries.map((entry) => {
    const [name, text] = entry.split(/=(.*)/s);
    const isOwner = name !== undefined && (name === 'platform' || isUnitName(name));
    if (!isOwner || !text)
      throw new Error(`${variable}: ${name ?? entry} must have the form unit=key, or platform=key`);
    return [name, parseKey(text, variable)];
  });
}

/**
 * Reads RELEASE_PUBLIC_KEYS (`unit=key` in base64; `platform=key` may act on all units) and RELEASE_PUBLIC_KEY (for all
 * other units); null, when neither is set, accepts what is not signed. Throws an error naming the variable that is wrong.
 */
export function parseTrustedKeys(environment: Environment): TrustedKeys | null {
  const entries = parseKeyList(environment, 'RELEASE_PUBLIC_KEYS', parsePublicKey);
  const text = environment['RELEASE_PUBLIC_KEY'];
  const shared = text ? [parsePublicKey(text, 'RELEASE_PUBLIC_KEY')] : [];
  if (entries.length === 0 && shared.length === 0) return null;
  const listKeys = (owner: KeyOwner) => entries.filter(([name]) => name === owner).map(([, key]) => key);
  return (unit, use) => {
    const own = listKeys(unit);
    return [...(own.length > 0 ? own : shared), ...(use === 'act' ? listKeys('platform') : [])];
  };
}
