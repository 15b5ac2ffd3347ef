import { createPreviewToken } from '@kmx/release-registry/preview/preview-token.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { releasePreviewCookieName } from '../access/release-preview-cookie.ts';
import { createPool, createRegistry, patience, stranger, team } from '../releases/release-keeper.fixture.ts';
import { chooseComposition } from './choose-composition.ts';

const hourMs = 60 * 60 * 1000;
const log = pino({ level: 'silent' });
const ask = (version: string, key = team, expires = Date.now() + hourMs) => {
  const preview = { versions: { 'remote-public': version }, expires };
  return { [releasePreviewCookieName]: createPreviewToken(preview, () => key.privateKey) };
};

async function begin() {
  const { registry, activate, start } = await createRegistry();
  const served = await activate('1.0.0');
  const publish = async (version: string, changes: Partial<ReleaseManifest> = {}) => {
    const { manifest, contents } = createReleaseFixture('remote-public', version, changes);
    await registry.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  };
  const workers = createPool();
  const keeper = await start(workers);
  const cohortKey = Buffer.alloc(32);
  const asker = { clientAddress: '192.0.2.1', userAgent: 'Firefox', country: null, documentBuild: null };
  const choose = (cookies: Readonly<Record<string, string>>) =>
    chooseComposition({ ...asker, cookies }, keeper, { cohortKey, log });
  return { served, publish, activate, keeper, workers, choose };
}

it('REL-10 a version of the registry is shown to the holder of its preview alone, with its files', async () => {
  const { served, publish, keeper, choose } = await begin();
  await publish('1.1.0');
  expect(await keeper.readFile('1.1.0')).toBeNull();
  const { composition, releasePreview } = await choose(ask('1.1.0'));
  expect(composition.set.versions).toEqual({ ...served.versions, 'remote-public': '1.1.0' });
  expect(composition.set.buildId).not.toBe(served.buildId);
  expect(composition.manifests['remote-public']?.version).toBe('1.1.0');
  expect(releasePreview).toMatchObject({ isShown: true, versions: { 'remote-public': '1.1.0' } });
  expect(await keeper.readFile('1.1.0')).not.toBeNull();
  expect(keeper.current().set).toEqual(served);
  expect(await choose({})).toMatchObject({ composition: keeper.current(), releasePreview: null });
});

it('REL-10 a foreign, expired or unreadable preview shows what everybody sees', async () => {
  const { publish, keeper, choose } = await begin();
  await publish('1.1.0');
  const unreadable = { [releasePreviewCookieName]: 'https://evil.example/remote.js' };
  for (const cookies of [ask('1.1.0', stranger), ask('1.1.0', team, Date.now() - 1), unreadable]) {
    expect(await choose(cookies)).toMatchObject({ composition: keeper.current(), releasePreview: null });
  }
  expect(keeper.previews.listSets()).toEqual([]);
});

it('REL-10 what the gate refuses, what cannot be prepared and what does not exist is not shown, and says so', async () => {
  const { publish, keeper, workers, choose } = await begin();
  await publish('1.1.0', { contractVersion: '9.0.0' });
  await publish('1.2.0');
  workers.broken.add('remote-public@1.2.0');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    const { composition, releasePreview } = await choose(ask(version));
    expect(composition).toBe(keeper.current());
    expect(releasePreview).toMatchObject({ isShown: false, versions: { 'remote-public': version } });
  }
});

it('REL-10 a preview goes on with what others activate, and its threads end with it', async () => {
  const { publish, activate, keeper, workers, choose } = await begin();
  await publish('1.1.0');
  const { composition } = await choose(ask('1.1.0'));
  const next = await activate('3.0.0', team, {}, 'remote-portal');
  await keeper.follow(next);
  const later = await choose(ask('1.1.0'));
  expect(later.composition.set.versions).toEqual({ ...next.versions, 'remote-public': '1.1.0' });
  expect(later.composition.set.buildId).not.toBe(composition.set.buildId);
  expect(workers.listPrepared()).toContain('remote-public@1.1.0');
  expect(keeper.previews.listSets()).toHaveLength(1);
  // Five previews: the one that was looked at longest ago makes room.
  for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0']) {
    await publish(version);
    await choose(ask(version));
  }
  expect(keeper.previews.listSets()).toHaveLength(4);
  await vi.waitFor(() => expect(workers.listPrepared()).not.toContain('remote-public@1.1.0'), patience);
  expect(workers.listPrepared()).toContain('remote-public@1.0.0');
});
