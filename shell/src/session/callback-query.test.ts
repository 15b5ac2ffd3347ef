import { describe, expect, it } from 'vitest';
import { parseCallbackQuery } from './callback-query.ts';
import { isCallbackPath, resolveReturnUrl } from './return-target.ts';

const parse = (query: string) => parseCallbackQuery(new URLSearchParams(query));

describe('the sign-in return page', () => {
  it('AUTH-003 reads code, state and issuer from the query', () => {
    expect(parse('code=a&state=b&iss=https%3A%2F%2Fid.example')).toEqual({
      kind: 'code',
      code: 'a',
      state: 'b',
      issuer: 'https://id.example',
    });
  });

  it("AUTH-004 ERR-007 records 'missing params' with error and error_description when present", () => {
    expect(parse('error=access_denied&error_description=No%20entry')).toEqual({
      kind: 'failed',
      errors: ['missing params', 'access_denied', 'No entry'],
    });
    expect(parse('code=a')).toEqual({ kind: 'failed', errors: ['missing params'] });
  });

  it('AUTH-020 ERR-026 refuses a code that comes twice', () => {
    expect(parse('code=a&code=c&state=b')).toEqual({
      kind: 'failed',
      errors: ['Failed to acquire authorization code'],
    });
  });

  it('AUTH-001 is at /callback with or without locale', () => {
    expect(['/callback', '/de-ch/callback', '/en/academy/callback'].every(isCallbackPath)).toBe(true);
    expect(isCallbackPath('/blank-callback')).toBe(false);
  });

  it.each([
    [null, '/de-ch/mykomax'],
    ['/en/mykomax/tickets?page=2', '/en/mykomax/tickets?page=2'],
    ['https://evil.example/en/mykomax', '/de-ch/mykomax'],
    ['//evil.example/mykomax', '/de-ch/mykomax'],
    ['/de-ch/operations/units/shell?minutes=5', '/de-ch/operations/units/shell?minutes=5'],
    ['/de-ch/callback', '/de-ch/mykomax'],
    ['/en/mykomax/logout', '/de-ch/mykomax'],
    ['javascript:alert(1)', '/de-ch/mykomax'],
  ])('D-63 returns from %s to %s', (saved, expected) => {
    expect(resolveReturnUrl(saved, 'https://kmx.example', '/de-ch')).toBe(expected);
  });
});
