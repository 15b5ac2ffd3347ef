import { expect, it } from 'vitest';
import type { StatedCanary } from '../history/canary.ts';
import { createPair, type Pair, writePublic } from '../history/history-fixture.ts';
import type { StatedEntry } from '../history/unit-entry.server.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createMountFixture, createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createSignedManifest } from '../signature/signature.server.ts';
import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { activateReleases, deactivateReleases, promoteCanary, rollBackUnits } from './activate-releases.server.ts';
import { changeCanary, endCanary } from './change-canary.server.ts';
import { enterUnit } from './enter-unit.server.ts';
import { putBackUnits } from './put-back-units.server.ts';
import { StaleActError } from './stale-act-error.ts';

const [platform, shop, next, operator] = [createPair(), createPair(), createPair(), createPair()];
const change = { by: 'operator 42', reason: 'pages fail' };
const keysOf =
  ({ privateKey }: Pair) =>
  () =>
    privateKey;

const canary: StatedCanary = {
  ...{ unit: 'remote-shop', version: '3', percent: 5, countries: [], cookie: null, promotion: null },
};

const createEntry = (...keys: readonly Pair[]): StatedEntry => ({
  ...{ unit: 'remote-shop', team: 'Shop', keys: keys.map(writePublic) },
  ...{ mounts: [{ path: '/shop', isLocalized: true }], capabilities: ['content'] },
});

/** A signed registry in which remote-shop has had the versions 1 and 2, the second with the key `next`; 3 is published. */
async function setUp() {
  const folder = await createTestFolder();
  const trustedKeys = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} shell=${writePublic(platform)} operator=${writePublic(operator)}`,
  });
  const store = createFileReleaseStore(folder);
  const pointer = createFileReleasePointer(folder, { trustedKeys });
  const open = (pair: Pair) => ({ store, pointer, trustedKeys, signingKeys: keysOf(pair) });
  async function publish(name: 'shell' | 'remote-shop', version: string, pair: Pair) {
    const claims = name === 'shell' ? {} : { mounts: [createMountFixture('/shop')], capabilities: [] };
    const { manifest, contents } = createReleaseFixture(name, version, claims);
    await store.publish(createSignedManifest(manifest, pair.privateKey), contents);
  }
  const enter = (entry: StatedEntry) =>
    enterUnit(open(platform), {
      ...change,
      unit: 'remote-shop',
      plan: () => entry,
      acceptRevoked: () => Promise.resolve(),
    });
  await publish('shell', '1', platform);
  await activateReleases(open(platform), { shell: '1' }, change);
  await enter(createEntry(shop, next));
  for (const [version, pair] of [
    ['1', shop],
    ['2', next],
    ['3', next],
  ] as const)
    await publish('remote-shop', version, pair);
  for (const version of ['1', '2']) await activateReleases(open(next), { 'remote-shop': version }, change);
  return { operators: open(operator), team: open(next), enter };
}

it('REL-15 operators take a unit back, and put it back where running shells refuse it', async () => {
  const { operators } = await setUp();
  const back = await rollBackUnits(operators, ['remote-shop'], { ...change, fromVersion: '2', toVersion: '1' });
  expect(back.set.versions).toEqual({ shell: '1', 'remote-shop': '1' });
  const restored = await putBackUnits(operators.pointer, back, { ...change, signingKeys: operators.signingKeys });
  expect(restored?.set.versions['remote-shop']).toBe('2');
});

it('REL-15 what operators go back to passes the gate: a release whose key was taken out since is refused', async () => {
  const { operators, enter } = await setUp();
  await enter(createEntry(next));
  const back = rollBackUnits(operators, ['remote-shop'], { ...change, toVersion: '1' });
  await expect(back).rejects.toMatchObject({
    reasons: [{ name: 'remote-shop', version: '1', code: 'signature-wrong' }],
  });
});

it('REL-15 operators can neither activate, nor begin a canary, nor take a unit out', async () => {
  const { operators } = await setUp();
  const refused = { reasons: [{ name: 'remote-shop', code: 'act-foreign' }] };
  await expect(activateReleases(operators, { 'remote-shop': '3' }, change)).rejects.toMatchObject(refused);
  await expect(deactivateReleases(operators, ['remote-shop'], change)).rejects.toMatchObject(refused);
  await expect(changeCanary(operators, 'remote-shop', () => canary, change)).rejects.toMatchObject(refused);
});

it('REL-15 operators promote or end the canary that they have seen, and no other one', async () => {
  const { operators, team } = await setUp();
  const { revision: since } = await changeCanary(team, 'remote-shop', () => canary, change);
  const other = { ...change, since: since - 1 };
  await expect(promoteCanary(operators, 'remote-shop', other)).rejects.toThrow(StaleActError);
  await expect(endCanary(operators, 'remote-shop', other)).rejects.toThrow(StaleActError);
  await endCanary(operators, 'remote-shop', { ...change, since });
  await expect(promoteCanary(operators, 'remote-shop', { ...change, since })).rejects.toThrow(StaleActError);
  const again = await changeCanary(team, 'remote-shop', () => canary, change);
  const { set } = await promoteCanary(operators, 'remote-shop', { ...change, since: again.revision });
  expect(set.versions['remote-shop']).toBe('3');
});

it('REL-15 a way back from a version that is not active any more is not gone', async () => {
  const { operators } = await setUp();
  const stale = rollBackUnits(operators, ['remote-shop'], { ...change, fromVersion: '3', toVersion: '1' });
  await expect(stale).rejects.toThrow(new StaleActError('remote-shop@3 is not active any more'));
});
