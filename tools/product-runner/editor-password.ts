import { argon2Sync, randomBytes } from 'node:crypto';

export const editorPassword = 'journey-password';

/** Hash of the editor password in the form of EDITOR_PASSWORD_HASH; cheap, because it guards a test only. */
export function createEditorPasswordHash(): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: editorPassword,
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=64,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}
