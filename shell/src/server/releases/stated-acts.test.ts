import { access, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { forgetSeenHead } from '@kmx/release-registry/history/seen-head.server.ts';
import { expect, it, vi } from 'vitest';
import { createRegistry, patience, stranger } from './release-keeper.fixture.ts';

// It is written beside the work of the shell, which does not wait for it.
const waitForGoodSet = (folder: string) =>
  vi.waitFor(() => access(join(folder, 'data/last-known-good/release-set.json')), patience);

const change = { by: 'marketing', reason: 'test' };

it.each([
  ['unsigned', undefined, 'act-unsigned'],
  ['signed with a strange key', () => stranger.privateKey, 'act-foreign'],
])(
  'REL-03 an act that is %s moves no running shell, is said, and hinders no other act',
  async (_, signingKeys, code) => {
    const { registry, activate, start, waitForLine } = await createRegistry();
    const old = await activate('a');
    await activate('b');
    const keeper = await start();
    await activateReleases({ ...registry, signingKeys }, { 'remote-public': 'a' }, change);
    await waitForLine(code);
    expect(keeper.current().set.versions).toEqual({ 'remote-public': 'b' });
    expect(keeper.listDegraded()).toMatchObject([
      {
        name: 'remote-public',
        version: 'a',
        effect: 'older',
        reason: expect.stringContaining('revision 3, by marketing'),
      },
    ]);
    await activate('c');
    await vi.waitFor(() => expect(keeper.current().set.versions).toEqual({ 'remote-public': 'c' }), patience);
    expect(keeper.listDegraded()).toEqual([]);
    expect(old.versions).toEqual({ 'remote-public': 'a' });
  },
);

const name = (revision: number) => `active/${String(revision).padStart(8, '0')}.json`;

it('REL-04 a registry that was set back takes no shell with it, not even at its start, until it is put right', async () => {
  const { folder, releasesDirectory, activate, start, waitForLine } = await createRegistry();
  await activate('a');
  await activate('b');
  const keeper = await start();
  await waitForGoodSet(folder);
  const last = join(releasesDirectory, name(2));
  await rename(last, join(folder, 'last'));
  await waitForLine('ends with revision 1, and 2 was there already');
  expect(keeper.current().set.versions).toEqual({ 'remote-public': 'b' });
  const next = await start();
  expect(next.current().set.versions).toEqual({ 'remote-public': 'b' });
  expect(next.listDegraded()).toMatchObject([{ name: 'registry', effect: 'older' }]);
  // Whoever acts now continues a history that this shell knows to be another one.
  await activate('c');
  await waitForLine('has another revision 2 than before');
  expect(next.current().set.versions).toEqual({ 'remote-public': 'b' });
  await rename(join(folder, 'last'), last);
  await next.follow(await activate('d'));
});

it('REL-04 what counts for nothing may be removed again, and the next act follows in its place', async () => {
  const { releasesDirectory, registry, activate, start } = await createRegistry();
  await activate('a');
  const state = await registry.pointer.readState();
  const [first] = state.entries;
  if (!first) throw new Error('there is a first act');
  // Signed by nobody: one changes something, the other nothing.
  for (const changes of [{ 'remote-public': 'b' }, {}]) {
    const junk = { ...first.statement, revision: 2, previous: first.hash, changes, signatures: [] };
    await writeFile(join(releasesDirectory, name(2)), JSON.stringify(junk));
    const keeper = await start();
    expect(keeper.current().set.versions).toEqual({ 'remote-public': 'a' });
    await rm(join(releasesDirectory, name(2)));
    await keeper.close();
  }
  const keeper = await start();
  await keeper.follow(await activate('b'));
});

it('REL-04 a registry that begins anew is followed when whoever began it says so', async () => {
  const { folder, releasesDirectory, activate, start } = await createRegistry();
  await activate('a');
  await activate('b');
  {
    const keeper = await start();
    await waitForGoodSet(folder);
    await keeper.close();
  }
  await rm(releasesDirectory, { recursive: true });
  const set = await activate('c');
  {
    const keeper = await start();
    expect(keeper.current().set.versions).toEqual({ 'remote-public': 'b' });
    await keeper.close();
  }
  await forgetSeenHead(join(folder, 'data'));
  expect((await start()).current().set).toEqual(set);
});

it.each([
  ['altered', (text: string) => text.replace('"reason":"test"', '"reason":"Test"')],
  ['cut off', (text: string) => text.slice(0, -20)],
  ['replaced by that of another unit', () => JSON.stringify({ revision: 2 })],
])('REL-04 a last statement that was %s takes no shell with it', async (_, alter) => {
  const { folder, releasesDirectory, activate, start } = await createRegistry();
  await activate('a');
  await activate('b');
  const keeper = await start();
  await waitForGoodSet(folder);
  const file = join(releasesDirectory, name(2));
  await writeFile(file, alter(await readFile(file, 'utf8')));
  const next = await start();
  for (const each of [keeper, next]) expect(each.current().set.versions).toEqual({ 'remote-public': 'b' });
  expect(next.listDegraded()).toMatchObject([{ effect: 'older' }]);
});

it('REL-04 a pointer that is moved by hand is said, and moves nothing', async () => {
  const { releasesDirectory, activate, start, waitForLine } = await createRegistry();
  await activate('a');
  await activate('b');
  const keeper = await start();
  await copyFile(join(releasesDirectory, name(1)), join(releasesDirectory, name(3)));
  await waitForLine('revision 3 does not match');
  expect(keeper.current().set.versions).toEqual({ 'remote-public': 'b' });
  expect(keeper.listDegraded()).toMatchObject([{ name: 'registry', effect: 'older' }]);
  await rm(join(releasesDirectory, name(3)));
  await vi.waitFor(() => expect(keeper.listDegraded()).toEqual([]), patience);
});
