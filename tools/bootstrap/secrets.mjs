import { argon2Sync, randomBytes } from 'node:crypto';
import { loadOnce } from './load-once.mjs';

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

// A start that is reachable from other machines refuses all tokens that are written in the code.
function createPublicSecrets() {
  const names = ['CMS_TOKEN', 'CMS_DRAFT_TOKEN', 'CMS_BROWSER_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'FORMS_TOKEN'];
  return Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')]));
}

/** Reads DATA_DIR/secrets.json, or creates it once; its upper-case keys are variables of shell and services. */
export function loadSecrets(dataDirectory) {
  return loadOnce(dataDirectory, 'secrets.json', createSecrets);
}

/** The same for DATA_DIR/public-secrets.json: tokens between shell and services of a start that others can reach. */
export function loadPublicSecrets(dataDirectory) {
  return loadOnce(dataDirectory, 'public-secrets.json', createPublicSecrets);
}
