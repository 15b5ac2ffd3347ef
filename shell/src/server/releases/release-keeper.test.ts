import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activateReleases, rollBackReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { otherContracts } from '@kmx/release-registry/other-contracts.fixture.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createReleaseFixture, createTestFolder } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { createFileReleaseStore } from '@kmx/release-registry/store/file-release-store.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { RemoteVersion, RenderPool } from '../workers/pool-types.ts';
import { createReleaseKeeper } from './release-keeper.ts';

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});
const patience = { timeout: 10_000, interval: 20 };

// The work of a thread on a bundle is tested with the pool.
function createPool() {
  const prepared = new Map<string, RemoteVersion>();
  const broken = new Set<string>();
  const pool = {
    prepare: async (version: RemoteVersion) => {
      const key = `${version.name}@${version.version}`;
      if (broken.has(key)) throw new Error('boom at evaluation');
      prepared.set(key, version);
    },
    retire: async ({ name, version }: RemoteVersion) => void prepared.delete(`${name}@${version}`),
  } as unknown as RenderPool;
  const readBundle = (key: string) => prepared.get(key)?.files.get('server/main.cjs');
  return { pool, broken, readBundle, listPrepared: () => [...prepared.keys()].toSorted() };
}

async function createRegistry() {
  const folder = await createTestFolder();
  const releasesDirectory = join(folder, 'registry');
  const store = createFileReleaseStore(releasesDirectory);
  const registry = { store, pointer: createFileReleasePointer(releasesDirectory), trustedKeys: null };
  const lines: string[] = [];
  // An activation from a machine that demands nothing: only the running shell refuses it.
  async function activate(
    version: string,
    key: typeof team | null = team,
    changes: Partial<ReleaseManifest> = {},
    name: UnitName = 'remote-public',
  ) {
    const { manifest, contents } = createReleaseFixture(name, version, changes);
    await store.publish(key ? createSignedManifest(manifest, key.privateKey) : manifest, contents);
    return activateReleases(registry, { [name]: version }, { by: 'test', reason: 'test' });
  }
  async function start(workers = createPool(), dataDirectory = join(folder, 'data')) {
    const keeper = await createReleaseKeeper({
      releasesDirectory,
      dataDirectory,
      trustedKeys: () => [team.publicKey],
      pool: workers.pool,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      onActivated: () => {},
    });
    const follow = (set: unknown) => vi.waitFor(() => expect(keeper.current().set).toEqual(set), patience);
    const readFile = async (version: string, file = 'browser/entry.js', unit = 'remote-public') => {
      const bytes = await (await keeper.files.find(unit, version, file))?.read(null);
      return bytes ? new TextDecoder().decode(bytes) : null;
    };
    opened.push(keeper.close);
    return { ...keeper, follow, readFile };
  }
  const waitForLine = (text: string) => vi.waitFor(() => expect(lines.join('')).toContain(text), patience);
  return { folder, releasesDirectory, registry, activate, start, lines, waitForLine };
}

it.each([
  ['unsigned', null, {}, 'remote-public@b: signature-missing'],
  ['signed with a strange key', stranger, {}, 'remote-public@b: signature-wrong'],
  ['of another contract', team, { contractVersion: otherContracts.otherPatch }, 'shell@b: shell-mismatch'],
])(
  'REL-03 a running shell refuses a release that is %s, says why, and keeps the old set',
  async (_, key, changes, why) => {
    const { activate, start, lines, waitForLine } = await createRegistry();
    const good = await activate('a');
    const keeper = await start();
    const unit = 'contractVersion' in changes ? 'shell' : 'remote-public';
    await activate('b', key, changes, unit);
    await waitForLine(why);
    expect(keeper.current().set).toEqual(good);
    expect(lines.join('')).not.toContain('release set activated');
    expect(keeper.listDegraded()).toMatchObject([{ name: unit, version: 'b', effect: 'older' }]);
    expect(await keeper.readFile('b', 'browser/entry.js', unit)).toBeNull();
  },
);

it('REL-03 a running shell follows to a release that its team has signed, also after it refused one', async () => {
  const { activate, start, waitForLine } = await createRegistry();
  await activate('a');
  const keeper = await start();
  await activate('b', null);
  await waitForLine('signature-missing');
  await keeper.follow(await activate('c'));
  expect(keeper.listDegraded()).toEqual([]);
});

it('REL-03 a shell does not start with an unsigned set alone', async () => {
  const { activate, start } = await createRegistry();
  await activate('a', null);
  await expect(start()).rejects.toThrow('remote-public@a: signature-missing');
});

it('REL-03 serves the files listed in the manifests of its sets, and nothing else from the registry', async () => {
  const { folder, releasesDirectory, activate, start } = await createRegistry();
  await activate('a');
  const planted = join(releasesDirectory, 'remote-public/evil/browser');
  await mkdir(planted, { recursive: true });
  await writeFile(join(folder, 'secrets.json'), '{}');
  await writeFile(join(planted, 'x.svg'), '<svg/>');
  await symlink(join(folder, 'secrets.json'), join(planted, 's.json'));
  await symlink('/etc/hostname', join(releasesDirectory, 'remote-public/a/browser/h.json'));
  // Refused because of the link: the release has to be whole.
  await expect(start()).rejects.toThrow('file-unlisted');
  await rm(join(releasesDirectory, 'remote-public/a/browser/h.json'));
  const keeper = await start();
  expect(await keeper.readFile('a')).toContain('remote-public a');
  await symlink('/etc/hostname', join(releasesDirectory, 'remote-public/a/browser/h.json'));
  for (const [version, file] of [
    ['evil', 'browser/x.svg'],
    ['evil', 'browser/s.json'],
    ['a', 'browser/h.json'],
    ['a', 'server/main.cjs'],
    ['a', 'release.json'],
    ['a', 'browser/../server/main.cjs'],
    ['-', 'browser/a'],
    ['..', 'browser/a'],
  ] as const) {
    expect(await keeper.readFile(version, file)).toBeNull();
  }
  expect(await keeper.readFile('a', 'browser/entry.js', 'active')).toBeNull();
});

it('REL-03 going back to a release runs and serves the bytes that were signed, whatever was written over them', async () => {
  const { activate, start, registry } = await createRegistry();
  const first = await activate('a');
  const workers = createPool();
  const keeper = await start(workers);
  await keeper.follow(await activate('b'));
  const evil = 'exports.evil = true';
  for (const file of ['server/main.cjs', 'browser/entry.js']) {
    await writeFile(registry.store.resolveFile({ name: 'remote-public', version: 'a' }, file), evil);
  }
  await registry.pointer.compareAndSet(keeper.current().set.buildId, first.versions, { by: 'x', reason: 'x' });
  await vi.waitFor(() => expect(keeper.current().set.buildId).toBe(first.buildId), patience);
  expect(workers.readBundle('remote-public@a')).toBe('exports.version = "a"');
  expect(await keeper.readFile('a')).toContain('remote-public a');
});

it('REL-03 REL-05 without its own copy it takes changed bytes of the registry for nothing', async () => {
  const { folder, activate, start, registry } = await createRegistry();
  await activate('a');
  const keeper = await start();
  await keeper.follow(await activate('b'));
  await rm(join(folder, 'data/last-known-good/release-set.json.releases'), { recursive: true });
  await writeFile(registry.store.resolveFile({ name: 'remote-public', version: 'a' }, 'browser/entry.js'), 'evil');
  expect(await keeper.readFile('a')).toBeNull();
  expect(await keeper.readFile('b')).toContain('remote-public b');
});

it('REL-05 serves all files of its sets from its copies when the registry is gone, the sets before included', async () => {
  const { releasesDirectory, activate, start } = await createRegistry();
  await activate('a');
  {
    const keeper = await start();
    await keeper.follow(await activate('b'));
    await rename(releasesDirectory, `${releasesDirectory}-gone`);
    for (const version of ['a', 'b']) {
      for (const file of ['browser/entry.js', 'browser/main.css']) {
        expect(await keeper.readFile(version, file)).not.toBeNull();
      }
    }
    expect(keeper.findSet(keeper.current().set.buildId)).not.toBeNull();
    keeper.close();
  }
  // After a restart documents of the sets before may still be open.
  const restarted = await start();
  expect(restarted.listDegraded()).toMatchObject([{ name: 'registry', effect: 'older' }]);
  expect(await restarted.readFile('b')).toContain('remote-public b');
  expect(await restarted.readFile('a')).toContain('remote-public a');
  await rename(`${releasesDirectory}-gone`, releasesDirectory);
  await vi.waitFor(() => expect(restarted.listDegraded()).toEqual([]), patience);
});

it('REL-01 serves files of a set that another process has activated, before it follows and after it lost its own folder', async () => {
  const { activate, start, folder } = await createRegistry();
  await activate('a');
  await activate('b');
  const keeper = await start(createPool(), join(folder, 'new'));
  expect(await keeper.readFile('a')).toContain('remote-public a');
});

it('promise 1 a bundle that cannot be prepared changes nothing in a running shell, and the next start is the same', async () => {
  const { activate, start, waitForLine } = await createRegistry();
  await activate('a', team, {}, 'remote-styleguide');
  const good = await activate('a');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const expected = { name: 'remote-styleguide', version: 'b', effect: 'older', reason: 'boom at evaluation' };
  {
    const keeper = await start(workers);
    await activate('b', team, {}, 'remote-styleguide');
    await waitForLine('boom at evaluation');
    await vi.waitFor(() => expect(keeper.listDegraded()).toEqual([expected]), patience);
    expect(keeper.current().set).toEqual(good);
    expect(workers.listPrepared()).toEqual(['remote-public@a', 'remote-styleguide@a']);
    expect(await keeper.readFile('b', 'browser/entry.js', 'remote-styleguide')).toBeNull();
    keeper.close();
  }
  const next = createPool();
  next.broken.add('remote-styleguide@b');
  const restarted = await start(next);
  expect(restarted.current().set).toEqual(good);
  expect(restarted.listDegraded()).toEqual([expected]);
  expect(next.listPrepared()).toEqual(['remote-public@a', 'remote-styleguide@a']);
});

it('promise 1 a first start with a bundle that cannot be prepared costs the pages of that remote alone', async () => {
  const { activate, start, registry } = await createRegistry();
  await activate('a');
  const set = await activate('b', team, {}, 'remote-styleguide');
  const workers = createPool();
  workers.broken.add('remote-styleguide@b');
  const keeper = await start(workers);
  expect(keeper.current().set).toEqual(set);
  expect(workers.listPrepared()).toEqual(['remote-public@a']);
  const missing = { name: 'remote-styleguide', version: 'b', effect: 'missing', reason: 'boom at evaluation' };
  expect(keeper.listDegraded()).toEqual([missing]);
  // Releases of the others go on, and a going back mends it.
  await keeper.follow(await activate('c'));
  expect(keeper.listDegraded()).toEqual([missing]);
  await keeper.follow(await activate('c', team, {}, 'remote-styleguide'));
  expect(keeper.listDegraded()).toEqual([]);
  await rollBackReleases(registry, { by: 'test', reason: 'test' });
  await vi.waitFor(() => expect(keeper.listDegraded()).toMatchObject([{ version: 'b', effect: 'older' }]), patience);
});

it('REL-05 a set with a bundle that could not be prepared never becomes the last known good one', async () => {
  const { releasesDirectory, activate, start, folder } = await createRegistry();
  await activate('b');
  const workers = createPool();
  workers.broken.add('remote-public@b');
  {
    const keeper = await start(workers);
    expect(keeper.listDegraded()).toHaveLength(1);
    await vi.waitFor(async () => expect(await readFolder(folder)).toContain('served-sets.json'), patience);
    keeper.close();
  }
  await rename(releasesDirectory, `${releasesDirectory}-gone`);
  await expect(start()).rejects.toThrow('no usable release set');
});

async function readFolder(folder: string): Promise<readonly string[]> {
  return readdir(join(folder, 'data/last-known-good'));
}
