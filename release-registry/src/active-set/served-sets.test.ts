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

it('REL-01 REL-11 sets with canaries are kept beside their base and displace no other one', () => {
  let sets: readonly ReleaseSet[] = [];
  for (let index = 0; index < 52; index += 1) {
    const base = createSet(`v${index}`);
    sets = addServedSet(sets, base);
    for (const canary of ['x', 'y', 'z']) sets = addServedSet(sets, createSet(`v${index}${canary}`), base.buildId);
  }
  const list = (known: readonly ReleaseSet[]) => known.map(({ versions }) => versions['remote-public']);
  expect([sets.length, ...list(sets).slice(0, 4)]).toEqual([200, 'v51z', 'v51y', 'v51x', 'v51']);
  expect(list(sets)).not.toContain('v1z');
  expect(list(sets).slice(-4)).toEqual(['v2z', 'v2y', 'v2x', 'v2']);
  // What was a set of its own stays one, and one with a canary becomes one when it is active for everybody.
  const promoted = addServedSet(sets, createSet('v51z'));
  const back = addServedSet(promoted, createSet('v51'));
  const other = addServedSet(back, createSet('v51z'), createSet('v51').buildId);
  expect(list(other)).not.toContain('v2');
  expect(other.filter(({ versions }) => versions['remote-public'] === 'v51z')).toEqual([createSet('v51z')]);
  // As many canaries one after the other as there are sets.
  let many = addServedSet([], createSet('a'));
  for (let index = 0; index < 60; index += 1) many = addServedSet(many, createSet(`a${index}`), createSet('a').buildId);
  expect(list(many)).toHaveLength(51);
  expect(list(many)).toContain('a');
});

it('REL-01 the list of served sets outlives the process; one that cannot be read is none', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'below', 'served-sets.json');
  expect(await readServedSets(file)).toEqual([]);
  const sets = [{ ...createSet('b'), base: createSet('a').buildId }, createSet('a')];
  await writeServedSets(file, sets);
  expect(await readServedSets(file)).toEqual(sets);
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
