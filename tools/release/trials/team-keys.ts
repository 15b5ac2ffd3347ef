import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { UnitName } from '@kmx/shared-contracts/units.ts';

/** A key for each of some teams, as the environment of shells and of the release command names them. */
export interface TeamKeys {
  /** RELEASE_PUBLIC_KEYS with the keys of all teams and of the guard. */
  readonly trusted: string;
  /** RELEASE_PRIVATE_KEYS with the keys of these teams. */
  readonly listPrivate: (units: readonly UnitName[]) => string;
  readonly findPrivate: (unit: UnitName) => KeyObject | null;
  /** RELEASE_GUARD_KEY. */
  readonly guard: string;
}

const renderKey = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ format: 'der', type }).toString('base64');

/** Creates a key pair for each team, and one for the guard. */
export function createTeamKeys(units: readonly UnitName[]): TeamKeys {
  const pairs = new Map(units.map((unit) => [unit, generateKeyPairSync('ed25519')]));
  const guard = generateKeyPairSync('ed25519');
  const owned = [...pairs, ['guard', guard] as const];
  const findPrivate = (unit: UnitName) => pairs.get(unit)?.privateKey ?? null;
  return {
    trusted: owned.map(([owner, { publicKey }]) => `${owner}=${renderKey(publicKey, 'spki')}`).join(' '),
    listPrivate: (teams) =>
      teams
        .flatMap((unit) => {
          const key = findPrivate(unit);
          return key ? [`${unit}=${renderKey(key, 'pkcs8')}`] : [];
        })
        .join(' '),
    findPrivate,
    guard: renderKey(guard.privateKey, 'pkcs8'),
  };
}
