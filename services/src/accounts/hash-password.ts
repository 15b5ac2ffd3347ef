import { text } from 'node:stream/consumers';
import { findSecretWeakness } from '@kmx/server-kit/public-start/find-secret-weakness.ts';
import { RefusedError } from '../commands/command-errors.ts';
import { createPasswordHash } from '../identity/credentials/password-hash.ts';

/** Reads a password for the editor area from standard input, where no list of processes and no history shows it; gives the line for the environment. */
export async function hashPassword(input: NodeJS.ReadStream): Promise<string> {
  if (input.isTTY) process.stderr.write('The password, then Enter and Ctrl+D (it will be seen here): ');
  const [password = ''] = (await text(input)).split(/\r?\n/);
  const weakness = findSecretWeakness(password);
  if (weakness !== null) {
    throw new RefusedError(`The password ${weakness}. One that cannot be guessed: openssl rand -base64 18`);
  }
  return `EDITOR_PASSWORD_HASH='${await createPasswordHash(password)}'`;
}
