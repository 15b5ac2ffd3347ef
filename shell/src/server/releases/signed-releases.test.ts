import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherContracts } from '@kmx/release-registry/other-contracts.fixture.ts';
import { expect, it, vi } from 'vitest';
import { createPool, createRegistry, patience, stranger, team } from './release-keeper.fixture.ts';

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
  await registry.pointer.compareAndSet(keeper.current().set.buildId, first.versions, {
    ...{ by: 'x', reason: 'x' },
    signingKeys: () => team.privateKey,
  });
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
