import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { rollBackSet } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { expect, it, vi } from 'vitest';
import { createPool, createRegistry, patience, team } from './release-keeper.fixture.ts';

it('REL-05 serves all files of its sets from its copies when the registry is gone, the sets before included', async () => {
  const { releasesDirectory, activate, start } = await createRegistry();
  await activate('a');
  {
    const keeper = await start();
    await keeper.follow(await activate('b'));
    await rename(releasesDirectory, `${releasesDirectory}-gone`);
    for (const version of ['a', 'b']) {
      for (const file of ['browser/entry.js', 'browser/main.css']) {
        expect(await keeper.readFile(version, file)).not.toBeNull();
      }
    }
    expect(keeper.findSet(keeper.current().set.buildId)).not.toBeNull();
    await keeper.close();
  }
  // After a restart documents of the sets before may still be open.
  const restarted = await start();
  expect(restarted.listDegraded()).toMatchObject([{ name: 'registry', effect: 'older' }]);
  expect(await restarted.readFile('b')).toContain('remote-public b');
  expect(await restarted.readFile('a')).toContain('remote-public a');
  await rename(`${releasesDirectory}-gone`, releasesDirectory);
  await vi.waitFor(() => expect(restarted.listDegraded()).toEqual([]), patience);
});

it('REL-01 serves files of a set that another process has activated, before it follows and after it lost its own folder', async () => {
  const { activate, start, folder } = await createRegistry();
  await activate('a');
  await activate('b');
  const keeper = await start(createPool(), join(folder, 'new'));
  expect(await keeper.readFile('a')).toContain('remote-public a');
});

it('promise 1 a bundle that cannot be prepared changes nothing in a running shell, and the next start is the same', async () => {
  const { activate, start, waitForLine } = await createRegistry();
  await activate('a', team, {}, 'remote-styleguide');
  const good = await activate('a');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const expected = { name: 'remote-styleguide', version: 'b', effect: 'older', reason: 'boom at evaluation' };
  {
    const keeper = await start(workers);
    await activate('b', team, {}, 'remote-styleguide');
    await waitForLine('boom at evaluation');
    await vi.waitFor(() => expect(keeper.listDegraded()).toEqual([expected]), patience);
    expect(keeper.current().set).toEqual(good);
    expect(workers.listPrepared()).toEqual(['remote-public@a', 'remote-styleguide@a']);
    expect(await keeper.readFile('b', 'browser/entry.js', 'remote-styleguide')).toBeNull();
    await keeper.close();
  }
  const next = createPool();
  next.broken.add('remote-styleguide@b');
  const restarted = await start(next);
  expect(restarted.current().set).toEqual(good);
  expect(restarted.listDegraded()).toEqual([expected]);
  expect(next.listPrepared()).toEqual(['remote-public@a', 'remote-styleguide@a']);
});

it('promise 1 a first start with a bundle that cannot be prepared costs the pages of that remote alone', async () => {
  const { activate, start, registry } = await createRegistry();
  await activate('a');
  const set = await activate('b', team, {}, 'remote-styleguide');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const keeper = await start(workers);
  expect(keeper.current().set).toEqual(set);
  expect(workers.listPrepared()).toEqual(['remote-public@a']);
  const missing = { name: 'remote-styleguide', version: 'b', effect: 'missing', reason: 'boom at evaluation' };
  expect(keeper.listDegraded()).toEqual([missing]);
  // Releases of the others go on, and a going back mends it.
  await keeper.follow(await activate('c'));
  expect(keeper.listDegraded()).toEqual([missing]);
  await keeper.follow(await activate('c', team, {}, 'remote-styleguide'));
  expect(keeper.listDegraded()).toEqual([]);
  await rollBackSet(registry, { by: 'test', reason: 'test' });
  await vi.waitFor(() => expect(keeper.listDegraded()).toMatchObject([{ version: 'b', effect: 'older' }]), patience);
});

it('REL-05 a set with a bundle that could not be prepared never becomes the last known good one', async () => {
  const { releasesDirectory, activate, start, folder } = await createRegistry();
  await activate('b');
  const workers = createPool();
  workers.broken.add('remote-public@b');
  {
    const keeper = await start(workers);
    expect(keeper.listDegraded()).toHaveLength(1);
    await vi.waitFor(async () => expect(await readFolder(folder)).toContain('served-sets.json'), patience);
    await keeper.close();
  }
  await rename(releasesDirectory, `${releasesDirectory}-gone`);
  await expect(start()).rejects.toThrow('no usable release set');
});

async function readFolder(folder: string): Promise<readonly string[]> {
  return readdir(join(folder, 'data/last-known-good'));
}

it('promise 1 a unit that is refused costs no other unit its release, in a running shell and after a restart', async () => {
  const { activate, start, waitForLine } = await createRegistry();
  await activate('a', team, {}, 'remote-styleguide');
  await activate('a');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const keeper = await start(workers);
  await activate('b', team, {}, 'remote-styleguide');
  await waitForLine('boom at evaluation');
  await activate('b');
  const mixed = { 'remote-public': 'b', 'remote-styleguide': 'a' };
  await vi.waitFor(() => expect(keeper.current().set.versions).toEqual(mixed), patience);
  const expected = { name: 'remote-styleguide', version: 'b', effect: 'older', reason: 'boom at evaluation' };
  expect(keeper.listDegraded()).toEqual([expected]);
  expect(keeper.findSet(keeper.current().set.buildId)?.versions).toEqual(mixed);
  expect(await keeper.readFile('b')).toContain('remote-public b');
  await vi.waitFor(() => expect(workers.listPrepared()).toEqual(['remote-public@b', 'remote-styleguide@a']), patience);
  // Signed by nobody, and new: left out, and the others go on.
  await activate('a', null, {}, 'remote-agenda');
  await activate('c');
  const next = { 'remote-public': 'c', 'remote-styleguide': 'a' };
  await vi.waitFor(() => expect(keeper.current().set.versions).toEqual(next), patience);
  expect(keeper.listDegraded()).toMatchObject([{ name: 'remote-agenda' }, expected]);
  await activate('c', team, {}, 'remote-styleguide');
  await vi.waitFor(() => expect(keeper.current().set.versions['remote-styleguide']).toBe('c'), patience);
  await keeper.close();
});

it('promise 1 a start with the last known good set goes on to the releases of all units that can be served', async () => {
  const { activate, start, folder } = await createRegistry();
  await activate('a', team, {}, 'remote-styleguide');
  await activate('a');
  {
    const keeper = await start();
    await vi.waitFor(async () => expect(await readFolder(folder)).toContain('release-set.json'), patience);
    await keeper.close();
  }
  await activate('b', team, {}, 'remote-styleguide');
  await activate('b');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const restarted = await start(workers);
  const mixed = { 'remote-public': 'b', 'remote-styleguide': 'a' };
  await vi.waitFor(() => expect(restarted.current().set.versions).toEqual(mixed), patience);
  expect(restarted.listDegraded()).toMatchObject([{ name: 'remote-styleguide', version: 'b', effect: 'older' }]);
});

it('promise 1 a first start with a release that does not verify leaves that remote out alone', async () => {
  const { activate, start, registry } = await createRegistry();
  await activate('a');
  const gone = { 'remote-public': 'a', 'remote-agenda': '1' };
  const { buildId } = (await registry.pointer.read()) ?? { buildId: null };
  await registry.pointer.compareAndSet(buildId, gone, {
    ...{ by: 'x', reason: 'x' },
    signingKeys: () => team.privateKey,
  });
  const keeper = await start();
  expect(keeper.current().set.versions).toEqual({ 'remote-public': 'a' });
  expect(keeper.listDegraded()).toMatchObject([{ name: 'remote-agenda', version: '1' }]);
  await activate('b');
  await vi.waitFor(() => expect(keeper.current().set.versions).toEqual({ 'remote-public': 'b' }), patience);
});

it('promise 1 a release that vanishes from the registry while it is served holds up no other one', async () => {
  const { activate, start, releasesDirectory } = await createRegistry();
  await activate('a', team, {}, 'remote-styleguide');
  await activate('a');
  const keeper = await start();
  await rename(join(releasesDirectory, 'remote-styleguide'), join(releasesDirectory, '.gone'));
  await activate('b');
  const next = { 'remote-public': 'b', 'remote-styleguide': 'a' };
  await vi.waitFor(() => expect(keeper.current().set.versions).toEqual(next), patience);
  expect(keeper.listDegraded()).toEqual([]);
});
