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

function createGuardKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    RELEASE_GUARD_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEYS: `guard=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
}

const releaseKeyFile = 'release-keys.json';
const guardKeyFile = 'guard-keys.json';
/** The private keys are for publishing and activating alone; services and shell must not have them. */
export const privateKeyNames = ['RELEASE_PRIVATE_KEY', 'RELEASE_PRIVATE_KEYS'];
/** The guard's private key is for the shell alone, which ends canaries with it. */
const shellKeyNames = ['RELEASE_GUARD_KEY'];
const releaseKeyNames = [...privateKeyNames, ...shellKeyNames, 'RELEASE_PUBLIC_KEY', 'RELEASE_PUBLIC_KEYS'];

/** The development key pairs of teams and guard in DATA_DIR, created once; nothing when the environment provides a key, whose owner then decides. */
export function loadReleaseKeys(dataDirectory, environment) {
  if (releaseKeyNames.some((name) => environment[name])) return {};
  return {
    ...loadOnce(dataDirectory, releaseKeyFile, createReleaseKeys),
    ...loadOnce(dataDirectory, guardKeyFile, createGuardKeys),
  };
}

/** The environment of a process other than the shell. */
export function withoutShellKeys(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !shellKeyNames.includes(name)));
}

/** The same for a tool that only uses an existing pair of a start. */
export function findReleaseKeys(dataDirectory, environment) {
  return existsSync(join(dataDirectory, releaseKeyFile)) ? loadReleaseKeys(dataDirectory, environment) : {};
}
