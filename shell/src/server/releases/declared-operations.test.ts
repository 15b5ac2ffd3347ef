import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noEntries, type UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import { createFixtureWithOperations } from '@kmx/release-registry/release-fixture.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { expect, it } from 'vitest';
import { createOperationFinder } from './find-operations.ts';
import { createRegistry } from './release-keeper.fixture.ts';

const editor = (
  version: string,
  operations: Readonly<Record<string, string>>,
  changes: Partial<ReleaseManifest> = {},
) => createFixtureWithOperations('remote-editor', version, { 'content-drafts': operations }, changes);
const first = { Sites: '{ sites { id } }', Old: '{ pages { id } }' };
const second = { Sites: '{ sites { id name } }', New: '{ stories { id } }' };

it('REL-07 a running shell takes the operations of the set that it serves, and a page keeps those of its own set', async () => {
  const { activate, activateFixture, start } = await createRegistry();
  await activate('1');
  const before = await activateFixture(editor('1', first));
  const shell = await start();
  expect(await shell.findOperations('content-drafts', shell.current(), null)).toEqual(first);
  const after = await activateFixture(editor('2', second));
  await shell.follow(after);
  expect(await shell.findOperations('content-drafts', shell.current(), null)).toEqual(second);
  expect(await shell.findOperations('content-drafts', shell.current(), after.buildId)).toEqual(second);
  expect(await shell.findOperations('content-drafts', shell.current(), before.buildId)).toEqual(first);
  // A set that was never served here counts for nothing, and neither does one service for another.
  expect(await shell.findOperations('content-drafts', shell.current(), '0123456789abcdef')).toEqual(second);
  expect(await shell.findOperations('content', shell.current(), null)).toEqual({});
});

it('REL-07 without the unit, or without its capability, there are no operations', async () => {
  const { activateFixture, activate, start, registry } = await createRegistry();
  await activate('1');
  const shell = await start();
  expect(await shell.findOperations('content-drafts', shell.current(), null)).toEqual({});
  const set = await activateFixture(editor('1', first));
  await shell.follow(set);
  expect(await shell.findOperations('content-drafts', shell.current(), null)).toEqual(first);
  const { deactivateReleases } = await import('@kmx/release-registry/active-set/activate-releases.server.ts');
  const without = await deactivateReleases(registry, ['remote-editor'], { by: 'test', reason: 'test' });
  await shell.follow(without.set);
  expect(await shell.findOperations('content-drafts', shell.current(), null)).toEqual({});
  expect(await shell.findOperations('content-drafts', shell.current(), set.buildId)).toEqual(first);
  await expect(activateFixture(editor('2', second, { capabilities: ['content'] }))).rejects.toThrow(
    'operations-invalid',
  );
});

it('REL-07 two units with one name of an operation are refused, and neither holds up the other', async () => {
  const { activateFixture, start } = await createRegistry();
  await activateFixture(editor('1', first));
  const events = createFixtureWithOperations('remote-events', '1', { 'content-drafts': { Sites: '{ sites { id } }' } });
  await expect(activateFixture(events)).rejects.toThrow('operation-taken');
  const shell = await start();
  await shell.follow(await activateFixture(editor('2', second)));
});

it('REL-07 operations of an earlier set come from its copies when the registry is gone, also after a restart', async () => {
  const { activate, activateFixture, start, releasesDirectory, folder } = await createRegistry();
  await activate('1');
  const before = await activateFixture(editor('1', first));
  const shell = await start();
  const after = await activateFixture(editor('2', second));
  await shell.follow(after);
  await shell.close();
  const again = await start();
  await rm(join(releasesDirectory, 'remote-editor'), { recursive: true });
  expect(await again.findOperations('content-drafts', again.current(), before.buildId)).toEqual(first);
  await again.close();
  await rm(join(folder, 'data/last-known-good/release-set.json.releases/remote-editor/1'), { recursive: true });
  const lost = await start();
  // The best that is left.
  expect(await lost.findOperations('content-drafts', lost.current(), before.buildId)).toEqual(second);
});

it('REL-07 REL-08 operations of an earlier set are gone with the key of their release, also those that were read before', async () => {
  let entries: UnitEntries = noEntries;
  let isSigned = true;
  const create = (version: string) => ({
    ...{ buildId: version.repeat(16), activatedAt: '', versions: { 'remote-editor': version } },
  });
  const findOperations = createOperationFinder({
    findSet: () => create('1'),
    files: { readOperations: () => Promise.resolve(isSigned ? { 'content-drafts': first } : null) },
    readEntries: () => entries,
  });
  const present = { set: create('2'), operations: { 'remote-editor': { 'content-drafts': second } } };
  const ask = () => findOperations('content-drafts', present, '1'.repeat(16));
  expect(await ask()).toEqual(first);
  isSigned = false;
  expect(await ask()).toEqual(first);
  entries = new Map();
  expect(await ask()).toEqual(second);
});
