import { generateKeyPairSync } from 'node:crypto';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noEntries, type UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createReleaseFixture, createTestFolder } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import { resolveReleaseFile } from '@kmx/release-registry/store/release-file.server.ts';
import { createVerifiedCopies } from '@kmx/release-registry/store/verified-copies.server.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { expect, it, vi } from 'vitest';
import { createReleaseFiles } from './release-files.ts';

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const entry = 'browser/entry.js';

async function setUp(isTimed = true) {
  const folder = await createTestFolder();
  const store = createFileReleaseStore(join(folder, 'registry'));
  const pointer = createFileReleasePointer(join(folder, 'registry'), { trustedKeys: null });
  const copies = createVerifiedCopies(join(folder, 'copies'));
  const sources = { store, pointer, copies, trustedKeys: () => [team.publicKey] };
  const clock = { now: 5000 };
  const served: ReleaseSet[] = [];
  const refused = new Set<string>();
  let current: ReleaseManifest | null = null;
  let entries: UnitEntries = noEntries;
  const files = createReleaseFiles({
    sources,
    findManifest: (unit, version) => (current?.name === unit && current.version === version ? current : null),
    listServedSets: () => served,
    isRefused: (buildId) => refused.has(buildId),
    readEntries: () => entries,
    ...(isTimed ? { now: () => clock.now } : {}),
  });

  async function publish(version: string, key: typeof team | null = team) {
    const { manifest, contents } = createReleaseFixture('remote-public', version);
    const all = new Map([
      ...contents,
      [`${entry}.br`, Buffer.from(`brotli ${version}`)],
      ['browser/empty.txt', Buffer.alloc(0)],
    ]);
    const described = { ...manifest, files: [...all].map(([path, content]) => resolveReleaseFile(path, content)) };
    const signed = key ? createSignedManifest(described, key.privateKey) : described;
    await store.publish(signed, all);
    return signed;
  }
  async function activate(version: string) {
    const set = await pointer.read();
    const change = { by: 'test', reason: 'test' };
    return (await pointer.compareAndSet(set?.buildId ?? null, { 'remote-public': version }, change)).set;
  }
  async function read(version: string, file = entry, encoding: 'br' | 'gzip' | null = null) {
    const bytes = await (await files.find('remote-public', version, file))?.read(encoding);
    return bytes ? new TextDecoder().decode(bytes) : null;
  }
  const serve = (manifest: ReleaseManifest) => void (current = manifest);
  /** What the platform says of the unit from now on: these keys. */
  const enter = (...pairs: readonly (typeof team)[]) => {
    const keys = pairs.map(({ publicKey }) => publicKey);
    const unit = 'remote-public';
    const said = { unit, team: '', keys, mounts: [], capabilities: [], revision: 2, isWithdrawn: false } as const;
    entries = new Map([[unit, said]]);
  };
  const damage = (from: typeof store, version: string) =>
    appendFile(from.resolveFile({ name: 'remote-public', version }, entry), ';');
  return { store, pointer, copies, clock, served, refused, files, publish, activate, read, serve, damage, enter };
}

it('REL-03 a browser file is served with the encodings that the manifest lists, byte by byte as it was signed', async () => {
  const { copies, store, files, publish, read, serve } = await setUp();
  const manifest = await publish('a');
  await copies.take(manifest, store);
  serve(manifest);
  const file = await files.find('remote-public', 'a', entry);
  expect([file?.extension, file?.encodings]).toEqual(['js', ['br']]);
  expect([await read('a'), await read('a', entry, 'br'), await read('a', entry, 'gzip')]).toEqual([
    'console.log("remote-public a")',
    'brotli a',
    null,
  ]);
  expect((await files.find('remote-public', 'a', 'browser/main.css'))?.encodings).toEqual([]);
  expect(await read('a', 'browser/empty.txt')).toBe('');
});

it('REL-03 only browser files that the manifest lists are found, of units that there are', async () => {
  const { files, publish, read, serve } = await setUp();
  serve(await publish('a'));
  for (const file of ['server/main.cjs', 'release.json', 'browser/other.js', 'browser/', `x/${entry}`, '']) {
    expect([file, await files.find('remote-public', 'a', file)]).toEqual([file, null]);
  }
  expect(await files.find('remote-nowhere', 'a', entry)).toBeNull();
  expect(await files.find('shell', 'a', entry)).toBeNull();
  expect(await read('b')).toBeNull();
});

it('REL-03 a damaged copy is made good by the registry, and damaged on both sides nothing is served', async () => {
  const { copies, store, files, publish, read, serve, damage } = await setUp();
  const manifest = await publish('a');
  await copies.take(manifest, store);
  serve(manifest);
  await damage(copies.store, 'a');
  expect(await read('a')).toBe('console.log("remote-public a")');
  await damage(store, 'a');
  // What was read once is kept as it was verified.
  expect(await read('a')).toBe('console.log("remote-public a")');
  await rm(store.resolveFile(manifest, `${entry}.br`));
  await rm(copies.store.resolveFile(manifest, `${entry}.br`));
  const file = await files.find('remote-public', 'a', entry);
  expect(await file?.read('br')).toBeNull();
});

it('REL-01 files of a set that was served before come from its copy, and from the registry where the copy is lost', async () => {
  const { copies, pointer, store, served, publish, read, activate, damage } = await setUp();
  const manifest = await publish('a');
  await publish('b');
  const set = await activate('a');
  vi.spyOn(pointer, 'readRecent').mockResolvedValue([]);
  expect(await read('a')).toBeNull();
  served.push(set);
  expect(await read('b')).toBeNull();
  expect(await read('a')).toContain('remote-public a');
  expect(await copies.store.verifyFiles(manifest)).toEqual([]);
  // A release that was found once is not looked for again.
  await damage(store, 'a');
  served.length = 0;
  expect(await read('a', 'browser/main.css')).toContain('CanvasText');
  expect(await read('b')).toBeNull();
});

it('REL-01 a copy is enough for a set that was served before, when the registry has lost it', async () => {
  const { copies, store, served, publish, read, activate } = await setUp();
  const manifest = await publish('a');
  served.push(await activate('a'));
  await copies.take(manifest, store);
  await store.remove(manifest);
  expect(await read('a')).toContain('remote-public a');
});

it.each([
  ['unsigned', null],
  ['signed by a stranger', stranger],
])('REL-03 a release that is %s is served neither from a copy nor from the registry', async (_name, key) => {
  const { copies, store, served, publish, read, activate } = await setUp();
  const manifest = await publish('a', key);
  served.push(await activate('a'));
  expect(await read('a')).toBeNull();
  await copies.take(manifest, store);
  expect(await read('a')).toBeNull();
});

it('REL-03 REL-08 the files of a release whose key was taken out are handed out no more, also those that were a moment ago', async () => {
  const { served, publish, read, activate, enter } = await setUp();
  await publish('a', stranger);
  served.push(await activate('a'));
  enter(stranger);
  expect(await read('a')).toContain('remote-public a');
  enter(stranger, team);
  expect(await read('a')).toContain('remote-public a');
  enter(team);
  expect(await read('a')).toBeNull();
  enter(stranger);
  expect(await read('a')).toContain('remote-public a');
});

it('REL-03 a set that this shell refused is none that another process may have made right', async () => {
  const { refused, clock, publish, read, activate, damage, store } = await setUp();
  await publish('a');
  const set = await activate('a');
  refused.add(set.buildId);
  expect(await read('a')).toBeNull();
  refused.clear();
  await damage(store, 'a');
  clock.now += 1000;
  expect(await read('a')).toBeNull();
});

it('REL-01 the registry is asked once a second for sets that another process serves, and a failure is no answer', async () => {
  const { pointer, clock, publish, read, activate } = await setUp();
  const readRecent = vi.spyOn(pointer, 'readRecent');
  await publish('a');
  expect(await read('a')).toBeNull();
  await activate('a');
  clock.now += 999;
  expect(await read('a')).toBeNull();
  expect(readRecent.mock.calls).toEqual([[50]]);
  clock.now += 1;
  readRecent.mockRejectedValueOnce(new Error('the registry is gone'));
  expect(await read('a')).toBeNull();
  clock.now += 1000;
  expect(await read('a')).toContain('remote-public a');
  expect(readRecent).toHaveBeenCalledTimes(3);
});

it('REL-01 the second after which the registry is asked again is one of the clock of the process', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(9000);
  const { publish, read, activate } = await setUp(false);
  await publish('a');
  expect(await read('a')).toBeNull();
  await activate('a');
  now.mockReturnValue(9999);
  expect(await read('a')).toBeNull();
  now.mockReturnValue(10_000);
  expect(await read('a')).toContain('remote-public a');
  now.mockRestore();
});
