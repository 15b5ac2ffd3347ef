import { argon2, timingSafeEqual } from 'node:crypto';
import { createWorkQueue } from '@kmx/server-kit/limits/work-queue.ts';

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a text is an argon2id hash in PHC form, as `verifyPassword` takes it. */
export function isPasswordHash(text: string): boolean {
  return phcPattern.test(text);
}

// Each hash takes memory and a thread that reading files also needs; requests beyond this number are told to come back.
const runHash = createWorkQueue(2, 20);

/**
 * Compares a password with an argon2id hash in PHC form, in constant time; another form never matches (D-23, D-49). Undefined
 * when too many wait already.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean | undefined> {
  const match = phcPattern.exec(stored);
  return match === null ? false : runHash(() => compareHash(password, match));
}

function compareHash(password: string, match: RegExpExecArray): Promise<boolean> {
  const expected = Buffer.from(match[5] ?? '', 'base64');
  const parameters = {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(match[4] ?? '', 'base64'),
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    tagLength: expected.length,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => {
      if (error) reject(error);
      else resolve(timingSafeEqual(expected, tag));
    });
  });
}
