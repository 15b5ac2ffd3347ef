import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const saltLength = 16;
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function deriveTag(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Hashes a password with argon2id; the result contains the parameters, so that they can be raised without breaking old hashes. */
export async function createPasswordHash(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await deriveTag(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the password matches the hash; a hash of another form never does. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const match = phcPattern.exec(hash);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const storedCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'), storedCost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
