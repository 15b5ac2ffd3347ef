import { releaseManifestSchema, releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createReleaseFixture } from '../release-fixture.ts';

const { manifest } = createReleaseFixture('remote-public', '1');
const isManifest = (changes: object) => v.is(releaseManifestSchema, { ...manifest, ...changes });
const integrity = `sha256-${'A'.repeat(43)}=`;
const isFile = (changes: object) => isManifest({ files: [{ path: 'browser/a.js', bytes: 1, integrity, ...changes }] });

it('REL-03 a manifest names its files by paths inside the release', () => {
  for (const path of ['a.js', 'browser/a.js', 'browser/x-y_z@1.2/a.b.js', 'browser/..a/a', 'a..js']) {
    expect([path, isFile({ path }), isManifest({ browserEntry: path })]).toEqual([path, true, true]);
  }
  const outside = [
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    '../a',
    'a/../b',
    'a/..',
    'a b',
    'a\\b',
    'a\0',
    'a?b',
    'ä.js',
    'http://x',
  ];
  for (const path of outside) {
    expect([path, isFile({ path })]).toEqual([path, false]);
    expect(isManifest({ browserEntry: path })).toBe(false);
    expect(isManifest({ serverEntry: path })).toBe(false);
    expect(isManifest({ initial: { scripts: [path], styles: [] } })).toBe(false);
    expect(isManifest({ initial: { scripts: [], styles: [path] } })).toBe(false);
    expect(isManifest({ parts: { page: { scripts: [path], styles: [] } } })).toBe(false);
    expect(isManifest({ catalogues: { en: path } })).toBe(false);
  }
  const result = v.safeParse(releaseManifestSchema, { ...manifest, browserEntry: '../a' });
  expect(result.issues?.map(({ message }) => message)).toEqual(['must stay inside the release']);
});

it('REL-03 a file is described by its length and a whole SHA-256, and by nothing else', () => {
  expect(isFile({})).toBe(true);
  const wrong = [
    '',
    'A'.repeat(43),
    `sha256-${'A'.repeat(42)}=`,
    `sha256-${'A'.repeat(43)}`,
    `sha512-${'A'.repeat(86)}==`,
  ];
  for (const text of [...wrong, ` ${integrity}`, `${integrity} sha256-x`, integrity.replace('A', '-')]) {
    expect([text, isFile({ integrity: text })]).toEqual([text, false]);
  }
  expect([isFile({ bytes: '1' }), isFile({ bytes: undefined })]).toEqual([false, false]);
});

it('REL-02 REL-03 a manifest says which release it is, by names that can be a folder, and which contract it needs', () => {
  for (const version of ['1', '0123abcd', '1.2.3-rc.1+x', 'a'.repeat(64)]) expect(isManifest({ version })).toBe(true);
  for (const version of ['', '.', '..', '-1', 'a/b', 'a b', 'a'.repeat(65), 'ä'])
    expect(isManifest({ version })).toBe(false);
  expect(isManifest({ contractVersion: '10.20.30' })).toBe(true);
  for (const contractVersion of ['', '1', '1.2', '1.2.3.4', 'v1.2.3', '1.2.3-rc', '1.2.x', ' 1.2.3']) {
    expect(isManifest({ contractVersion })).toBe(false);
  }
  for (const name of ['nowhere', 'remote-', 'remote-../x', 'Remote-public']) expect(isManifest({ name })).toBe(false);
  expect(isManifest({ name: 'remote-of-tomorrow' })).toBe(true);
  expect([isManifest({ serverEntry: null }), isManifest({ signature: null })]).toEqual([true, true]);
  // A release of an earlier contract says no mounts; it can be read, and is not activated.
  const needed = Object.keys(manifest).filter((key) => key !== 'mounts');
  for (const key of needed) expect([key, isManifest({ [key]: undefined })]).toEqual([key, false]);
  expect(isManifest({ mounts: [] })).toBe(false);
});

it('REL-04 a set names units, also those that nobody here knows, and carries a build id of sixteen digits', () => {
  const set = { buildId: '0123456789abcdef', activatedAt: '2026-11-21T12:00:00.000Z', versions: { shell: '1' } };
  const isSet = (changes: object) => v.is(releaseSetSchema, { ...set, ...changes });
  expect([isSet({}), isSet({ versions: {} })]).toEqual([true, true]);
  for (const buildId of ['', '0123456789abcde', '0123456789abcdef0', '0123456789abcdeg', '0123456789ABCDEF']) {
    expect([buildId, isSet({ buildId })]).toEqual([buildId, false]);
  }
  expect(isSet({ versions: { nowhere: '1' } })).toBe(false);
  expect(isSet({ versions: { 'remote-of-tomorrow': '1' } })).toBe(true);
  expect(isSet({ versions: { shell: 1 } })).toBe(false);
  for (const key of Object.keys(set)) expect(isSet({ [key]: undefined })).toBe(false);
});
