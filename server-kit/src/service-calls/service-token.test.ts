import { describe, expect, it } from 'vitest';
import { createServiceToken, isServiceToken } from './service-token.server.ts';

const [secret, old] = ['a-secret-of-sixteen', 'the-secret-before-it'];
const now = Date.UTC(2026, 10, 27);

describe('the token of a call from a shell to the services', () => {
  it('is taken for five minutes, by clocks that differ by as much', () => {
    const token = createServiceToken(secret, now);
    expect([now, now + 299_000, now - 299_000].map((at) => isServiceToken(secret, token, at))).toEqual([
      true,
      true,
      true,
    ]);
    expect([now + 301_000, now - 301_000].map((at) => isServiceToken(secret, token, at))).toEqual([false, false]);
  });

  it('is taken from shells with the new and with the old secret while it is replaced', () => {
    for (const each of [secret, old, `${old},${secret}`]) {
      expect(isServiceToken(`${secret},${old}`, createServiceToken(each, now), now)).toBe(true);
    }
    expect(isServiceToken(secret, createServiceToken(old, now), now)).toBe(false);
  });

  it('cannot be made from another one, and nothing else is taken for one', () => {
    const token = createServiceToken(secret, now);
    const later = `${now + 1000}${token.slice(13)}`;
    for (const wrong of [later, `${token}x`, token.slice(0, -1), '', undefined, [token, token], 'null', `${token}\n`]) {
      expect(isServiceToken(secret, wrong, now)).toBe(false);
    }
  });
});
