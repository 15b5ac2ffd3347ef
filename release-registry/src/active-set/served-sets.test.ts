import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { expect, it } from 'vitest';
import { resolveBuildId } from '../release/build-id.server.ts';
import { renderCanonicalJson } from '../release/canonical-json.ts';
import { createReleaseFixture, createTestFolder } from '../release-fixture.ts';
import { createVerifiedCopies } from '../store/verified-copies.server.ts';
import { loadLastKnownGood, saveLastKnownGood } from './last-known-good.server.ts';
import { addServedSet, readServedSets, writeServedSets } from './served-sets.server.ts';

function createSet(version: string): ReleaseSet {
  const versions = { 'remote-public': version } as const;
  return { buildId: resolveBuildId(versions), activatedAt: '2026-11-21T12:00:00.000Z', versions };
}

it('REL-01 the sets that were served are listed once each, the newest first, and fifty of them', () => {
  const few = [createSet('b'), createSet('a')];
  expect(addServedSet(few, createSet('a'))).toEqual([createSet('a'), createSet('b')]);
  let sets: readonly ReleaseSet[] = [];
  for (let index = 0; index < 52; index += 1) sets = addServedSet(sets, createSet(`v${index}`));
  expect([sets.length, sets[0], sets.at(-1)]).toEqual([50, createSet('v51'), createSet('v2')]);
  const again = addServedSet(sets, createSet('v2'));
  expect([again.length, again[0], again.at(-1)]).toEqual([50, createSet('v2'), createSet('v3')]);
});

it('REL-01 the list of served sets outlives the process; one that cannot be read is none', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'below', 'served-sets.json');
  expect(await readServedSets(file)).toEqual([]);
  await writeServedSets(file, [createSet('b'), createSet('a')]);
  expect(await readServedSets(file)).toEqual([createSet('b'), createSet('a')]);
  expect(await readdir(join(folder, 'below'))).toEqual(['served-sets.json']);
  for (const text of ['', '{', '{}', '[{}]', JSON.stringify([{ ...createSet('a'), buildId: 'x' }])]) {
    await writeFile(file, text);
    expect(await readServedSets(file)).toEqual([]);
  }
});

it('REL-05 the last known good set is written when it is another one, and read only as it was written', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'good.json');
  const copies = createVerifiedCopies(join(folder, 'copies'));
  const { manifest, contents } = createReleaseFixture('remote-public', 'a');
  await copies.store.publish(manifest, contents);
  await saveLastKnownGood(file, createSet('a'));
  const { ino } = await stat(file);
  await saveLastKnownGood(file, createSet('a'));
  expect((await stat(file)).ino).toBe(ino);
  expect(await loadLastKnownGood(file, copies, null)).toEqual({
    set: createSet('a'),
    manifests: { 'remote-public': manifest },
    operations: {},
  });
  await expect(loadLastKnownGood(file, copies, () => [])).rejects.toThrow('signature-wrong');
  await writeFile(file, JSON.stringify({ ...createSet('a'), versions: { 'remote-public': 'b' } }));
  await expect(loadLastKnownGood(file, copies, null)).rejects.toThrow('does not match its build id');
  await saveLastKnownGood(file, createSet('b'));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(createSet('b'));
  await expect(loadLastKnownGood(file, copies, null)).rejects.toThrow('release-missing');
});

it('REL-05 a saved set of another contract than that of this shell is no set to start with', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'good.json');
  const copies = createVerifiedCopies(join(folder, 'copies'));
  const { manifest, contents } = createReleaseFixture('remote-public', 'a', { contractVersion: '1.0.0' });
  await copies.store.publish(manifest, contents);
  await saveLastKnownGood(file, createSet('a'));
  await expect(loadLastKnownGood(file, copies, null)).rejects.toThrow('contract-unknown');
});

it('REL-03 equal values give equal text: keys in order at every depth, lists as they are', () => {
  const text = renderCanonicalJson({ b: [{ z: 1, y: null }, 'x', 2], a: { d: true, c: [] }, A: '' });
  expect(text).toBe('{"A":"","a":{"c":[],"d":true},"b":[{"y":null,"z":1},"x",2]}');
  expect([renderCanonicalJson([2, 1]), renderCanonicalJson(null)]).toEqual(['[2,1]', 'null']);
});
