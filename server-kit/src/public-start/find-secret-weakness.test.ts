import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findSecretWeakness } from './find-secret-weakness.ts';

it('a secret of a public site is long and does not repeat itself', () => {
  const weak = [
    '',
    'short',
    'a'.repeat(16),
    'a'.repeat(64),
    'abababababababababab',
    'passwordpassword',
    'Password-PASSWORD-password',
    'changeme-changeme-changeme',
    '0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz',
    'zyxwvutsrqponmlkjihg',
    '1111222233334444',
  ];
  expect(weak.filter((secret) => findSecretWeakness(secret) === null)).toEqual([]);
});

it('what the usual tools make by chance is taken as a secret', () => {
  const made = Array.from({ length: 500 }, (_, place) => createHash('sha256').update(String(place)).digest());
  const texts = made.flatMap((bytes) => [
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    bytes.subarray(0, 16).toString('hex'),
    bytes.subarray(0, 12).toString('base64'),
  ]);
  expect(texts.filter((secret) => findSecretWeakness(secret) !== null)).toEqual([]);
  expect(findSecretWeakness('correct horse battery staple')).toBeNull();
});
