import { argon2Sync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  };
}

/**
 * Reads DATA_DIR/secrets.json, or makes it once (readable by its owner alone); its capital keys are variables of the shell.
 * Two starts at the same time end with the same secrets.
 */
export function loadSecrets(dataDirectory) {
  const file = join(dataDirectory, 'secrets.json');
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new Error(`${file} is not readable: ${error.message}`);
  }
  writeFileSync(draft, JSON.stringify(createSecrets(), null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
