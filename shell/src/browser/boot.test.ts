import { afterEach, expect, it, vi } from 'vitest';

const origin = 'https://www.kmx.example';
const files = 'https://files.kmx.example';
const entry = '/_r/shell/1.0.0+a/browser/boot.js';
afterEach(() => void vi.unstubAllGlobals());

/** Runs the script from an address; the rule of its policy, and what it keeps for the others. */
async function boot(src: string) {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy }, localStorage: { getItem: () => null } });
  vi.stubGlobal('location', { href: `${origin}/en/shop`, origin });
  const currentScript = { src };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, currentScript, addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  await import('./boot.ts');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything());
  const createScriptURL: (url: string) => string = createPolicy.mock.calls[0]?.[1].createScriptURL;
  return { createScriptURL, currentScript, early: Reflect.get(document, Symbol.for('kmx.early-clicks')) as object };
}

it.each(['shell', 'remote-public', 'remote-shop2', 'remote-a1-b2'])(
  'REL-03 the page runs scripts of releases of %s, whose name a unit can have',
  async (unit) => {
    const { createScriptURL } = await boot(origin + entry);
    const script = `/_r/${unit}/1.0.0+a/browser/main.a1.js`;
    expect(createScriptURL(script)).toBe(script);
    expect(createScriptURL(`${origin}${script}`)).toBe(`${origin}${script}`);
    expect(() => createScriptURL(files + script)).toThrow('is not a file of a release');
  },
);

it('REL-03 the page runs scripts of the origin that its first script came from, and of its own', async () => {
  const { createScriptURL, early, currentScript } = await boot(files + entry);
  // Whatever is said later.
  currentScript.src = `https://evil.example${entry}`;
  Reflect.set(early, 'filesOrigin', 'https://evil.example');
  const script = '/_r/remote-shop/1.0.0+a/browser/main.js';
  for (const address of [script, origin + script, files + script, `${script}?files=x`]) {
    expect(createScriptURL(address)).toBe(address);
  }
  for (const other of ['https://evil.example', `${files}:8443`, 'http://files.kmx.example', `${files}.evil.example`]) {
    expect(() => createScriptURL(other + script), other).toThrow('is not a file of a release');
  }
  expect(() => createScriptURL(`${files}/api/uploads/a.js`)).toThrow('is not a file of a release');
});

it('SRV-062 the page knows where its files are', async () => {
  expect((await boot(files + entry)).early).toMatchObject({ filesOrigin: files });
  expect((await boot(origin + entry)).early).toMatchObject({ filesOrigin: origin });
});

it.each([
  ...['/_r/remote-2shop/1/browser/a.js', '/_r/remote-/1/browser/a.js', '/_r/remote/1/browser/a.js'],
  ...['/_r/shell2/1/browser/a.js', '/_r/Remote-shop/1/browser/a.js', '/_r/remote-shop/1/server/a.js'],
  ...['/_r/shop/1/browser/a.js', '/_r/remote-shop2/1/browser/a.svg', '/x/_r/remote-shop/1/browser/a.js'],
  ...['https://evil.example/_r/remote-shop/1/browser/a.js', '/_r/remote-shop/../../api/uploads/a.js'],
])('REL-03 the page runs no script at %s', async (address) => {
  const { createScriptURL } = await boot(files + entry);
  expect(() => createScriptURL(address)).toThrow('is not a file of a release');
});
