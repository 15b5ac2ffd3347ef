import { generateKeyPairSync } from 'node:crypto';
import { appendFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { activateReleases } from './activate-releases.server.ts';
import { createFileReleasePointer } from './file-release-pointer.server.ts';
import { createFileReleaseStore } from './file-release-store.server.ts';
import { loadActiveSet } from './load-active-set.server.ts';
import { otherContracts } from './other-contracts.fixture.ts';
import { createReleaseFixture, createTestFolder } from './release-fixture.ts';
import { createSignedManifest } from './signature.server.ts';
import { parseTrustedKeys } from './trusted-keys.server.ts';

const change = { by: 'test', reason: 'test' };

async function createInstallation() {
  const folder = await createTestFolder();
  const registryFolder = join(folder, 'registry');
  const store = createFileReleaseStore(registryFolder);
  const pointer = createFileReleasePointer(registryFolder);
  async function activate(version: string) {
    const { manifest, contents } = createReleaseFixture('remote-public', version);
    await store.publish(manifest, contents);
    return activateReleases({ store, pointer, trustedKeys: null }, { 'remote-public': version }, change);
  }
  return {
    registryFolder,
    activate,
    options: { pointer, store, lastKnownGoodFile: join(folder, 'data', 'good.json') },
  };
}

it('C9 a shell starts with the last known good set and its files when the registry is gone', async () => {
  const { registryFolder, activate, options } = await createInstallation();
  const set = await activate('a');
  expect(await loadActiveSet(options)).toMatchObject({ set, source: 'registry', warning: null });
  await rename(registryFolder, `${registryFolder}-gone`);
  const fallback = await loadActiveSet(options);
  expect(fallback).toMatchObject({ set, source: 'last-known-good', manifests: { 'remote-public': { version: 'a' } } });
  expect(fallback.warning).toContain('no active release set');
  const release = { name: 'remote-public', version: 'a' } as const;
  expect(String(await fallback.store.readVerifiedFile(release, 'server/main.cjs'))).toContain('"a"');
  await rename(`${registryFolder}-gone`, registryFolder);
  expect(await loadActiveSet(options)).toMatchObject({ source: 'registry', warning: null });
});

it('C4 C9 a release damaged after its activation is not served, the set before it is', async () => {
  const { activate, options } = await createInstallation();
  const good = await activate('a');
  await loadActiveSet(options);
  await activate('b');
  await appendFile(options.store.resolveFile({ name: 'remote-public', version: 'b' }, 'browser/entry.js'), ';');
  const active = await loadActiveSet(options);
  expect(active).toMatchObject({ set: good, source: 'last-known-good' });
  expect(active.warning).toContain('file-changed');
});

it('C9 a damaged local copy is made anew, and a start without registry and copy says both reasons', async () => {
  const { registryFolder, activate, options } = await createInstallation();
  await activate('a');
  await loadActiveSet(options);
  const copies = createFileReleaseStore(`${options.lastKnownGoodFile}.releases`);
  const release = { name: 'remote-public', version: 'a' } as const;
  await appendFile(copies.resolveFile(release, 'browser/entry.js'), ';');
  await loadActiveSet(options);
  expect(await copies.verifyFiles(release)).toEqual([]);
  await rm(registryFolder, { recursive: true });
  await appendFile(copies.resolveFile(release, 'browser/entry.js'), ';');
  await expect(loadActiveSet(options)).rejects.toThrow(/no active release set.*file-changed/);
});

it('C9 only the copies of the newest good set are kept', async () => {
  const { activate, options } = await createInstallation();
  for (const version of ['a', 'b']) {
    await activate(version);
    await loadActiveSet(options);
  }
  const copies = createFileReleaseStore(`${options.lastKnownGoodFile}.releases`);
  expect(await copies.list()).toEqual([{ name: 'remote-public', version: 'b' }]);
});

it('C3 refuses a set whose shell release speaks another contract version than the running shell', async () => {
  const { activate, options } = await createInstallation();
  const good = await activate('a');
  await loadActiveSet(options);
  const { manifest, contents } = createReleaseFixture('shell', '2', { contractVersion: otherContracts.laterMinor });
  await options.store.publish(manifest, contents);
  await activateReleases({ ...options, trustedKeys: null }, { shell: '2' }, change);
  const active = await loadActiveSet(options);
  expect(active).toMatchObject({ set: good, source: 'last-known-good' });
  expect(active.warning).toContain(otherContracts.laterMinor);
});

it('C3 refuses an older shell release too, which the rules for remotes would accept', async () => {
  const { options } = await createInstallation();
  const { manifest, contents } = createReleaseFixture('shell', '0', { contractVersion: otherContracts.otherPatch });
  await options.store.publish(manifest, contents);
  await activateReleases({ ...options, trustedKeys: null }, { shell: '0' }, change);
  await expect(loadActiveSet(options)).rejects.toThrow(
    `shell@0: shell-mismatch (speaks contract ${otherContracts.otherPatch}`,
  );
});

it('C4 trusts a unit with its own keys only, and others with the shared one', async () => {
  const [own, next, shared] = [1, 2, 3].map(() => generateKeyPairSync('ed25519'));
  if (!own || !next || !shared) throw new Error('three key pairs are needed');
  const write = ({ publicKey }: typeof own) => publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const trustedKeys = parseTrustedKeys({
    RELEASE_PUBLIC_KEY: write(shared),
    RELEASE_PUBLIC_KEYS: `remote-public=${write(own)}, remote-public=${write(next)}`,
  });
  const load = async (name: 'remote-public' | 'remote-portal', key: typeof own | null) => {
    const { options } = await createInstallation();
    const { manifest, contents } = createReleaseFixture(name, '1');
    await options.store.publish(key ? createSignedManifest(manifest, key.privateKey) : manifest, contents);
    await activateReleases({ ...options, trustedKeys: null }, { [name]: '1' }, change);
    return loadActiveSet({ ...options, trustedKeys }).then(({ source }) => source, String);
  };
  expect(await load('remote-public', own)).toBe('registry');
  expect(await load('remote-public', next)).toBe('registry');
  expect(await load('remote-public', shared)).toContain('remote-public@1: signature-wrong');
  expect(await load('remote-portal', shared)).toBe('registry');
  expect(await load('remote-portal', null)).toContain('remote-portal@1: signature-missing');
});

it('C4 a wrong list of keys names its variable and the entry', () => {
  expect(parseTrustedKeys({})).toBeNull();
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: 'remote-nowhere=abc' })).toThrow(
    /RELEASE_PUBLIC_KEYS: remote-no/,
  );
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: 'shell=abc' })).toThrow(/RELEASE_PUBLIC_KEYS: .*public key/);
});
