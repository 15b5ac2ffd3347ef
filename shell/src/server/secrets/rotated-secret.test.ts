import { expect, it } from 'vitest';
import { createRoleCookie, readRoleCookie } from '../access/access-cookies.ts';
import { createEditorToken, readEditorSession, renewEditorToken } from '../access/editor-session.ts';
import { checkPreviewToken, createPreviewToken } from '../access/preview-link.ts';
import { checkFormToken, createFormToken } from '../forms/form-token.ts';
import { openTokens, sealTokens } from '../tokens/sealed-tokens.ts';
import { deriveSigningKey } from './signing-key.ts';

const before = 'the-secret-before';
const next = 'the-secret-after-it';
const later = Date.now() + 60_000;
const tokens = { accessToken: 'a', idToken: 'b', expiresAt: later };

/** What a shell makes with a secret, and whether one with another secret takes it. */
const uses = [
  [
    'the session of an editor',
    (secret: string) => createEditorToken('hash', secret),
    (secret: string, made: string) => readEditorSession(made, 'hash', secret) !== null,
  ],
  [
    'the roles of a visitor',
    (secret: string) => createRoleCookie(['service'], secret, later),
    (secret: string, made: string) => readRoleCookie(made, secret) !== null,
  ],
  [
    'a link to a draft',
    (secret: string) => createPreviewToken(secret, '/en', later),
    (secret: string, made: string) => checkPreviewToken(secret, '/en', made) === 'valid',
  ],
  [
    'a form',
    (secret: string) => createFormToken(deriveSigningKey(secret, 'form-token'), Date.now() - 5_000),
    (secret: string, made: string) => checkFormToken(deriveSigningKey(secret, 'form-token'), made) === 'valid',
  ],
  [
    'the tokens of a customer',
    (secret: string) => sealTokens(secret, tokens),
    (secret: string, made: string) => openTokens(secret, made) !== null,
  ],
] as const;

it.each(uses)(
  'promise 9: %s outlives the three steps of replacing the secret at one shell after the other',
  (_name, make, isTaken) => {
    const steps = [before, `${before},${next}`, `${next}, ${before}`, next];
    for (const [place, secret] of steps.slice(0, -1).entries()) {
      const following = steps[place + 1] ?? '';
      // In each step shells of the one before and of the next answer the same visitors.
      expect([isTaken(following, make(secret)), isTaken(secret, make(following))]).toEqual([true, true]);
    }
    expect([isTaken(next, make(before)), isTaken(before, make(next))]).toEqual([false, false]);
  },
);

it('promise 9: an editor who comes by while both are known keeps the session when the old secret is gone', () => {
  const value = createEditorToken('hash', before);
  const renewed = renewEditorToken(value, 'hash', `${next},${before}`) ?? '';
  expect(readEditorSession(renewed, 'hash', next)).toBe(readEditorSession(value, 'hash', before));
  expect(renewEditorToken(renewed, 'hash', `${next},${before}`)).toBeNull();
});
