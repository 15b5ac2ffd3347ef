import type { KeyObject } from 'node:crypto';
import { isUnitName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { parsePublicKey } from './signature.server.ts';

/** Keys that may sign a release of a unit, several during a change of keys; a unit without keys cannot be active. */
export type TrustedKeys = (unit: UnitName) => readonly KeyObject[];

const listVariable = 'RELEASE_PUBLIC_KEYS';

function parseEntry(entry: string): readonly [UnitName, KeyObject] {
  const [name, text] = entry.split(/=(.*)/s);
  if (name === undefined || !isUnitName(name) || !text)
    throw new Error(`${listVariable}: ${name ?? entry} must have the form unit=key`);
  return [name, parsePublicKey(text, listVariable)];
}

/**
 * Reads RELEASE_PUBLIC_KEYS (`unit=key` in base64, separated by spaces or commas) and RELEASE_PUBLIC_KEY (for all other units);
 * null, when neither is set, accepts unsigned releases. Throws an error naming the variable that is wrong.
 */
export function parseTrustedKeys(environment: Readonly<Record<string, string | undefined>>): TrustedKeys | null {
  const entries = (environment[listVariable] ?? '').split(/[\s,]/).filter(Boolean).map(parseEntry);
  const text = environment['RELEASE_PUBLIC_KEY'];
  const shared = text ? [parsePublicKey(text, 'RELEASE_PUBLIC_KEY')] : [];
  if (entries.length === 0 && shared.length === 0) return null;
  return (unit) => {
    const own = entries.filter(([name]) => name === unit).map(([, key]) => key);
    return own.length > 0 ? own : shared;
  };
}
