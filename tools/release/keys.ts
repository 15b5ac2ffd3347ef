import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { isFileError } from '@kmx/release-registry/files/durable-file.server.ts';
import { resolveKeyId } from '@kmx/release-registry/history/sign-statement.server.ts';
import { renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import type { Command } from './command.ts';
import { NotDoneError, UsageError } from './parse-arguments.ts';

/** Makes a key pair; the private half goes into a file that only its owner can read, and is printed nowhere. */
export const keys: Command = async ({ operands, out }) => {
  if (out === undefined || operands.length > 0)
    throw new UsageError('keys takes --out and the file of the private key');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  try {
    await writeFile(out, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (isFileError(error, 'EEXIST')) throw new NotDoneError(`${out} is there already, and is not overwritten.`);
    throw error;
  }
  const data = { file: out, fingerprint: resolveKeyId(publicKey), publicKey: renderPublicKey(publicKey) };
  const message = [
    `Private key, for RELEASE_PRIVATE_KEYS=<unit>=$(cat ${out}): ${out}`,
    `Public key, for the entry of the unit (enter --key): ${data.publicKey}`,
    `Fingerprint: ${data.fingerprint}`,
  ];
  return { message: message.join('\n'), data };
};
