import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteCanary } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import { createMountFixture, createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { chooseComposition } from '../listener/choose-composition.ts';
import { createPool, createRegistry, patience, team } from './release-keeper.fixture.ts';
import type { RunSmokePages } from './smoke.ts';

const change = { by: 'test', reason: 'test' };
const cohortKey = Buffer.alloc(32);
const log = pino({ level: 'silent' });

/** Smoke pages that are fine, fail or cannot be proven, or that take until their release is let go. */
function createSmoke() {
  const runs: string[] = [];
  const failing = new Set<string>();
  const unknown = new Set<string>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const run: RunSmokePages = async ({ set: { versions } }, remotes) => {
    const releases = remotes.map((name) => ({ name, version: versions[name] ?? '', id: `${name}@${versions[name]}` }));
    runs.push(...releases.map(({ id }) => id));
    for (const { id } of releases) await waiting.get(id)?.promise;
    const find = (ids: ReadonlySet<string>) =>
      releases.flatMap(({ name, version, id }) =>
        ids.has(id) ? [{ name, version, page: '/en', reason: 'late' }] : [],
      );
    return { failed: find(failing), unproven: find(unknown) };
  };
  const hold = (id: string) => {
    const held = Promise.withResolvers<void>();
    waiting.set(id, held);
    return () => held.resolve();
  };
  const count = (id: string) => runs.filter((known) => known === id).length;
  return { run, failing, unknown, hold, count };
}

async function begin(smoke = createSmoke()) {
  const fixture = await createRegistry();
  const { registry, activate, start } = fixture;
  await activate('1.0.0');
  const publish = async (name: RemoteName, version: string, changes: Partial<ReleaseManifest> = {}) => {
    const { manifest, contents } = createReleaseFixture(name, version, changes);
    await registry.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  };
  const canary = async (unit: RemoteName, version: string, percent = 10) => {
    await publish(unit, version).catch(() => {});
    const plan = () => v.parse(statedCanarySchema, { unit, version, percent });
    return (await changeCanary(registry, unit, plan, change)).canary!;
  };
  const workers = createPool();
  const startKeeper = (pool = createPool()) =>
    start(pool, join(fixture.folder, 'data'), () => [team.publicKey], smoke.run);
  const keeper = await startKeeper(workers);
  const ask = async (bucket: number, more: { readonly userAgent?: string; readonly documentBuild?: string } = {}) => {
    const asker = { clientAddress: '192.0.2.1', userAgent: 'Firefox', country: null, documentBuild: null, ...more };
    const cookies = { kmx_cohort: String(bucket) };
    return chooseComposition({ ...asker, cookies }, keeper, { cohortKey, log });
  };
  const readVersions = async (bucket: number) => (await ask(bucket)).composition.set.versions;
  const waitFor = (state: string) =>
    vi.waitFor(() => expect(keeper.canaries.list().map((known) => known.state)).toEqual([state]), patience);
  const listStates = () => keeper.canaries.list().map(({ state }) => state);
  return { ...fixture, smoke, startKeeper, publish, canary, workers, keeper, ask, readVersions, waitFor, listStates };
}

it('REL-11 a share of the visitors gets the canary, with its files, and nobody else', async () => {
  const { canary, keeper, ask, readVersions, waitFor } = await begin();
  expect(await ask(0)).toMatchObject({ isCohortDependent: false, newBucket: null });
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  expect(await readVersions(999)).toEqual({ 'remote-public': '1.1.0' });
  expect(await readVersions(1_000)).toEqual({ 'remote-public': '1.0.0' });
  expect((await ask(999)).isCohortDependent).toBe(true);
  expect(await keeper.readFile('1.1.0')).not.toBeNull();
  expect(keeper.findSet((await ask(999)).composition.set.buildId)).not.toBeNull();
});

it('REL-11 crawlers and probes get what is active, and a document goes on with its own set', async () => {
  const { canary, keeper, ask, waitFor } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  for (const userAgent of ['Googlebot/2.1', 'kube-probe/1.31', 'ELB-HealthChecker/2.0', '']) {
    expect(await ask(0, { userAgent })).toMatchObject({ composition: keeper.current(), newBucket: null });
  }
  const { composition } = await ask(0);
  expect((await ask(9_999, { documentBuild: composition.set.buildId })).composition).toBe(composition);
  expect((await ask(0, { documentBuild: keeper.current().set.buildId })).composition).toBe(keeper.current());
  expect((await ask(0, { documentBuild: '0'.repeat(16) })).composition).toBe(composition);
});

it('REL-11 a canary that the gate refuses, or that cannot be prepared, costs itself alone', async () => {
  const { canary, workers, keeper, readVersions, waitFor, releasesDirectory } = await begin();
  workers.broken.add('remote-public@1.1.0');
  const { since } = await canary('remote-public', '1.1.0');
  await waitFor('refused');
  expect(keeper.canaries.list()).toMatchObject([{ reason: expect.stringContaining('boom at evaluation') }]);
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.0.0' });
  expect(keeper.listDegraded()).toEqual([]);
  const [report] = await createFileShellReports(releasesDirectory).listRunning();
  expect(report?.canaries).toMatchObject([{ unit: 'remote-public', version: '1.1.0', since, state: 'refused' }]);
});

it('REL-11 two canaries share the buckets, so that there are few compositions', async () => {
  const { activate, canary, keeper, readVersions } = await begin();
  await keeper.follow(await activate('3.0.0', team, {}, 'remote-portal'));
  await canary('remote-public', '1.1.0', 10);
  await canary('remote-portal', '3.1.0', 50);
  await vi.waitFor(() => expect(keeper.canaries.listCompositions()).toHaveLength(3), patience);
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.1.0', 'remote-portal': '3.1.0' });
  expect(await readVersions(4_999)).toEqual({ 'remote-public': '1.0.0', 'remote-portal': '3.1.0' });
  expect(await readVersions(5_000)).toEqual({ 'remote-public': '1.0.0', 'remote-portal': '3.0.0' });
});

it('REL-11 an activation of another unit leaves visitors in their cohorts', async () => {
  const { activate, canary, keeper, ask, readVersions, waitFor } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  await keeper.follow(await activate('3.0.0', team, {}, 'remote-portal'));
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.1.0', 'remote-portal': '3.0.0' });
  expect((await ask(5_000)).composition).toBe(keeper.current());
});

it('REL-11 what is stopped is handed out no more at once, also with a larger share, until it begins anew', async () => {
  const { registry, canary, workers, keeper, readVersions, waitFor } = await begin();
  const begun = await canary('remote-public', '1.1.0');
  await waitFor('running');
  keeper.canaries.stop(begun, 'throws');
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.0.0' });
  expect(keeper.canaries.list()).toMatchObject([{ state: 'stopped', reason: 'throws' }]);
  const { revision } = await canary('remote-public', '1.1.0', 50);
  await vi.waitFor(() => expect(keeper.canaries.list()[0]?.canary.revision).toBe(revision), patience);
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.0.0' });
  await endCanary(registry, 'remote-public', change);
  await vi.waitFor(() => expect(keeper.canaries.list()).toEqual([]), patience);
  // Documents of it may still be open; its threads end.
  expect(await keeper.readFile('1.1.0')).not.toBeNull();
  await vi.waitFor(() => expect(workers.listPrepared()).not.toContain('remote-public@1.1.0'), patience);
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  expect(await readVersions(0)).toEqual({ 'remote-public': '1.1.0' });
});

it('REL-11 a shell that starts knows the canaries before its first visitor comes, and a promotion reaches everybody', async () => {
  const { registry, canary, startKeeper, waitFor } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  const next = await startKeeper();
  expect(next.canaries.list()).toMatchObject([{ state: 'running' }]);
  const { set } = await promoteCanary(registry, 'remote-public', change);
  await next.follow(set);
  expect(next.canaries.listCompositions()).toEqual([]);
});

it('REL-01 REL-11 a set with a canary is kept as one beside its base', async () => {
  const { canary, keeper, activate, waitFor, folder } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  const next = await activate('3.0.0', team, {}, 'remote-portal');
  await keeper.follow(next);
  await waitFor('running');
  const file = join(folder, 'data/last-known-good/served-sets.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as readonly { readonly base?: string }[];
  await vi.waitFor(
    async () => expect((await read()).map(({ base }) => base).filter(Boolean)).toHaveLength(2),
    patience,
  );
  expect(await read()).toMatchObject([{ base: next.buildId }, { buildId: next.buildId }, {}, {}]);
});

it('REL-11 a canary that hangs keeps nobody waiting: others activate, running canaries stay, and it comes later', async () => {
  const { smoke, activate, canary, keeper, readVersions, listStates, releasesDirectory } = await begin();
  await keeper.follow(await activate('3.0.0', team, {}, 'remote-portal'));
  const letGo = smoke.hold('remote-portal@3.1.0');
  await canary('remote-portal', '3.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['preparing']), patience);
  await canary('remote-public', '1.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['preparing', 'running']), patience);
  const reports = createFileShellReports(releasesDirectory);
  const readReport = async () =>
    (await reports.listRunning())[0]?.canaries?.map(({ state, isPreparing }) => [state, isPreparing]);
  await vi.waitFor(
    async () =>
      expect(await readReport()).toEqual([
        ['running', true],
        ['running', undefined],
      ]),
    patience,
  );
  const { versions } = await activate('1', team, {}, 'remote-agenda');
  await vi.waitFor(() => expect(keeper.current().set.versions).toEqual(versions), patience);
  // In the same moment: no visitor of the canary that ran has seen another version.
  expect(await readVersions(0)).toEqual({ ...versions, 'remote-public': '1.1.0' });
  expect(listStates()).toEqual(['preparing', 'running']);
  letGo();
  await vi.waitFor(() => expect(listStates()).toEqual(['running', 'running']), patience);
  expect(await readVersions(0)).toEqual({ ...versions, 'remote-public': '1.1.0', 'remote-portal': '3.1.0' });
  expect(smoke.count('remote-portal@3.1.0')).toBe(1);
  expect(keeper.findSet(keeper.canaries.compose(() => true).set.buildId)).not.toBeNull();
});

it('REL-11 REL-12 what was found of a canary a moment ago counts when others act, and is looked at again when it begins anew', async () => {
  const { registry, smoke, activate, canary, keeper, listStates } = await begin();
  smoke.unknown.add('remote-public@1.1.0');
  smoke.failing.add('remote-portal@3.1.0');
  await keeper.follow(await activate('3.0.0', team, {}, 'remote-portal'));
  await canary('remote-public', '1.1.0');
  await canary('remote-portal', '3.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['running', 'refused']), patience);
  await keeper.follow(await activate('1', team, {}, 'remote-agenda'));
  await keeper.follow(await activate('2', team, {}, 'remote-agenda'));
  await canary('remote-public', '1.1.0', 50);
  await vi.waitFor(() => expect(keeper.canaries.list()[0]?.canary.percent).toBe(50), patience);
  expect(listStates()).toEqual(['running', 'refused']);
  expect(keeper.canaries.list()[1]?.reason).toContain('smoke-failed (/en: late)');
  expect([smoke.count('remote-public@1.1.0'), smoke.count('remote-portal@3.1.0')]).toEqual([1, 1]);
  smoke.failing.clear();
  await endCanary(registry, 'remote-portal', change);
  await vi.waitFor(() => expect(listStates()).toEqual(['running']), patience);
  await canary('remote-portal', '3.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['running', 'running']), patience);
  expect(smoke.count('remote-portal@3.1.0')).toBe(2);
});

it('REL-11 a canary that hangs keeps no shell from starting', async () => {
  const { smoke, canary, startKeeper, waitFor } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  const letGo = smoke.hold('remote-public@1.1.0');
  const next = await startKeeper();
  expect(next.canaries.list()).toMatchObject([{ state: 'preparing' }]);
  letGo();
  await vi.waitFor(() => expect(next.canaries.list()).toMatchObject([{ state: 'running' }]), patience);
}, 20_000);

it('REL-11 a canary that is refused for another one beside it leaves no threads behind, and not the one that ran', async () => {
  const { activate, publish, canary, workers, keeper, readVersions, listStates } = await begin();
  await keeper.follow(await activate('3.0.0', team, {}, 'remote-portal'));
  const mounts = [createMountFixture('/both')];
  await publish('remote-portal', '3.1.0', { mounts });
  await publish('remote-public', '1.1.0', { mounts });
  await canary('remote-portal', '3.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['running']), patience);
  await canary('remote-public', '1.1.0');
  await vi.waitFor(() => expect(listStates()).toEqual(['running', 'refused']), patience);
  expect(await readVersions(0)).toMatchObject({ 'remote-portal': '3.1.0', 'remote-public': '1.0.0' });
  await vi.waitFor(() => expect(workers.listPrepared()).not.toContain('remote-public@1.1.0'), patience);
  expect(workers.listPrepared()).toContain('remote-portal@3.1.0');
});
