import { expect, it } from 'vitest';
import type { GrantedMount, UnitEntries, UnitEntry } from '../history/unit-entry.server.ts';
import { createMountFixture, createReleaseFixture } from '../release-fixture.ts';
import { findGrantProblems } from './find-grant-problems.ts';

function enter(unit: `remote-${string}`, places: readonly string[], changes: Partial<UnitEntry> = {}): UnitEntry {
  const mounts = places.map((place): GrantedMount => {
    const isPrefix = place.endsWith('*');
    const path = (isPrefix ? place.slice(0, -2) : place).replace(/^plain:/, '') || '/';
    return { path, isLocalized: !place.startsWith('plain:'), isPrefix };
  });
  const rest = { keys: [], capabilities: ['content'], revision: 7, isWithdrawn: false };
  return { unit, team: 'Shop', mounts, ...rest, ...changes };
}

const list = (...entries: readonly UnitEntry[]): UnitEntries => new Map(entries.map((entry) => [entry.unit, entry]));

function claim(entries: UnitEntries, path: string, changes: object = {}, isLocalized = true) {
  const mounts = [createMountFixture(path, { isLocalized })];
  const { manifest } = createReleaseFixture('remote-shop', '1', { mounts, capabilities: ['content'], ...changes });
  return findGrantProblems(manifest, entries).map(([code, detail]) => `${code}: ${detail.split(';')[0]}`);
}

it.each([
  ['/shop', '/shop', []],
  ['/shop', '/shop/basket', ['mount-not-granted: /{locale}/shop/basket is not in its entry']],
  ['/shop/*', '/shop/basket', []],
  ['/shop/*', '/shop', []],
  ['/shop/*', '/shops', ['mount-not-granted: /{locale}/shops is not in its entry']],
  ['/shop', '/', ['mount-not-granted: /{locale} is not in its entry']],
  ['/', '/shop', ['mount-not-granted: /{locale}/shop is not in its entry']],
  ['/*', '/shop/basket', []],
  ['plain:/shop', '/shop', ['mount-not-granted: /{locale}/shop is not in its entry']],
])('REL-08 of a unit that is granted %s, %s is measured by whole segments', (granted, path, problems) => {
  expect(claim(list(enter('remote-shop', [granted])), path)).toEqual(problems);
});

it('REL-08 a place without a locale is another one', () => {
  expect(claim(list(enter('remote-shop', ['plain:/shop'])), '/shop', {}, false)).toEqual([]);
  expect(claim(list(enter('remote-shop', ['/shop'])), '/shop', {}, false)).toEqual([
    'mount-not-granted: /shop is not in its entry',
  ]);
});

it('REL-08 where grants lie within each other, the place belongs to the closer one, until it is withdrawn', () => {
  const wide = enter('remote-shop', ['/shop/*']);
  const close = enter('remote-basket', ['/shop/basket']);
  const entries = list(wide, close);
  expect(claim(entries, '/shop')).toEqual([]);
  expect(claim(entries, '/shop/basket')).toEqual([
    'mount-not-granted: /{locale}/shop/basket is granted to remote-basket',
  ]);
  expect(claim(entries, '/shop/basket/gifts')).toEqual([]);
  expect(claim(list(wide, { ...close, isWithdrawn: true }), '/shop/basket')).toEqual([]);
  expect(claim(list(enter('remote-shop', ['/shop']), enter('remote-other', ['/*'])), '/fair')).toEqual([
    'mount-not-granted: /{locale}/fair is granted to remote-other',
  ]);
});

it('REL-08 capabilities are granted by name; a release from before they were said asks for all that it can use', () => {
  const entries = list(enter('remote-shop', ['/shop'], { capabilities: ['content', 'telepathy'] }));
  expect(claim(entries, '/shop', { capabilities: ['telepathy'] })).toEqual([]);
  expect(claim(entries, '/shop', { capabilities: [] })).toEqual([]);
  expect(claim(entries, '/shop', { capabilities: ['content', 'desk'] })).toEqual(['capability-not-granted: desk']);
  expect(claim(entries, '/shop', { capabilities: undefined })).toEqual([
    'capability-not-granted: catalogue, which every release before contract 2.5 may use',
    'capability-not-granted: search, which every release before contract 2.5 may use',
  ]);
});

it('REL-08 a withdrawn entry goes on granting what it did, also beside the unit that has the place now', () => {
  const withdrawn = enter('remote-shop', ['/shop'], { isWithdrawn: true });
  expect(claim(list(withdrawn), '/shop')).toEqual([]);
  expect(claim(list(withdrawn, enter('remote-next', ['/shop'])), '/shop')).toEqual([]);
  expect(claim(list(withdrawn), '/fair')).toEqual(['mount-not-granted: /{locale}/fair is not in its entry']);
});

it('REL-08 a unit that never had an entry and the shell are not measured', () => {
  expect(claim(list(), '/anywhere')).toEqual([]);
  expect(claim(list(enter('remote-shop', [], { isWithdrawn: true, team: '' })), '/anywhere')).toEqual([]);
  const { manifest } = createReleaseFixture('shell', '1');
  const shell: UnitEntry = { ...enter('remote-shop', []), unit: 'shell' };
  expect(findGrantProblems(manifest, list(shell))).toEqual([]);
});
