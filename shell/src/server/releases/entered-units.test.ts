import { generateKeyPairSync } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import type { StatedEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import { createAct } from '@kmx/release-registry/pointer/create-statement.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createMountFixture, createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest, renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { expect, it, vi } from 'vitest';
import { createPool, createRegistry, patience } from './release-keeper.fixture.ts';

const createPair = () => generateKeyPairSync('ed25519');
type Pair = ReturnType<typeof createPair>;
const [platform, shop, portal, next] = [createPair(), createPair(), createPair(), createPair()];
const trustedKeys = parseTrustedKeys({ RELEASE_PUBLIC_KEYS: `platform=${renderPublicKey(platform.publicKey)}` });
const change = { by: 'test', reason: 'test' };

const mountAt = (path: string) => createMountFixture(path);

/** A registry of a platform with two teams, and a shell that trusts the platform alone. */
async function setUp() {
  const { folder, releasesDirectory, registry, start } = await createRegistry();
  const { store } = registry;
  const pointer = createFileReleasePointer(releasesDirectory, { trustedKeys });
  const say = async (unit: RemoteName, entry: StatedEntry | null) => {
    const { entries } = await pointer.readState();
    return pointer.enter(entries.length, { ...change, unit, entry, signingKeys: () => platform.privateKey });
  };
  const withdraw = (unit: RemoteName) => say(unit, null);
  const enter = (unit: RemoteName, key: Pair, ...paths: readonly string[]) =>
    say(unit, {
      ...{ unit, team: unit, keys: [renderPublicKey(key.publicKey)], capabilities: ['content'] },
      mounts: paths.map((path) => ({ path, isLocalized: true })),
    });
  /** By the command of a machine that holds this key; by hand, nothing is verified before it is written. */
  const act = async (unit: RemoteName, version: string, key: Pair, path: string, isByHand = false) => {
    const changes = { mounts: [mountAt(path)], capabilities: ['content'] };
    const { manifest, contents } = createReleaseFixture(unit, version, changes);
    await store.publish(createSignedManifest(manifest, key.privateKey), contents);
    const signed = { ...change, signingKeys: () => key.privateKey };
    if (!isByHand) {
      const activated = activateReleases({ store, pointer, trustedKeys, ...signed }, { [unit]: version }, change);
      return (await activated).set.versions;
    }
    const state = await pointer.readState();
    const statement = createAct(state, { ...state.set?.versions, [unit]: version }, signed);
    if (!statement) throw new Error('it changes nothing');
    const name = `${String(statement.revision).padStart(8, '0')}.json`;
    await writeFile(join(releasesDirectory, 'active', name), JSON.stringify(statement));
    return statement.versions;
  };
  await enter('remote-shop', shop, '/shop');
  await enter('remote-portal', portal, '/portal');
  await act('remote-shop', '1', shop, '/shop');
  await act('remote-portal', '1', portal, '/portal');
  const startShell = async () => {
    const keeper = await start(createPool(), join(folder, 'data'), trustedKeys);
    const serve = (versions: object) =>
      vi.waitFor(() => expect(keeper.current().set.versions).toEqual(versions), patience);
    return { ...keeper, serve };
  };
  return { folder, releasesDirectory, enter, withdraw, act, startShell };
}

const both = { 'remote-shop': '1', 'remote-portal': '1' };

it('REL-08 a running shell follows what the platform enters: a new unit, a new key, a new place', async () => {
  const { enter, act, startShell } = await setUp();
  const keeper = await startShell();
  await keeper.serve(both);
  await enter('remote-agenda', next, '/agenda');
  await act('remote-agenda', '1', next, '/agenda');
  await keeper.serve({ ...both, 'remote-agenda': '1' });
  // Its act came before the platform had granted the place.
  await act('remote-agenda', '2', next, '/fair', true);
  await vi.waitFor(
    () => expect(keeper.listDegraded()).toMatchObject([{ name: 'remote-agenda', version: '2' }]),
    patience,
  );
  expect(keeper.listDegraded()[0]?.reason).toContain('mount-not-granted (/{locale}/fair is not in its entry');
  expect(keeper.current().set.versions).toEqual({ ...both, 'remote-agenda': '1' });
  await enter('remote-agenda', next, '/agenda', '/fair');
  await keeper.serve({ ...both, 'remote-agenda': '2' });
  expect(keeper.listDegraded()).toEqual([]);
});

it('REL-08 a statement by hand that claims a place of another unit costs its own unit alone, there and in the command', async () => {
  const { act, startShell } = await setUp();
  const keeper = await startShell();
  await act('remote-portal', '2', portal, '/shop', true);
  await vi.waitFor(
    () => expect(keeper.listDegraded()).toMatchObject([{ name: 'remote-portal', version: '2' }]),
    patience,
  );
  expect(keeper.listDegraded()[0]?.reason).toContain('/{locale}/shop is granted to remote-shop');
  expect(keeper.current().set.versions).toEqual(both);
  // Whose place it is releases as before, without the platform taking the intruder out.
  await act('remote-shop', '2', shop, '/shop');
  await keeper.serve({ ...both, 'remote-shop': '2' });
  await keeper.close();
  const restarted = await startShell();
  await restarted.serve({ ...both, 'remote-shop': '2' });
  await act('remote-portal', '3', portal, '/portal');
  await restarted.serve({ 'remote-shop': '2', 'remote-portal': '3' });
});

it('REL-08 a key that was taken out takes its release with it, in a running shell and after a restart, and no other', async () => {
  const { enter, act, startShell } = await setUp();
  const keeper = await startShell();
  await keeper.serve(both);
  await enter('remote-shop', next, '/shop');
  await keeper.serve({ 'remote-portal': '1' });
  expect(keeper.listDegraded()).toMatchObject([
    { name: 'remote-shop', version: '1', reason: expect.stringContaining('signature-wrong') },
  ]);
  expect(await keeper.readFile('1', 'browser/entry.js', 'remote-shop')).toBeNull();
  await act('remote-shop', '666', shop, '/shop', true);
  await act('remote-portal', '2', portal, '/portal');
  await keeper.serve({ 'remote-portal': '2' });
  await keeper.close();
  const restarted = await startShell();
  await restarted.serve({ 'remote-portal': '2' });
  await act('remote-shop', '2', next, '/shop');
  await restarted.serve({ 'remote-shop': '2', 'remote-portal': '2' });
  expect(restarted.listDegraded()).toEqual([]);
});

it('REL-08 what is active of a withdrawn unit stays, also after a restart', async () => {
  const { withdraw, act, startShell } = await setUp();
  const keeper = await startShell();
  await keeper.serve(both);
  await withdraw('remote-shop');
  await act('remote-shop', '2', shop, '/shop', true);
  await act('remote-portal', '2', portal, '/portal');
  await keeper.serve({ 'remote-shop': '1', 'remote-portal': '2' });
  expect(keeper.listDegraded()).toMatchObject([
    { name: 'remote-shop', version: '2', reason: expect.stringContaining('withdrawn in revision 5') },
  ]);
  await keeper.close();
  const restarted = await startShell();
  await restarted.serve({ 'remote-shop': '1', 'remote-portal': '2' });
});

it('REL-05 REL-08 a start without the registry knows the keys of the entries that it has seen', async () => {
  const { folder, releasesDirectory, act, startShell } = await setUp();
  {
    const keeper = await startShell();
    await act('remote-shop', '2', shop, '/shop');
    await keeper.serve({ ...both, 'remote-shop': '2' });
    // It is written beside the work of the shell, which does not wait for it.
    const readGoodSet = () => readFile(join(folder, 'data/last-known-good/release-set.json'), 'utf8');
    await vi.waitFor(async () => expect(await readGoodSet()).toContain('"remote-shop":"2"'), patience);
    await keeper.close();
  }
  await rename(releasesDirectory, `${releasesDirectory}-gone`);
  const restarted = await startShell();
  expect(restarted.current().set.versions).toEqual({ ...both, 'remote-shop': '2' });
  for (const [version, unit] of [
    ['2', 'remote-shop'],
    ['1', 'remote-shop'],
    ['1', 'remote-portal'],
  ] as const)
    expect(await restarted.readFile(version, 'browser/entry.js', unit)).toContain(`${unit} ${version}`);
});

it('REL-08 REL-10 a preview shows of a unit what its entry grants, and nothing of one that was withdrawn or has none', async () => {
  const { enter, withdraw, act, startShell } = await setUp();
  const keeper = await startShell();
  await keeper.serve(both);
  await act('remote-shop', '2', shop, '/shop', true);
  await keeper.serve({ ...both, 'remote-shop': '2' });
  await act('remote-shop', '3', shop, '/fair', true);
  await act('remote-agenda', '1', next, '/agenda', true);
  await vi.waitFor(() => expect(keeper.listDegraded()).toHaveLength(2), patience);
  const preview = async (unit: RemoteName, version: string) =>
    keeper.previews.open({ [unit]: version }).then(({ set }) => set.versions[unit], String);
  expect(await preview('remote-shop', '1')).toBe('1');
  expect(await preview('remote-shop', '3')).toContain('mount-not-granted');
  expect(await preview('remote-agenda', '1')).toContain('entry-missing');
  await enter('remote-agenda', next, '/agenda');
  await withdraw('remote-shop');
  await act('remote-agenda', '2', next, '/agenda');
  await keeper.serve({ ...both, 'remote-shop': '2', 'remote-agenda': '2' });
  // Nor does the withdrawal let in what was refused before.
  expect(await preview('remote-portal', '1')).toBe('1');
  expect(await keeper.previews.open({ 'remote-shop': '1', 'remote-agenda': '2' }).catch(String)).toContain(
    'entry-missing',
  );
});

it('REL-08 REL-10 an open preview ends with its key, its place or its capability, also its files, though the served set stays', async () => {
  const { enter, act, startShell } = await setUp();
  const keeper = await startShell();
  await keeper.serve(both);
  await act('remote-portal', '2', portal, '/portal');
  await keeper.serve({ ...both, 'remote-portal': '2' });
  await enter('remote-portal', portal, '/portal', '/desk');
  await act('remote-portal', '3', portal, '/desk');
  await keeper.serve({ ...both, 'remote-portal': '3' });
  await act('remote-portal', '2', portal, '/portal');
  await keeper.serve({ ...both, 'remote-portal': '2' });
  const preview = () => keeper.previews.open({ 'remote-portal': '3' }).then(({ set }) => set.versions, String);
  expect(await preview()).toEqual({ ...both, 'remote-portal': '3' });
  const findShown = () => keeper.previews.findManifest('remote-portal', '3');
  expect(findShown()).not.toBeNull();
  await enter('remote-portal', portal, '/portal');
  await vi.waitFor(() => expect(findShown()).toBeNull(), patience);
  expect(keeper.current().set.versions).toEqual({ ...both, 'remote-portal': '2' });
  expect(await preview()).toContain('mount-not-granted');
  await enter('remote-portal', portal, '/portal', '/desk');
  await vi.waitFor(() => expect(findShown()).not.toBeNull(), patience);
  await enter('remote-portal', next, '/portal', '/desk');
  await keeper.serve({ 'remote-shop': '1' });
  await vi.waitFor(() => expect(findShown()).toBeNull(), patience);
  expect(await preview()).toContain('signature-wrong');
  expect(await keeper.readFile('3', 'browser/entry.js', 'remote-portal')).toBeNull();
});
