import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { expect, it, vi } from 'vitest';
import { createRegistry, patience, team } from './release-keeper.fixture.ts';

const heavy = { parts: { home: { scripts: [], styles: [], levels: 9 } } };
const signingKeys = () => team.privateKey;
const act = { by: 'test', reason: 'test', signingKeys };

/** A registry with a release over its budget, and an activation that weighs nothing. */
async function createHeavyRegistry() {
  const registry = await createRegistry();
  const good = await registry.activate('a');
  const { manifest, contents } = createReleaseFixture('remote-public', 'b', heavy);
  const { store, pointer } = registry.registry;
  await store.publish(createSignedManifest(manifest, team.privateKey), contents);
  const activate = (overBudget?: string) =>
    pointer.compareAndSet(good.buildId, { 'remote-public': 'b' }, { ...act, overBudget });
  return { ...registry, good, activateHeavy: activate };
}

it('REL-13 a running shell refuses what is over its budget and was let in by nobody', async () => {
  const { start, good, activateHeavy, waitForLine } = await createHeavyRegistry();
  const keeper = await start();
  await activateHeavy();
  await waitForLine('remote-public@b: over-budget (page home needs 9 levels of files, the limit is 3)');
  expect(keeper.current().set).toEqual(good);
});

it('REL-13 a running shell follows to what was let in on purpose', async () => {
  const { start, activateHeavy } = await createHeavyRegistry();
  const keeper = await start();
  const { set } = await activateHeavy('the map, until spring');
  await keeper.follow(set);
  expect(keeper.listDegraded()).toEqual([]);
});

it('REL-13 a start takes what is active as it is', async () => {
  const { start, activateHeavy } = await createHeavyRegistry();
  await activateHeavy();
  const keeper = await start();
  expect(keeper.current().set.buildId).toBe(resolveBuildId({ 'remote-public': 'b' }));
});

/** A registry in which a canary over its budget was begun by a machine that weighs nothing. */
async function createHeavyCanary() {
  const registry = await createHeavyRegistry();
  const { pointer } = registry.registry;
  const canary = { unit: 'remote-public', version: 'b', percent: 10 } as const;
  const begin = async (overBudget?: string) => {
    const { entries } = await pointer.readState();
    await pointer.sayCanary(entries.length, { ...act, canary, isEnd: false, overBudget });
  };
  const waitFor = (keeper: Awaited<ReturnType<typeof registry.start>>, state: string) =>
    vi.waitFor(() => expect(keeper.canaries.list()).toMatchObject([{ state }]), patience);
  return { ...registry, begin, waitFor };
}

it('REL-13 a running shell refuses a canary over its budget, which costs the canary alone', async () => {
  const { start, begin, waitFor, good } = await createHeavyCanary();
  const keeper = await start();
  await begin();
  await waitFor(keeper, 'refused');
  expect(keeper.canaries.list()).toMatchObject([{ reason: expect.stringContaining('over-budget') }]);
  expect(keeper.current().set).toEqual(good);
  expect(keeper.listDegraded()).toEqual([]);
});

it('REL-13 a running shell hands out a canary that was let in on purpose', async () => {
  const { start, begin, waitFor } = await createHeavyCanary();
  const keeper = await start();
  await begin('the map, until spring');
  await waitFor(keeper, 'running');
});

it('REL-13 a start takes a canary as it is, and what is handed out is not weighed again', async () => {
  const { start, begin, activate } = await createHeavyCanary();
  await begin();
  const keeper = await start();
  expect(keeper.canaries.list()).toMatchObject([{ state: 'running' }]);
  await keeper.follow(await activate('1', team, {}, 'remote-portal'));
  expect(keeper.canaries.list()).toMatchObject([{ state: 'running' }]);
});
