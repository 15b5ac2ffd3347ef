import { expect, it } from 'vitest';
import { verifyPassword } from './password-hash.ts';

// argon2id of "open sesame" with little memory, so that a test may ask for many.
const stored = '$argon2id$v=19$m=1024,t=1,p=1$c2FsdHNhbHRzYWx0$';

it('D-49 few passwords are hashed at the same time, few wait, and the rest are told to come back', async () => {
  const tag = Buffer.alloc(32).toString('base64').replaceAll('=', '');
  const results = await Promise.all(Array.from({ length: 40 }, () => verifyPassword('open sesame', `${stored}${tag}`)));
  expect(results.filter((result) => result === undefined).length).toBe(18);
  expect(results.filter((result) => result === false).length).toBe(22);
  expect(await verifyPassword('open sesame', 'no hash')).toBe(false);
});
