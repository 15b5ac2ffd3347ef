import { expect, it, vi } from 'vitest';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { answerError } from '../../pages/answer-error.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { serveReleaseFile } from './serve-release-file.ts';

const shell = createTestShell();
const find = vi.fn(() =>
  Promise.resolve({ extension: 'js', encodings: [], read: () => Promise.resolve(new Uint8Array([1])) }),
);
const releases = { ...shell.releases, files: { ...shell.releases.files, find } };

async function ask(path: string, filesOrigin?: string) {
  find.mockClear();
  const context = createTestContext({ url: new URL(path, 'https://www.kmx.example') });
  const configuration = createTestConfiguration({ RELEASE_FILES_ORIGIN: filesOrigin });
  return serveReleaseFile.run(context, { configuration, releases });
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

it('promise 6: the background thread of a page may only request from its own origin and that of the files, and no other file may run at all', async () => {
  const thread = '/_r/shell/1.0.0/browser/part-background.js';
  const readPolicy = async (path: string, filesOrigin?: string) =>
    (await ask(path, filesOrigin))?.headers['content-security-policy'];
  expect(await readPolicy(thread)).toBe("default-src 'none'; connect-src 'self'");
  expect(await readPolicy(`${thread}?files=https://evil.example`)).toBe("default-src 'none'; connect-src 'self'");
  expect(await readPolicy(thread, 'https://files.kmx.example')).toBe(
    "default-src 'none'; connect-src 'self' https://files.kmx.example/_r/",
  );
  // The listener gives them the closed policy.
  expect(await readPolicy('/_r/shell/1.0.0/browser/main.js', 'https://files.kmx.example')).toBeUndefined();
  expect(await readPolicy('/_r/remote-shop/1.0.0/browser/part-background.js')).toBeUndefined();
});

it('REL-01 a page of any origin may run a file and measure how it was loaded', async () => {
  expect((await ask('/_r/shell/1.0.0/browser/main.js'))?.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('REL-01 no cache holds an answer without the file: the next shell may know it, or this one in a moment', async () => {
  find.mockResolvedValueOnce(null as never);
  const url = new URL('/_r/shell/1.0.0/browser/new.js', 'https://www.kmx.example');
  const missing = await serveReleaseFile.run(createTestContext({ url }), { ...shell, releases });
  expect([missing?.status, missing?.headers['cache-control']]).toEqual([404, 'no-store']);
  const failed = await answerError(createTestContext({ url }), new Error('The disk is gone'), shell);
  expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
});
