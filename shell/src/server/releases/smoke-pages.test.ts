import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { expect, it, vi } from 'vitest';
import { createPool, createRegistry, patience, team } from './release-keeper.fixture.ts';
import type { RunSmokePages } from './smoke.ts';

/** Smoke pages of which those of some releases fail, or cannot be proven. */
function createSmoke() {
  const runs: string[] = [];
  const failing = new Set<string>();
  const unknown = new Set<string>();
  const run: RunSmokePages = async ({ set: { versions } }, remotes) => {
    const releases = remotes.map((name) => ({ name, version: versions[name] ?? '', id: `${name}@${versions[name]}` }));
    runs.push(releases.map(({ id }) => id).join(' '));
    const find = (ids: ReadonlySet<string>, reason: string) =>
      releases
        .filter(({ id }) => ids.has(id) || ids.has(`${id} with ${versions.shell}`))
        .map(({ name, version }) => ({ name, version, page: '/en', reason }));
    return { failed: find(failing, 'threw: boom'), unproven: find(unknown, 'content cannot be reached') };
  };
  return { run, runs, failing, unknown };
}

type Registry = Awaited<ReturnType<typeof createRegistry>>;
const start = ({ start: startKeeper, folder }: Registry, smoke: RunSmokePages, pool = createPool()) =>
  startKeeper(pool, `${folder}/data`, () => [team.publicKey], smoke);

it('REL-12 a release that fails a smoke page is refused with page and reason, and costs no other unit its own', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  const { activate, waitForLine } = registry;
  await activate('1', team, {}, 'shell');
  await activate('a', team, {}, 'remote-portal');
  const good = await activate('a');
  const keeper = await start(registry, smoke.run);
  expect(smoke.runs).toEqual(['remote-portal@a remote-public@a']);
  smoke.failing.add('remote-public@b');
  await activate('b');
  await waitForLine('smoke-failed');
  await vi.waitFor(
    () =>
      expect(keeper.listDegraded()).toEqual([
        { name: 'remote-public', version: 'b', effect: 'older', reason: 'smoke-failed (/en: threw: boom)' },
      ]),
    patience,
  );
  expect(keeper.current().set).toEqual(good);
  const { versions } = await activate('b', team, {}, 'remote-portal');
  await vi.waitFor(
    () => expect(keeper.current().set.versions).toEqual({ ...versions, 'remote-public': 'a' }),
    patience,
  );
  // What has rendered once is not rendered again, and what failed a moment ago keeps nobody else waiting.
  expect(smoke.runs.filter((run) => run.includes('remote-portal@b'))).toEqual(['remote-portal@b']);
  expect(smoke.runs.filter((run) => run.includes('remote-public@b'))).toHaveLength(1);
  // Its team puts it back and tries again: it is looked at again.
  smoke.failing.clear();
  await activate('a');
  await vi.waitFor(() => expect(keeper.listDegraded()).toEqual([]), patience);
  await keeper.follow(await activate('b'));
  expect(smoke.runs.filter((run) => run.includes('remote-public@b'))).toHaveLength(2);
});

it('REL-12 a new remote that fails is left out of the set', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  const good = await registry.activate('a');
  const keeper = await start(registry, smoke.run);
  smoke.failing.add('remote-agenda@a');
  await registry.activate('a', team, {}, 'remote-agenda');
  await registry.waitForLine('they stay as they were');
  expect(keeper.listDegraded()).toMatchObject([{ name: 'remote-agenda', version: 'a', effect: 'older' }]);
  expect(keeper.current().set).toEqual(good);
});

it('REL-12 a first start has no pages for what fails, and a start that had them before keeps the version before', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  const pool = createPool();
  smoke.failing.add('remote-public@a');
  const { versions } = await registry.activate('a');
  const first = await start(registry, smoke.run, pool);
  expect(first.current().set.versions).toEqual(versions);
  expect(first.listDegraded()).toMatchObject([{ name: 'remote-public', version: 'a', effect: 'missing' }]);
  await vi.waitFor(() => expect(pool.listPrepared()).toEqual([]), patience);
  const good = await registry.activate('b');
  await first.follow(good);
  await first.close();
  smoke.failing.add('remote-public@c');
  await registry.activate('c');
  const second = await start(registry, smoke.run);
  expect(second.current().set).toEqual(good);
  expect(second.listDegraded()).toMatchObject([{ name: 'remote-public', version: 'c', effect: 'older' }]);
});

it('REL-12 a restart with what was served before renders nothing again', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  await registry.activate('a');
  const first = await start(registry, smoke.run);
  const good = join(registry.folder, 'data/last-known-good/release-set.json');
  await vi.waitFor(() => expect(existsSync(good)).toBe(true), patience);
  await first.close();
  smoke.runs.length = 0;
  await start(registry, smoke.run);
  expect(smoke.runs).toEqual([]);
});

it('REL-12 what cannot be proven is served, and said with its reason until it is', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  await registry.activate('a');
  const keeper = await start(registry, smoke.run);
  smoke.unknown.add('remote-public@b');
  await keeper.follow(await registry.activate('b'));
  expect(keeper.listDegraded()).toEqual([]);
  expect(keeper.listUnproven()).toEqual([
    { name: 'remote-public', version: 'b', page: '/en', reason: 'content cannot be reached' },
  ]);
  await registry.waitForLine('a smoke page is not proven');
  await keeper.follow(await registry.activate('c'));
  expect(keeper.listUnproven()).toEqual([]);
});

it('REL-12 a new release of the shell is measured by all remotes, and refused for one that it alone breaks', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  await registry.activate('1', team, {}, 'shell');
  await registry.activate('a', team, {}, 'remote-portal');
  const good = await registry.activate('a');
  const keeper = await start(registry, smoke.run);
  smoke.runs.length = 0;
  smoke.failing.add('remote-portal@a with 2');
  await registry.activate('2', team, {}, 'shell');
  await registry.waitForLine('smoke-failed');
  const reason = 'smoke-failed (with it remote-portal@a no longer renders /en: threw: boom)';
  const refused = [{ name: 'shell', version: '2', effect: 'older', reason }];
  await vi.waitFor(() => expect(keeper.listDegraded()).toEqual(refused), patience);
  expect(smoke.runs).toEqual(['remote-portal@a remote-public@a', 'remote-portal@a']);
  expect(keeper.current().set).toEqual(good);
  // It fails in the served set as well: not the fault of the shell.
  smoke.failing.add('remote-portal@a');
  await keeper.follow(await registry.activate('3', team, {}, 'shell'));
  expect(keeper.listUnproven().map(({ name, reason }) => [name, reason])).toEqual([
    ['remote-portal' satisfies RemoteName, 'threw: boom'],
  ]);
});

it('REL-12 a preview of what fails is not shown, for the same reason', async () => {
  const registry = await createRegistry();
  const smoke = createSmoke();
  const keeper = await registry.activate('a').then(() => start(registry, smoke.run));
  for (const version of ['b', 'c']) {
    const { manifest, contents } = createReleaseFixture('remote-public', version);
    await registry.registry.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  }
  smoke.failing.add('remote-public@b');
  await expect(keeper.previews.open({ 'remote-public': 'b' })).rejects.toThrow('smoke-failed (/en: threw: boom)');
  const { set } = await keeper.previews.open({ 'remote-public': 'c' });
  expect(set.versions).toEqual({ 'remote-public': 'c' });
});
