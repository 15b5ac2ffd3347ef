import { generateKeyPairSync } from 'node:crypto';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherContracts } from '../other-contracts.fixture.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createContainerDescription, createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createSignedManifest } from '../signature/signature.server.ts';
import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { resolveReleaseFile } from '../store/release-file.server.ts';
import { createVerifiedCopies } from '../store/verified-copies.server.ts';
import { activateReleases } from './activate-releases.server.ts';
import { loadLastKnownGood, saveLastKnownGood } from './last-known-good.server.ts';
import { readActiveSet } from './load-active-set.server.ts';

const change = { by: 'test', reason: 'test' };

async function createInstallation() {
  const folder = await createTestFolder();
  const registryFolder = join(folder, 'registry');
  const store = createFileReleaseStore(registryFolder);
  const pointer = createFileReleasePointer(registryFolder, { trustedKeys: null });
  const copies = createVerifiedCopies(join(folder, 'data'));
  async function activate(version: string) {
    const { manifest, contents } = createReleaseFixture('remote-public', version);
    await store.publish(manifest, contents);
    return (await activateReleases({ store, pointer, trustedKeys: null }, { 'remote-public': version }, change)).set;
  }
  const sources = { pointer, store, copies, trustedKeys: null };
  return { folder, registryFolder, activate, sources, goodFile: join(folder, 'good.json') };
}

const release = { name: 'remote-public', version: 'a' } as const;

it('REL-05 a set is served from its own copies, which are enough when the registry is unavailable', async () => {
  const { registryFolder, activate, sources, goodFile } = await createInstallation();
  const set = await activate('a');
  const active = await readActiveSet(sources);
  expect(active).toMatchObject({ set, manifests: { 'remote-public': { version: 'a' } } });
  await saveLastKnownGood(goodFile, set);
  await rename(registryFolder, `${registryFolder}-gone`);
  await expect(readActiveSet(sources)).rejects.toThrow('no active release set');
  const { manifests, ...saved } = await loadLastKnownGood(goodFile, sources.copies, null);
  expect(saved).toEqual({ set, operations: {} });
  const manifest = manifests['remote-public'];
  if (!manifest) throw new Error('the set has no public remote');
  expect(String(await sources.copies.store.readVerifiedFile(manifest, 'server/main.cjs'))).toContain('"a"');
});

it('REL-03 REL-05 a release that was damaged after its activation is refused', async () => {
  const { activate, sources } = await createInstallation();
  await activate('a');
  await appendFile(sources.store.resolveFile(release, 'browser/entry.js'), ';');
  await expect(readActiveSet(sources)).rejects.toThrow('file-changed');
  expect(await sources.copies.store.list()).toEqual([]);
});

it('REL-03 a release that is activated again is the one that was verified, whatever was written into the registry since', async () => {
  const { activate, sources } = await createInstallation();
  await activate('a');
  const { manifests } = await readActiveSet(sources);
  await activate('b');
  await readActiveSet(sources);
  await writeFile(sources.store.resolveFile(release, 'server/main.cjs'), 'exports.version = "evil"');
  await sources.pointer.compareAndSet(
    (await sources.pointer.read())?.buildId ?? null,
    { 'remote-public': 'a' },
    change,
  );
  expect((await readActiveSet(sources)).manifests).toEqual(manifests);
  const [manifest] = Object.values(manifests);
  if (!manifest) throw new Error('the set is empty');
  expect(String(await sources.copies.store.readVerifiedFile(manifest, 'server/main.cjs'))).toContain('"a"');
});

it('REL-03 REL-05 a damaged copy is made again, and cannot be a last known good one', async () => {
  const { registryFolder, activate, sources, goodFile } = await createInstallation();
  await saveLastKnownGood(goodFile, await activate('a'));
  const { manifests } = await readActiveSet(sources);
  const manifest = manifests['remote-public'];
  if (!manifest) throw new Error('the set has no public remote');
  const { store } = sources.copies;
  await appendFile(store.resolveFile(release, 'browser/entry.js'), ';');
  await readActiveSet(sources);
  expect(await store.verifyFiles(manifest)).toEqual([]);
  await rm(registryFolder, { recursive: true });
  await appendFile(store.resolveFile(release, 'browser/entry.js'), ';');
  await expect(loadLastKnownGood(goodFile, sources.copies, null)).rejects.toThrow('file-changed');
});

it('REL-05 copies that nobody needs any more are removed', async () => {
  const { activate, sources } = await createInstallation();
  for (const version of ['a', 'b']) {
    await activate(version);
    await readActiveSet(sources);
  }
  await sources.copies.keepOnly([{ name: 'remote-public', version: 'b' }]);
  expect(await sources.copies.store.list()).toEqual([{ name: 'remote-public', version: 'b' }]);
});

it.each([
  ['a later contract', '2', otherContracts.laterMinor],
  ['an older contract, which the rules for remotes would accept,', '0', otherContracts.otherPatch],
])('REL-02 refuses a set whose shell release speaks %s than the running shell', async (_, version, contractVersion) => {
  const { sources } = await createInstallation();
  const { manifest, contents } = createReleaseFixture('shell', version, { contractVersion });
  await sources.store.publish(manifest, contents);
  await activateReleases(sources, { shell: version }, change);
  await expect(readActiveSet(sources)).rejects.toThrow(contractVersion);
});

it.each([
  ['another version of the build plugin', createContainerDescription('2.9.1'), 'its container says 2.9.1'],
  ['no version', Buffer.from('{}'), 'its container says nothing'],
])(
  'REL-02 refuses a remote whose container was built with %s than its manifest says',
  async (_, description, reason) => {
    const { sources } = await createInstallation();
    const { manifest, contents } = createReleaseFixture('remote-public', 'a');
    const changed = new Map([...contents, ['browser/mf-manifest.json', description]]);
    const files = [...changed].map(([path, content]) => resolveReleaseFile(path, content));
    await sources.store.publish({ ...manifest, files }, changed);
    await expect(activateReleases(sources, { 'remote-public': 'a' }, change)).rejects.toThrow(reason);
    await sources.pointer.compareAndSet(null, { 'remote-public': 'a' }, change);
    await expect(readActiveSet(sources)).rejects.toThrow(`federation-mismatch (says ${manifest.federationVersion}`);
  },
);

it('REL-03 trusts a unit with its own keys only, and others with the shared one', async () => {
  const [own, next, shared] = [1, 2, 3].map(() => generateKeyPairSync('ed25519'));
  if (!own || !next || !shared) throw new Error('three key pairs are needed');
  const write = ({ publicKey }: typeof own) => publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const trustedKeys = parseTrustedKeys({
    RELEASE_PUBLIC_KEY: write(shared),
    RELEASE_PUBLIC_KEYS: `remote-public=${write(own)}, remote-public=${write(next)}`,
  });
  const load = async (name: 'remote-public' | 'remote-portal', key: typeof own | null) => {
    const { sources } = await createInstallation();
    const { manifest, contents } = createReleaseFixture(name, '1');
    await sources.store.publish(key ? createSignedManifest(manifest, key.privateKey) : manifest, contents);
    await activateReleases(sources, { [name]: '1' }, change);
    return readActiveSet({ ...sources, trustedKeys }).then(() => 'served', String);
  };
  expect(await load('remote-public', own)).toBe('served');
  expect(await load('remote-public', next)).toBe('served');
  expect(await load('remote-public', shared)).toContain('remote-public@1: signature-wrong');
  expect(await load('remote-portal', shared)).toBe('served');
  expect(await load('remote-portal', null)).toContain('remote-portal@1: signature-missing');
});

it('REL-03 a wrong list of keys names its variable and the entry', () => {
  expect(parseTrustedKeys({})).toBeNull();
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: 'nowhere=abc' })).toThrow(/RELEASE_PUBLIC_KEYS: nowhere/);
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: 'shell=abc' })).toThrow(/RELEASE_PUBLIC_KEYS: .*public key/);
});
