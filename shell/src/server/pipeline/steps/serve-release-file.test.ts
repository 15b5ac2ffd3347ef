import { expect, it, vi } from 'vitest';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { serveReleaseFile } from './serve-release-file.ts';

const shell = createTestShell();
const find = vi.fn(() =>
  Promise.resolve({ extension: 'js', encodings: [], read: () => Promise.resolve(new Uint8Array([1])) }),
);
const releases = { ...shell.releases, files: { ...shell.releases.files, find } };

async function ask(path: string) {
  find.mockClear();
  const context = createTestContext({ url: new URL(path, 'https://www.kmx.example') });
  return serveReleaseFile.run(context, { ...shell, releases });
}

it.each(['shell', 'remote-public', 'remote-shop2', 'remote-a1-b2'])(
  'REL-01 files of releases of %s are handed out, whose name a unit can have',
  async (unit) => {
    expect(await ask(`/_r/${unit}/1.0.0/browser/main.js`)).toMatchObject({ status: 200 });
    expect(find).toHaveBeenCalledWith(unit, '1.0.0', 'browser/main.js');
  },
);

it.each([
  ...['/_r/remote-2shop/1/browser/a.js', '/_r/remote-/1/browser/a.js', '/_r/remote/1/browser/a.js'],
  ...['/_r/shell2/1/browser/a.js', '/_r/Remote-shop/1/browser/a.js', '/_r/shop/1/browser/a.js'],
  ...['/_r/remote-shop/1/server/main.cjs', '/_r/remote--shop/1/browser/a.js'],
])('REL-01 nothing is looked for at %s, which no unit can have', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
  expect(find).not.toHaveBeenCalled();
});

it('promise 6: the background thread of a page may only request from its own origin, and no other file may run at all', async () => {
  const readPolicy = async (path: string) => (await ask(path))?.headers['content-security-policy'];
  expect(await readPolicy('/_r/shell/1.0.0/browser/part-background.js')).toBe("default-src 'none'; connect-src 'self'");
  // The listener gives them the closed policy.
  expect(await readPolicy('/_r/shell/1.0.0/browser/main.js')).toBeUndefined();
  expect(await readPolicy('/_r/remote-shop/1.0.0/browser/part-background.js')).toBeUndefined();
});
