import { randomUUID } from 'node:crypto';
import { createWorkQueue } from '@kmx/server-kit/limits/work-queue.ts';
import { createPasswordHash, isPasswordOf } from './password-hash.ts';

/** Work with passwords, few at a time because each costs memory; undefined means too many wait already. */
export interface PasswordQueue {
  readonly hash: (password: string) => Promise<string | undefined>;
  /** An account without a password takes the same time as a wrong password, so that nobody can find out who has an account. */
  readonly isRight: (hash: string | null | undefined, password: string) => Promise<boolean | undefined>;
}

const concurrentHashes = 2;
const waitingHashes = 40;

/** Creates the one queue in which the service hashes passwords. */
export async function createPasswordQueue(): Promise<PasswordQueue> {
  const runJob = createWorkQueue(concurrentHashes, waitingHashes);
  const nobodysHash = await createPasswordHash(randomUUID());
  return {
    hash: (password) => runJob(() => createPasswordHash(password)),
    isRight: (hash, password) => runJob(() => isPasswordOf(hash ?? nobodysHash, password)),
  };
}
