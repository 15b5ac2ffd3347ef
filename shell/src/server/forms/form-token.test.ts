import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '../configuration.ts';
import { deriveSigningKey, signText } from '../secrets/signing-key.ts';
import { checkFormToken, createFormToken, minFormAgeMs } from './form-token.ts';
import { findFormToken } from './kept-form-token.ts';

const secret = 'only-for-this-test-0123';
const key = deriveSigningKey(secret, 'form-token');
const hourMs = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('PUB-032 a token is good from the first moment that a person can need until 48 hours later, to the millisecond', () => {
  const token = createFormToken(key);
  const check = (age: number) => checkFormToken(key, token, 1_000_000 + age);
  expect([minFormAgeMs - 1, minFormAgeMs].map(check)).toEqual(['early', 'valid']);
  expect([48 * hourMs, 48 * hourMs + 1].map(check)).toEqual(['valid', 'expired']);
});

it('PUB-032 a time that is none is forged, even when it is signed', () => {
  const sign = (time: string) => checkFormToken(key, `${time}.${signText(key, time)}`, 1e15);
  expect(['', 'ABC', 'a b', '-1', `${'z'.repeat(13)}`, 'lfls\n'].map(sign)).toEqual(Array(6).fill('forged'));
  expect(checkFormToken(key, 'lfls', 1e15)).toBe('forged');
});

it('PUB-032 the token of a page is rendered for its tenth of a second and its installation', () => {
  const configuration = { EDITOR_SECRET: secret } as Configuration;
  vi.setSystemTime(1_000_099);
  const token = findFormToken(configuration);
  expect(token).toBe(createFormToken(key, 1_000_000));
  vi.setSystemTime(1_000_050);
  expect(findFormToken(configuration)).toBe(token);
  vi.setSystemTime(1_000_100);
  expect(findFormToken(configuration)).toBe(createFormToken(key, 1_000_100));
  const other = findFormToken({ EDITOR_SECRET: 'another-secret-0123456' } as Configuration);
  expect(checkFormToken(key, other, 1_010_000)).toBe('forged');
});
