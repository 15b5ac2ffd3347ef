import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://www.kmx.example';
let createScriptURL: (url: string) => string;

beforeEach(async () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy }, localStorage: { getItem: () => null } });
  vi.stubGlobal('location', { href: `${origin}/en/shop`, origin });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  await import('./boot.ts');
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  createScriptURL = createPolicy.mock.calls[0]?.[1].createScriptURL;
});
afterEach(() => void vi.unstubAllGlobals());

it.each(['shell', 'remote-public', 'remote-shop2', 'remote-a1-b2'])(
  'REL-03 the page runs scripts of releases of %s, whose name a unit can have',
  (unit) => {
    const script = `/_r/${unit}/1.0.0+a/browser/main.a1.js`;
    expect(createScriptURL(script)).toBe(script);
    expect(createScriptURL(`${origin}${script}`)).toBe(`${origin}${script}`);
  },
);

it.each([
  ...['/_r/remote-2shop/1/browser/a.js', '/_r/remote-/1/browser/a.js', '/_r/remote/1/browser/a.js'],
  ...['/_r/shell2/1/browser/a.js', '/_r/Remote-shop/1/browser/a.js', '/_r/remote-shop/1/server/a.js'],
  ...['/_r/shop/1/browser/a.js', '/_r/remote-shop2/1/browser/a.svg', '/x/_r/remote-shop/1/browser/a.js'],
  ...['https://evil.example/_r/remote-shop/1/browser/a.js', '/_r/remote-shop/../../api/uploads/a.js'],
])('REL-03 the page runs no script at %s', (address) => {
  expect(() => createScriptURL(address)).toThrow('is not a file of a release');
});
