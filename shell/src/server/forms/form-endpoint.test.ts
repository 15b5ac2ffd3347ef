import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '../http/is-same-origin.ts';
import { readFormBody } from '../http/read-form-body.ts';
import { deriveSigningKey } from '../secrets/signing-key.ts';
import { checkFormToken, createFormToken, minFormAgeMs } from './form-token.ts';
import { resolvePageOfForm } from './page-of-form.ts';

const key = deriveSigningKey('a-secret-of-sixteen', 'form-token');
const url = new URL('https://kmx.example/api/forms/support-request');

describe('the token of a form', () => {
  const now = 1_800_000_000_000;
  const token = createFormToken(key, now);

  it('PUB-032 passes when a person had the time to fill in the form, and for two days', () => {
    expect(checkFormToken(key, token, now + minFormAgeMs)).toBe('valid');
    expect(checkFormToken(key, token, now + 1000)).toBe('early');
    expect(checkFormToken(key, token, now + 49 * 3_600_000)).toBe('expired');
  });

  it('PUB-032 cannot be made or changed by others, nor come from the future or another purpose', () => {
    const [, signature = ''] = token.split('.');
    const later = (now - 3_600_000).toString(36);
    expect(checkFormToken(key, `${later}.${signature}`, now)).toBe('forged');
    expect(checkFormToken(key, '', now)).toBe('forged');
    expect(checkFormToken(deriveSigningKey('a-secret-of-sixteen', 'page-roles'), token, now + 9000)).toBe('forged');
    expect(checkFormToken(key, token, now - 9000)).toBe('early');
  });
});

describe('a form is taken from pages of this site only', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://kmx.example' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://kmx.example' }, true],
    [{ origin: 'https://kmx.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('PUB-032 headers %j: %s', (headers, expected) => {
    expect(isSameOrigin({ headers, url })).toBe(expected);
  });

  it.each([
    ['/en/support', 'https://kmx.example/en/support'],
    ['/en/support?topic=a&sent=whitepaper#x', 'https://kmx.example/en/support?topic=a'],
    ['//evil.example/en', null],
    ['/\\evil.example', null],
    ['https://evil.example/', null],
    ['/api/forms/subscribe', null],
    [undefined, null],
  ])('PUB-106 the page %s is %s', (page, expected) => {
    expect(resolvePageOfForm(page, url)?.href ?? null).toBe(expected);
  });
});

describe('the body of a form', () => {
  const read = (type: string, text: string) =>
    readFormBody({ headers: { 'content-type': type }, readBody: () => Promise.resolve(text) });

  it('PUB-032 is urlencoded from a page, JSON from a program, and nothing else', async () => {
    expect(await read('application/x-www-form-urlencoded; charset=utf-8', 'a=1&b=x+y')).toEqual({
      values: { a: '1', b: 'x y' },
      isNavigation: true,
    });
    expect(await read('application/json', '{"a":"1"}')).toEqual({ values: { a: '1' }, isNavigation: false });
    expect(await read('text/plain', 'a=1')).toBeNull();
    expect(await read('application/json', '{"a":{"b":1}}')).toBeNull();
    expect(await read('application/json', '{"__proto__":"x"}')).not.toMatchObject({ values: { polluted: 'x' } });
    expect(await read('application/json', 'no json')).toBeNull();
  });
});
