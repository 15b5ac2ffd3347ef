import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReleaseFolder } from '../release/release-command.fixture.ts';

let folder: Awaited<ReturnType<typeof createReleaseFolder>>;
const at = (...names: readonly string[]) => path.join(folder.root, ...names);

function prune(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, RELEASES_DIR: folder.releasesDirectory, DATA_DIR: at('data'), ...variables };
  const main = path.join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A file or folder that was last changed so many days ago. */
function leave(name: string, days: number): string {
  const place = at(name);
  mkdirSync(path.dirname(place), { recursive: true });
  if (path.extname(name) === '') mkdirSync(place);
  else writeFileSync(place, 'x');
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(place, time, time);
  return place;
}

beforeAll(async () => {
  folder = await createReleaseFolder();
  for (const version of ['1', '2', '3']) {
    await folder.writeBuild('remote-public', `export const text = "${version}";\n`);
    folder.runRelease('publish', 'remote-public', '--version', version);
    folder.runRelease('activate', `remote-public@${version}`);
  }
}, 240_000);
afterAll(() => rmSync(folder.root, { recursive: true }));

it('REL-04 npm run prune says what nobody needs and why the rest stays, removes it when that is meant, and going back still works', () => {
  const gone = [
    leave('data/carried-a1B2c3', 2),
    leave('data/logs/shell.log.20261001T000000000Z', 15),
    leave('.releases/.refused/remote-public@9-x', 31),
  ];
  const kept = [
    leave('data/carried-d4E5f6', 0),
    leave('data/logs/shell.log.20261101T000000000Z', 13),
    leave('data/logs/shell.log', 100),
    leave('data/uploads/one.bin', 100),
    leave('data/secrets.json', 100),
  ];
  const looked = prune(['--keep', '2', '--days', '0']);
  expect([looked.status, looked.stderr]).toEqual([0, '']);
  expect(looked.stdout).toContain('remote-public@1 would be removed, with --yes.');
  expect(looked.stdout).toContain('remote-public@2 stays: it is one of the last 2 of its unit.');
  expect(looked.stdout).toContain('remote-public@3 stays: it is active.');
  for (const place of [...gone, ...kept, at('.releases/remote-public/1')]) expect(existsSync(place)).toBe(true);
  // By the usual rule everything was built a moment ago.
  expect(prune(['--yes']).stdout).toContain('remote-public@1 stays: it is one of the last 5 of its unit.');
  expect(gone.map((place) => existsSync(place))).toEqual([false, false, false]);
  const done = prune(['--keep', '2', '--days', '0', '--yes']);
  expect(done.stdout).toContain('remote-public@1 was removed.');
  for (const place of kept) expect([place, existsSync(place)]).toEqual([place, true]);
  expect(existsSync(at('.releases/remote-public/1'))).toBe(false);
  expect(folder.runRelease('rollback', 'remote-public').status).toBe(0);
  expect(folder.runRelease('verify').status).toBe(0);
}, 240_000);

it('REL-03 a release that is set aside stays for 30 days from then on, however long ago it was published', async () => {
  const place = at('.releases/remote-public/3');
  const published = Date.now() / 1000 - 40 * 86_400;
  utimesSync(place, published, published);
  await createFileReleaseStore(folder.releasesDirectory).setAside({ name: 'remote-public', version: '3' });
  expect(prune(['--yes']).stdout).toMatch(
    /remote-public@3-\S+, a release that was set aside, stays: it is younger than 30 days/,
  );
});

it('REL-04 npm run prune refuses to keep less than going back needs', () => {
  expect(prune(['--keep', '1', '--yes'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--keep: 1 is not a number from 2'),
  });
  expect(prune(['--days', 'x']).status).toBe(2);
  expect(prune([], { LOGS_KEPT_DAYS: 'x' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('LOGS_KEPT_DAYS'),
  });
});
