import { once } from 'node:events';
import { appendFile, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
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

it('REL-03 a published release is intact, listed and read back as it was', async () => {
  const { store, manifest } = await createPublishedStore();
  expect(await store.list()).toEqual([release]);
  expect(await store.readManifest(release)).toEqual(manifest);
  expect(await store.verifyFiles(manifest)).toEqual([]);
  expect(String(await store.readVerifiedFile(manifest, 'server/main.cjs'))).toContain('exports.version');
});

it('REL-03 a version is taken once: the same files are present, other files are refused and change nothing', async () => {
  const { store, manifest, contents } = await createPublishedStore();
  expect(await store.publish({ ...manifest, createdAt: '2027-01-01T00:00:00.000Z' }, contents)).toBe('present');
  const other = createReleaseFixture('remote-public', '1', { federationVersion: '9.9.9' });
  await expect(store.publish(other.manifest, other.contents)).rejects.toMatchObject({
    reasons: [{ code: 'version-taken' }],
  });
  expect(await store.readManifest(release)).toEqual(manifest);
});

it('REL-03 one changed byte in any file, a missing file, a file too many and a link are each found', async () => {
  for (const path of ['browser/entry.js', 'browser/main.css', 'server/main.cjs']) {
    const { store, manifest } = await createPublishedStore();
    await appendFile(store.resolveFile(release, path), ' ');
    expect(await store.verifyFiles(manifest)).toEqual([{ ...release, code: 'file-changed', detail: path }]);
    await expect(store.readVerifiedFile(manifest, path)).rejects.toThrow('file-changed');
    await rm(store.resolveFile(release, path));
    expect(await store.verifyFiles(manifest)).toEqual([{ ...release, code: 'file-missing', detail: path }]);
  }
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

it('REL-03 a publication that ends between any two steps leaves no release or the complete one, and can be repeated', async () => {
  const steps = ['staging-created', 'file-written', 'staged', 'moved'];
  for (const failing of steps) {
    const folder = await createTestFolder();
    const { manifest, contents } = createReleaseFixture('remote-public', '1');
    const failingStore = createFileReleaseStore(folder, {
      onStep: (step) => {
        if (step === failing) throw new Error('crash');
      },
    });
    await expect(failingStore.publish(manifest, contents)).rejects.toThrow('crash');
    const store = createFileReleaseStore(folder);
    const present = await store.list();
    if (failing === 'moved') expect(await store.verifyFiles(manifest)).toEqual([]);
    else expect(present).toEqual([]);
    expect(await store.publish(manifest, contents)).toBe(failing === 'moved' ? 'present' : 'published');
    expect(await store.verifyFiles(manifest)).toEqual([]);
  }
});

it('REL-03 of 20 concurrent publications of one version exactly one publishes and none leaves a staging folder', async () => {
  const folder = await createTestFolder();
  const { manifest, contents } = createReleaseFixture('remote-public', '1');
  const results = await Promise.all(
    Array.from({ length: 20 }, () => createFileReleaseStore(folder).publish(manifest, contents)),
  );
  expect(results.filter((result) => result === 'published')).toHaveLength(1);
  expect(await readdir(join(folder, '.staging'))).toEqual([]);
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

it('REL-03 a release that is not there has no file, and a file that is not listed is not read', async () => {
  const { store, manifest } = await createPublishedStore();
  await expect(store.readVerifiedFile(manifest, 'release.json')).rejects.toMatchObject({
    reasons: [{ ...release, code: 'file-unlisted', detail: 'release.json' }],
  });
  await store.remove(release);
  await store.remove(release);
  expect((await store.verifyFiles(manifest)).map(({ code }) => code)).toEqual(manifest.files.map(() => 'file-missing'));
  await expect(store.readManifest(release)).rejects.toMatchObject({
    reasons: [{ ...release, code: 'release-missing', detail: 'was never published' }],
  });
});

it('REL-03 the files of a release are the same in any order, and its signature and date make it no other one', async () => {
  const { store, manifest, contents } = await createPublishedStore();
  const reordered = { ...manifest, files: manifest.files.toReversed(), signature: 'c2lnbmVk' };
  expect(await store.publish(reordered, contents)).toBe('present');
  expect(await store.readManifest(release)).toEqual(manifest);
  const fewer = { ...manifest, files: manifest.files.slice(1) };
  await expect(store.publish(fewer, contents)).rejects.toThrow('remote-public@1: version-taken (holds other files)');
  await expect(store.publish({ ...manifest, version: '..' }, contents)).rejects.toThrow();
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
