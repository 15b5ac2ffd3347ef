import type { KeyObject } from 'node:crypto';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePublicKey } from './signature.server.ts';

/**
 * Keys that may sign for a unit, several during a change of keys: its releases, or acts upon it (activation, rollback).
 * A unit without keys cannot be active. `revision` is that of an act: a retired key counts for the acts before it retired.
 */
export type TrustedKeys = (unit: UnitName, use: 'release' | 'act', revision?: number) => readonly KeyObject[];

type Environment = Readonly<Record<string, string | undefined>>;

/** Who has a key: the team of a unit, or the platform, which may act on all units and signs no releases. */
export type KeyOwner = UnitName | 'platform';

/** Reads a list `owner=key ...`, separated by spaces or commas; throws an error naming its variable. */
export function parseKeyList<Key>(
  environment: Environment,
  variable: string,
  parseKey: (text: string, variable: string) => Key,
): readonly (readonly [KeyOwner, Key])[] {
  const entries = (environment[variable] ?? '').split(/[\s,]/).filter(Boolean);
  return entries.map((entry) => {
    const [name, text] = entry.split(/=(.*)/s);
    const isOwner = name !== undefined && (name === 'platform' || isUnitName(name));
    if (!isOwner || !text)
      throw new Error(`${variable}: ${name ?? entry} must have the form unit=key, or platform=key`);
    return [name, parseKey(text, variable)];
  });
}

interface OwnedKey {
  readonly owner: KeyOwner;
  readonly key: KeyObject;
  /** The last act that it counts for; infinite while it is in use. */
  readonly lastRevision: number;
}

function parseOwnedKeys(environment: Environment, variable: string): readonly OwnedKey[] {
  const keys = parseKeyList(environment, variable, (text) => {
    const [key = '', retired] = text.split('@');
    if (retired !== undefined && !/^\d{1,8}$/.test(retired))
      throw new Error(`${variable}: what follows the @ of a retired key must be a revision`);
    const lastRevision = retired === undefined ? Number.POSITIVE_INFINITY : Number(retired);
    return { key: parsePublicKey(key, variable), lastRevision };
  });
  return keys.map(([owner, key]) => ({ owner, ...key }));
}

/**
 * Reads RELEASE_PUBLIC_KEYS (`unit=key` in base64; `platform=key` may act on all units; `unit=key@12` is a retired key, which
 * counts for acts up to revision 12) and RELEASE_PUBLIC_KEY (for all other units); null, when neither is set, accepts what is not signed. Throws an error naming the variable that is wrong.
 */
export function parseTrustedKeys(environment: Environment): TrustedKeys | null {
  const entries = parseOwnedKeys(environment, 'RELEASE_PUBLIC_KEYS');
  const text = environment['RELEASE_PUBLIC_KEY'];
  const shared = text ? [parsePublicKey(text, 'RELEASE_PUBLIC_KEY')] : [];
  if (entries.length === 0 && shared.length === 0) return null;
  const listKeys = (owner: KeyOwner, revision: number) =>
    entries.filter((entry) => entry.owner === owner && revision <= entry.lastRevision).map(({ key }) => key);
  return (unit, use, revision = Number.POSITIVE_INFINITY) => {
    const own = listKeys(unit, revision);
    const hasOwn = entries.some(({ owner }) => owner === unit);
    return [...(hasOwn ? own : shared), ...(use === 'act' ? listKeys('platform', revision) : [])];
  };
}
