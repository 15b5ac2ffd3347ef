import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadOnce } from './load-once.mjs';

function createReleaseKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

function createRoleKeys(role, variable) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    [variable]: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEYS: `${role}=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
}

const releaseKeyFile = 'release-keys.json';
/** A file for each role, so that a folder from before a role gets its pair beside those that it has. */
const shellRoles = [
  { role: 'guard', variable: 'RELEASE_GUARD_KEY', file: 'guard-keys.json' },
  { role: 'operator', variable: 'RELEASE_OPERATOR_KEY', file: 'operator-keys.json' },
];
/** The private keys are for publishing and activating alone; services and shell must not have them. */
export const privateKeyNames = ['RELEASE_PRIVATE_KEY', 'RELEASE_PRIVATE_KEYS'];
/** For the shell alone, which ends canaries with the guard's, and does with the operators' what they decide. */
const shellKeyNames = shellRoles.map(({ variable }) => variable);
const releaseKeyNames = [...privateKeyNames, ...shellKeyNames, 'RELEASE_PUBLIC_KEY', 'RELEASE_PUBLIC_KEYS'];

/** The development key pairs of teams, guard and operators in DATA_DIR, created once; nothing when the environment provides a key, whose owner then decides. */
export function loadReleaseKeys(dataDirectory, environment) {
  if (releaseKeyNames.some((name) => environment[name])) return {};
  const pairs = shellRoles.map(({ role, variable, file }) =>
    loadOnce(dataDirectory, file, () => createRoleKeys(role, variable)),
  );
  return Object.assign(loadOnce(dataDirectory, releaseKeyFile, createReleaseKeys), ...pairs, {
    RELEASE_PUBLIC_KEYS: pairs.map(({ RELEASE_PUBLIC_KEYS: keys }) => keys).join(' '),
  });
}

/** The environment of a process other than the shell. */
export function withoutShellKeys(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !shellKeyNames.includes(name)));
}

/** The same for a tool that only uses an existing pair of a start. */
export function findReleaseKeys(dataDirectory, environment) {
  return existsSync(join(dataDirectory, releaseKeyFile)) ? loadReleaseKeys(dataDirectory, environment) : {};
}
