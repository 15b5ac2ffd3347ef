import { argon2Sync, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cost = { memory: 19_456, passes: 2, parallelism: 1 };

function encode(bytes) {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Hashes a password in the argon2id form that the identity service stores too. */
function createPasswordHash(password) {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength: 32 });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

function createSecrets() {
  const editorPassword = randomBytes(9).toString('base64url');
  return {
    editorPassword,
    EDITOR_PASSWORD_HASH: createPasswordHash(editorPassword),
    EDITOR_SECRET: randomBytes(32).toString('base64url'),
    IDENTITY_SECRET: randomBytes(32).toString('base64url'),
  };
}

function createReleaseKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

// Made once, readable by its owner alone; two starts at the same time end with the same content.
function loadOnce(dataDirectory, name, create) {
  const file = join(dataDirectory, name);
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new Error(`${file} is not readable: ${error.message}`);
  }
  writeFileSync(draft, JSON.stringify(create(), null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads DATA_DIR/secrets.json, or makes it once; its capital keys are variables of shell and services. */
export function loadSecrets(dataDirectory) {
  return loadOnce(dataDirectory, 'secrets.json', createSecrets);
}

const releaseKeyFile = 'release-keys.json';
const releaseKeyNames = ['RELEASE_PRIVATE_KEY', 'RELEASE_PUBLIC_KEY', 'RELEASE_PUBLIC_KEYS'];

/** The development key pair in DATA_DIR, made once; nothing when the environment has a key of its own, whose owner decides then. */
export function loadReleaseKeys(dataDirectory, environment) {
  if (releaseKeyNames.some((name) => environment[name])) return {};
  return loadOnce(dataDirectory, releaseKeyFile, createReleaseKeys);
}

/** The same for a tool that only uses a pair that a start has made. */
export function findReleaseKeys(dataDirectory, environment) {
  return existsSync(join(dataDirectory, releaseKeyFile)) ? loadReleaseKeys(dataDirectory, environment) : {};
}
