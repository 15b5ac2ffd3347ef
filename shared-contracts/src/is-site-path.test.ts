import { expect, it } from 'vitest';
import { isSitePath } from './is-site-path.ts';

const base = 'https://www.kmx.example';

it('PUB-060 what counts as a path of the site is one to a browser too', () => {
  for (const path of ['/', '/en/products?a=//b', '/a//b', '/a\\b', '/été', '/:evil.example', '/@evil.example']) {
    expect([path, isSitePath(path), new URL(path, base).origin]).toEqual([path, true, base]);
  }
});

it('PUB-060 an address that leads a browser to another host is no path, however it is written', () => {
  const foreign = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '\\/evil.example'];
  for (const address of [...foreign, '\\\\evil.example', 'https:evil.example', ' //evil.example']) {
    expect([address, isSitePath(address)]).toEqual([address, false]);
  }
  expect(foreign.map((address) => new URL(address, base).hostname)).toEqual(foreign.map(() => 'evil.example'));
  expect(['', 'a', '#a', '?a', 'javascript:1'].some(isSitePath)).toBe(false);
});
