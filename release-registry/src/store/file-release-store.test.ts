import { once } from 'node:events';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createFileReleaseStore } from './file-release-store.server.ts';

const release = { name: 'remote-public', version: '1' } as const;

async function createPublishedStore() {
  const store = createFileReleaseStore(await createTestFolder());
  const { manifest, contents } = createReleaseFixture('remote-public', '1');
  await store.publish(manifest, contents);
  return { store, manifest, contents };
}

it('REL-03 a file too many and a link are each found', async () => {
  const { store, manifest } = await createPublishedStore();
  await writeFile(store.resolveFile(release, 'browser/extra.js'), 'alert(1)');
  await symlink('/etc/hostname', store.resolveFile(release, 'server/link.txt'));
  expect((await store.verifyFiles(manifest)).map(({ code, detail }) => [code, detail]).toSorted()).toEqual([
    ['file-unlisted', 'browser/extra.js'],
    ['file-unlisted', 'server/link.txt'],
  ]);
});

it('REL-03 a file with the right content behind a link is changed, whether the link is the file or a folder above it', async () => {
  for (const linked of ['browser/entry.js', 'browser']) {
    const { store, manifest } = await createPublishedStore();
    const place = store.resolveFile(release, linked);
    await rename(place, `${place}-elsewhere`);
    await symlink(`${place}-elsewhere`, place);
    await expect(store.readVerifiedFile(manifest, 'browser/entry.js')).rejects.toThrow('file-changed');
    expect((await store.verifyFiles(manifest)).map(({ detail }) => detail)).toContain('browser/entry.js');
  }
});

it('REL-03 what never ends is not read: a socket, a device and a manifest of any length', async () => {
  const { store, manifest } = await createPublishedStore();
  const file = store.resolveFile(release, 'browser/entry.js');
  await rm(file);
  const server = createServer().listen(file);
  await once(server, 'listening');
  await expect(store.readVerifiedFile(manifest, 'browser/entry.js')).rejects.toThrow('file-changed');
  server.close();
  const manifestFile = store.resolveFile(release, 'release.json');
  await rm(manifestFile);
  await symlink('/dev/zero', manifestFile);
  await expect(store.readManifest(release)).rejects.toMatchObject({ reasons: [{ code: 'manifest-invalid' }] });
  await rm(manifestFile);
  await writeFile(manifestFile, ' '.repeat(5_000_000));
  await expect(store.readManifest(release)).rejects.toMatchObject({ reasons: [{ code: 'manifest-invalid' }] });
});

it('REL-03 the registry itself may be a link', async () => {
  const { store, manifest } = await createPublishedStore();
  const folder = dirname(dirname(dirname(store.resolveFile(release, 'release.json'))));
  await symlink(folder, `${folder}-link`);
  expect(await createFileReleaseStore(`${folder}-link`).verifyFiles(manifest)).toEqual([]);
});

it('REL-03 a path cannot leave the release', async () => {
  const { store } = await createPublishedStore();
  for (const path of ['../2/release.json', '/etc/hostname', 'browser/../../x', '.']) {
    expect(() => store.resolveFile(release, path)).toThrow(RangeError);
  }
});

it('REL-03 lists versions in order and nothing that is none; a registry that cannot be read is no empty one', async () => {
  const folder = await createTestFolder();
  const store = createFileReleaseStore(join(folder, 'registry'));
  expect(await store.list()).toEqual([]);
  for (const version of ['b', 'a']) {
    for (const name of ['shell', 'remote-public'] as const) {
      const { manifest, contents } = createReleaseFixture(name, version);
      expect(await store.publish(manifest, contents)).toBe('published');
    }
  }
  await mkdir(join(folder, 'registry', 'remote-public', '.hidden'));
  await mkdir(join(folder, 'registry', 'nowhere', '1'), { recursive: true });
  await writeFile(join(folder, 'registry', 'remote-portal'), 'not a folder');
  expect((await store.list()).map(({ name, version }) => `${name}@${version}`)).toEqual([
    'shell@a',
    'shell@b',
    'remote-public@a',
    'remote-public@b',
  ]);
  await writeFile(join(folder, 'file'), '');
  await expect(createFileReleaseStore(join(folder, 'file')).list()).rejects.toThrow();
});

it('REL-03 a release is read by a name and a version that cannot lead elsewhere', async () => {
  const { store } = await createPublishedStore();
  for (const version of ['..', '../remote-public/1', '.staging', '']) {
    await expect(store.readManifest({ ...release, version })).rejects.toThrow();
    expect(() => store.resolveFile({ ...release, version }, 'release.json')).toThrow();
  }
  await expect(store.readManifest({ name: '..' as never, version: '1' })).rejects.toThrow();
  expect(() => store.resolveFile(release, 'a\0b')).toThrow(new RangeError('path leaves the release'));
});

it('REL-03 an empty folder in the place of a release, as a crash may leave it, is no release', async () => {
  const { store, manifest, contents } = await createPublishedStore();
  await store.remove(release);
  await mkdir(dirname(store.resolveFile(release, 'release.json')));
  expect(await store.publish(manifest, contents)).toBe('published');
  expect(await store.verifyFiles(manifest)).toEqual([]);
});

it('REL-03 a length that is too short or too long, and a folder in the place of a file, are changes', async () => {
  const { store, manifest } = await createPublishedStore();
  const file = store.resolveFile(release, 'server/main.cjs');
  for (const text of ['', 'x'.repeat(10_000)]) {
    await writeFile(file, text);
    await expect(store.readVerifiedFile(manifest, 'server/main.cjs')).rejects.toThrow('file-changed (server/main.cjs)');
  }
  await rm(file);
  await mkdir(file);
  await expect(store.readVerifiedFile(manifest, 'server/main.cjs')).rejects.toThrow('file-changed (server/main.cjs)');
  await rm(file, { recursive: true });
  await rm(dirname(file), { recursive: true });
  await writeFile(dirname(file), '');
  await expect(store.readVerifiedFile(manifest, 'server/main.cjs')).rejects.toThrow('file-missing (server/main.cjs)');
});

it('REL-03 a folder that cannot be read is a fault, and a manifest whose paths lead elsewhere is none of a release', async () => {
  const { store, manifest } = await createPublishedStore();
  const folder = dirname(store.resolveFile(release, 'release.json'));
  const outside = { ...manifest, files: manifest.files.map((file) => ({ ...file, path: `../${file.path}` })) };
  await expect(store.verifyFiles(outside)).rejects.toThrow(RangeError);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  expect((await store.verifyFiles(manifest)).map(({ code }) => code)).toEqual(manifest.files.map(() => 'file-missing'));
  await rm(folder);
  await symlink(folder, folder);
  await expect(store.verifyFiles(manifest)).rejects.toMatchObject({ code: 'ELOOP' });
  const unit = dirname(folder);
  await rm(unit, { recursive: true });
  await symlink(unit, unit);
  await expect(store.list()).rejects.toMatchObject({ code: 'ELOOP' });
});
