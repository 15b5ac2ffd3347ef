import { generateKeyPairSync } from 'node:crypto';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offeredContracts } from '@kmx/shared-contracts/offered-contracts.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { contractVersion, federationVersion, type UnitName } from '@kmx/shared-contracts/units.ts';
import { expect, it } from 'vitest';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createSignedManifest } from '../signature/signature.server.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { isReleaseFileIntact, resolveReleaseFile } from '../store/release-file.server.ts';
import { createVerifiedCopies } from '../store/verified-copies.server.ts';
import { readContainerVersion } from './container-version.server.ts';
import { verifyRelease, verifyReleaseSet } from './verify-release-set.server.ts';

const host = { contractVersions: offeredContracts, federationVersion };
const release = { name: 'remote-public', version: '1' } as const;
const description = 'browser/mf-manifest.json';

async function setUp(changes: Partial<ReleaseManifest> = {}, name: UnitName = 'remote-public') {
  const folder = await createTestFolder();
  const store = createFileReleaseStore(join(folder, 'registry'));
  const copies = createVerifiedCopies(join(folder, 'copies'));
  const { manifest, contents } = createReleaseFixture(name, '1', changes);
  await store.publish(manifest, contents);
  return { store, copies, manifest, options: { store, trustedKeys: null, host } };
}

it('REL-02 every file that a manifest refers to must be one that it lists', async () => {
  const styles = ['browser/main.css'];
  const absent = {
    browserEntry: 'browser/no-entry.js',
    serverEntry: 'server/no-entry.cjs',
    initial: { scripts: ['browser/no-script.js'], styles: [...styles, 'browser/no-style.css'] },
    parts: { page: { scripts: ['browser/no-part.js'], styles: ['browser/no-part.css'] } },
    catalogues: { en: 'browser/no-texts.js' },
  };
  const { options } = await setUp(absent);
  const reasons = await verifyRelease(release, options);
  expect(reasons).toEqual(
    [
      'browser/no-entry.js',
      'server/no-entry.cjs',
      'browser/no-script.js',
      'browser/no-style.css',
      'browser/no-part.js',
      'browser/no-part.css',
      'browser/no-texts.js',
    ].map((detail) => ({ ...release, code: 'reference-unlisted', detail })),
  );
  expect(await verifyRelease(release, (await setUp({ serverEntry: null })).options)).toEqual([]);
});

it.each([
  ['5.3.0', '5.3.9', []],
  ['5.2.7', '5.3.0', []],
  ['5.4.0', '5.3.9', ['contract-too-new']],
  ['5.10.0', '5.9.0', ['contract-too-new']],
  ['4.3.0', '5.3.0', ['contract-unknown']],
  ['6.0.0', '5.3.0', ['contract-unknown']],
  ['4.3.0', '5.3.0 and 4.7.0', []],
  ['4.8.0', '5.3.0 and 4.7.0', ['contract-too-new']],
  ['3.9.0', '5.3.0 and 4.7.0', ['contract-unknown']],
])('REL-02 a remote of contract %s in a shell that offers %s: %j', async (needed, offered, codes) => {
  const { options } = await setUp({ contractVersion: needed });
  const reasons = await verifyRelease(release, {
    ...options,
    host: { ...host, contractVersions: offered.split(' and ') },
  });
  const detail = `needs contract ${needed}, the shell offers ${offered}`;
  expect(reasons).toEqual(codes.map((code) => ({ ...release, code, detail })));
});

it('REL-02 a container that borrows the federation runtime of the shell runs with the one it was built with and no other', async () => {
  const { options } = await setUp({ contractVersion: '2.5.0', federationVersion: '9.9.9' });
  expect(await verifyRelease(release, options)).toEqual([
    { ...release, code: 'federation-mismatch', detail: `built with 9.9.9, the shell runs ${federationVersion}` },
  ]);
  expect(await verifyRelease(release, { ...options, host: { ...host, federationVersion: '9.9.9' } })).toEqual([]);
  // From contract 2.6 on it brings its own.
  const later = await setUp({ contractVersion: '2.6.0', federationVersion: '9.9.9' });
  expect(await verifyRelease(release, later.options)).toEqual([]);
});

it('REL-02 a container that does not say its version is refused, that of a shell is not asked', async () => {
  const shell = await setUp({}, 'shell');
  const own = createReleaseFixture('shell', '2');
  const files = own.manifest.files.filter(({ path }) => path !== description);
  const bare = { ...own.manifest, files };
  await shell.store.publish(bare, new Map([...own.contents].filter(([path]) => path !== description)));
  expect(await verifyReleaseSet({ shell: '2' }, shell.options)).toEqual({ shell: bare });
  const { store, options } = await setUp();
  const { manifest, contents } = createReleaseFixture('remote-portal', '1');
  const listed = manifest.files.filter(({ path }) => path !== description);
  await store.publish({ ...manifest, files: listed }, new Map([...contents].filter(([path]) => path !== description)));
  const unnamed = { name: 'remote-portal', version: '1' } as const;
  const detail = `says ${federationVersion}, its container says nothing: ${description} cannot be read`;
  expect(await verifyRelease(unnamed, options)).toEqual([{ ...unnamed, code: 'federation-mismatch', detail }]);
});

it('REL-03 says why a signature does not count', async () => {
  const [own, stranger] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const verify = async (key: typeof own | null, trusted: readonly (typeof own)[]) => {
    const { store, options, manifest } = await setUp();
    await store.remove(release);
    const signed = key ? createSignedManifest(manifest, key.privateKey) : manifest;
    await store.publish(signed, createReleaseFixture('remote-public', '1').contents);
    const trustedKeys = () => trusted.map(({ publicKey }) => publicKey);
    return (await verifyRelease(release, { ...options, trustedKeys })).map(({ code, detail }) => `${code}: ${detail}`);
  };
  expect(await verify(own, [own])).toEqual([]);
  expect(await verify(own, [stranger, own])).toEqual([]);
  expect(await verify(own, [])).toEqual(['signature-wrong: no key is trusted for this unit']);
  expect(await verify(null, [own])).toEqual(['signature-missing: a signature is demanded']);
  expect(await verify(own, [stranger])).toEqual([
    'signature-wrong: was not made with a key that is trusted for this unit',
  ]);
});

it('REL-03 a set is refused with all reasons of all its releases', async () => {
  const { store, options } = await setUp({ browserEntry: 'browser/no.js', contractVersion: '1.0.0' });
  await appendFile(store.resolveFile(release, 'browser/main.css'), ' ');
  const refused = verifyReleaseSet({ 'remote-public': '1', 'remote-portal': '7' }, options);
  await expect(refused).rejects.toThrow(ReleaseRefusedError);
  await expect(refused).rejects.toMatchObject({
    name: 'ReleaseRefusedError',
    message: [
      `remote-public@1: contract-unknown (needs contract 1.0.0, the shell offers ${offeredContracts.join(' and ')})`,
      'remote-public@1: reference-unlisted (browser/no.js)',
      'remote-public@1: file-changed (browser/main.css)',
      'remote-portal@7: release-missing (was never published)',
    ].join('; '),
  });
  expect(await verifyReleaseSet({}, options)).toEqual({});
});

it('REL-03 nothing of a release that is refused anyway is copied, and a good one is used as its copy', async () => {
  const bad = await setUp({ contractVersion: '1.0.0' });
  const codes = await verifyRelease(release, { ...bad.options, copies: bad.copies });
  expect(codes.map(({ code }) => code)).toEqual(['contract-unknown']);
  expect(await bad.copies.store.list()).toEqual([]);
  const good = await setUp();
  expect(await verifyRelease(release, { ...good.options, copies: good.copies })).toEqual([]);
  expect(await good.copies.store.verifyFiles(good.manifest)).toEqual([]);
});

it('REL-03 a manifest that is none, or that of another release, is refused with the place that is wrong', async () => {
  const { store, options, manifest } = await setUp();
  const file = store.resolveFile(release, 'release.json');
  const read = async (text: string) => {
    await writeFile(file, text);
    return (await verifyRelease(release, options)).map(({ code, detail }) => `${code}: ${detail}`);
  };
  expect(await read('{')).toEqual([expect.stringMatching(/^manifest-invalid: release\.json: /)]);
  expect(await read(JSON.stringify({ ...manifest, files: [{ path: '../x' }] }))).toEqual([
    expect.stringMatching(/^manifest-invalid: files\.0\.path: /),
  ]);
  expect(await read(JSON.stringify({ ...manifest, version: '2' }))).toEqual(['manifest-mismatch: is remote-public@2']);
  expect(await read(JSON.stringify({ ...manifest, name: 'shell' }))).toEqual(['manifest-mismatch: is shell@1']);
  await rm(file);
  expect(await read(' '.repeat(4 * 1024 * 1024 + 1))).toEqual(['manifest-invalid: release.json is too-long']);
});

it('REL-03 a copy that cannot be written is a fault of this machine and not of the release', async () => {
  const { options, copies, store, manifest } = await setUp();
  const broken = { ...copies.store, readManifest: () => Promise.reject(new Error('disk failure')) };
  await expect(verifyRelease(release, { ...options, store: broken })).rejects.toThrow('disk failure');
  const unreadable = { ...store, readVerifiedFiles: () => Promise.reject(new Error('disk failure')) };
  await expect(copies.take(manifest, unreadable)).rejects.toThrow('disk failure');
  // The next one is not held up by it.
  expect(await copies.take(manifest, store)).toEqual([]);
});

it('REL-02 a container is read only when its bytes are those that were signed, and a failure to read it is reported', async () => {
  const { store, options } = await setUp();
  await appendFile(store.resolveFile(release, description), ' ');
  expect(await verifyRelease(release, options)).toEqual([{ ...release, code: 'file-changed', detail: description }]);
  const failure = new Error('disk failure');
  await expect(readContainerVersion(() => Promise.reject(failure))).rejects.toMatchObject({ cause: failure });
});

it('REL-02 the shell of a set speaks exactly the contract of the shell that runs it', async () => {
  const [major = 0, minor = 0] = contractVersion.split('.').map(Number);
  const later = `${major}.${minor}.99`;
  const { options } = await setUp({ contractVersion: later }, 'shell');
  await expect(verifyReleaseSet({ shell: '1' }, options)).rejects.toMatchObject({
    reasons: [
      {
        name: 'shell',
        version: '1',
        code: 'shell-mismatch',
        detail: `speaks contract ${later}, the running shell ${contractVersion}`,
      },
    ],
  });
});

it('REL-03 bytes are those of a manifest when both their length and their hash are', () => {
  const content = Buffer.from('wire');
  const entry = resolveReleaseFile('a.js', content);
  expect(isReleaseFileIntact(entry, content)).toBe(true);
  expect(isReleaseFileIntact(entry, Buffer.from('wird'))).toBe(false);
  expect(isReleaseFileIntact({ ...entry, bytes: 5 }, content)).toBe(false);
});

it('REL-03 a copy belongs to exactly this manifest: one with another signature, or a damaged one, is made again', async () => {
  const { store, copies, manifest } = await setUp();
  expect(await copies.take(manifest, store)).toEqual([]);
  const signed = { ...manifest, signature: 'c2lnbmVk' };
  expect(await copies.take(signed, store)).toEqual([]);
  expect(await copies.store.readManifest(release)).toEqual(signed);
  await writeFile(copies.store.resolveFile(release, 'release.json'), '{');
  expect(await copies.take(signed, store)).toEqual([]);
  expect(await copies.store.readManifest(release)).toEqual(signed);
});

it('REL-03 nothing is copied of a release with a file too many, and a file that changes while it is copied is copied as it was compared', async () => {
  const { store, copies, manifest } = await setUp();
  const extra = store.resolveFile(release, 'browser/extra.js');
  await writeFile(extra, 'alert(1)');
  const unlisted = { ...release, code: 'file-unlisted', detail: 'browser/extra.js' } as const;
  expect(await copies.take(manifest, store)).toEqual([unlisted]);
  expect(await copies.store.list()).toEqual([]);
  await rm(extra);
  const readAndChange: typeof store.readVerifiedFiles = async (asked) => {
    const read = await store.readVerifiedFiles(asked);
    await appendFile(store.resolveFile(release, 'browser/entry.js'), 'alert(1)');
    return read;
  };
  expect(await copies.take(manifest, { ...store, readVerifiedFiles: readAndChange })).toEqual([]);
  expect(await copies.store.verifyFiles(manifest)).toEqual([]);
  const changed = { ...release, code: 'file-changed', detail: 'browser/entry.js' } as const;
  await rm(copies.store.resolveFile(release, 'browser/entry.js'));
  expect(await copies.take(manifest, store)).toEqual([changed]);
});

it('REL-06 copies are flushed to the disk once, and repeated ones once more', async () => {
  const { store, copies, manifest } = await setUp();
  expect(await copies.take(manifest, store)).toEqual([]);
  await copies.flush([release]);
  await copies.store.remove(release);
  // It would find nothing there.
  await copies.flush([release]);
  expect(await copies.take(manifest, store)).toEqual([]);
  await copies.store.remove(release);
  await expect(copies.flush([release])).rejects.toThrow('ENOENT');
});
