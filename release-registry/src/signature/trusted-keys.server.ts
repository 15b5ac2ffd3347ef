import type { KeyObject } from 'node:crypto';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePublicKey } from './signature.server.ts';

/**
 * What a key signs: releases of a unit, acts upon it (activation, rollback, canary), its entry, the end of its canary, or also
 * its way back and the promotion of its canary.
 */
export type KeyUse = 'release' | 'act' | 'entry' | 'guard' | 'operator';

/**
 * Keys that may sign for a unit, several during a change of keys. A unit without keys cannot be active. `revision` is that
 * of a statement: a retired key counts for those before it retired.
 */
export interface TrustedKeys {
  (unit: UnitName, use: KeyUse, revision?: number): readonly KeyObject[];
  /** There is a platform with a key of its own: remotes need an entry that it has signed. */
  readonly demandsEntries?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Who has a key: the team of a unit, the platform, which signs entries, may act on all units and signs no releases, the
 * guard, which ends canaries and promotes those whose team has asked for it by rule, or the operators, who go back and decide
 * about canaries.
 */
export type KeyOwner = UnitName | 'platform' | 'guard' | 'operator';

/** Owners that are no unit. */
const roles = ['platform', 'guard', 'operator'] as const;
type Role = (typeof roles)[number];

const isKeyOwner = (name: string): name is KeyOwner => roles.includes(name as Role) || isUnitName(name);

/** Reads a list `owner=key ...`, separated by spaces or commas; throws an error naming its variable. */
export function parseKeyList<Key>(
  environment: Environment,
  variable: string,
  parseKey: (text: string, variable: string) => Key,
): readonly (readonly [KeyOwner, Key])[] {
  const entries = (environment[variable] ?? '').split(/[\s,]/).filter(Boolean);
  return entries.map((entry) => {
    const [name, text] = entry.split(/=(.*)/s);
    if (name === undefined || !isKeyOwner(name) || !text)
      throw new Error(
        `${variable}: ${name ?? entry} must have the form unit=key, platform=key, guard=key or operator=key`,
      );
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
 * Reads RELEASE_PUBLIC_KEYS (`unit=key` in base64; `platform=key` signs entries and may act on all units; `unit=key@12` is a
 * retired key, which counts for statements up to revision 12; `guard=key` is that of shells, which end canaries,
 * `operator=key` that of shells whose operators go back) and RELEASE_PUBLIC_KEY (for all other units, and for their entries
 * where no platform has a key); null, when neither is set, accepts what is not signed. Throws an error naming the variable
 * that is wrong.
 */
export function parseTrustedKeys(environment: Environment): TrustedKeys | null {
  const entries = parseOwnedKeys(environment, 'RELEASE_PUBLIC_KEYS');
  const text = environment['RELEASE_PUBLIC_KEY'];
  const shared = text ? [parsePublicKey(text, 'RELEASE_PUBLIC_KEY')] : [];
  if (entries.length === 0 && shared.length === 0) return null;
  const isOwner = (name: KeyOwner) => entries.some(({ owner }) => owner === name);
  const listKeys = (owner: KeyOwner, revision: number) =>
    entries.filter((entry) => entry.owner === owner && revision <= entry.lastRevision).map(({ key }) => key);
  const trustedKeys = (unit: UnitName, use: KeyUse, revision = Number.POSITIVE_INFINITY) => {
    if (use === 'guard' || use === 'operator') return listKeys(use, revision);
    const platform = listKeys('platform', revision);
    if (use === 'entry' && isOwner('platform')) return platform;
    // Who signs for no unit but the others must not make itself a key for one that has its own.
    if (use === 'entry') return isOwner(unit) ? [] : shared;
    return [...(isOwner(unit) ? listKeys(unit, revision) : shared), ...(use === 'act' ? platform : [])];
  };
  return Object.assign(trustedKeys, { demandsEntries: isOwner('platform') });
}
