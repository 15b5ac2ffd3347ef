import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteCanary } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { chooseComposition } from '../listener/choose-composition.ts';
import { createPool, createRegistry, patience, team } from './release-keeper.fixture.ts';

const change = { by: 'test', reason: 'test' };
const cohortKey = Buffer.alloc(32);
const log = pino({ level: 'silent' });

async function begin() {
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
  const keeper = await start(workers);
  const ask = async (bucket: number, more: { readonly userAgent?: string; readonly documentBuild?: string } = {}) => {
    const asker = { clientAddress: '192.0.2.1', userAgent: 'Firefox', country: null, documentBuild: null, ...more };
    const cookies = { kmx_cohort: String(bucket) };
    return chooseComposition({ ...asker, cookies }, keeper, { cohortKey, log });
  };
  const readVersions = async (bucket: number) => (await ask(bucket)).composition.set.versions;
  const waitFor = (state: string) =>
    vi.waitFor(() => expect(keeper.canaries.list().map((known) => known.state)).toEqual([state]), patience);
  return { ...fixture, publish, canary, workers, keeper, ask, readVersions, waitFor };
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
  const { createFileShellReports } = await import('@kmx/release-registry/reports/file-shell-reports.server.ts');
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
  const { registry, canary, start, waitFor } = await begin();
  await canary('remote-public', '1.1.0');
  await waitFor('running');
  const next = await start(createPool());
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
