import { expect, it } from 'vitest';
import { say, sayEntry, writePublic } from './history-fixture.ts';
import { first, next, platform, resolve, shop, shopEntry } from './unit-entries-fixture.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each<readonly [string, object, string]>([
  ['10,000 mounts', { mounts: many(10_000).map((at) => ({ path: `/place-${at % 9}x`, isLocalized: true })) }, 'mounts'],
  ['17 keys', { keys: many(17).map(() => writePublic(next)) }, 'keys'],
  ['a key that is none', { keys: ['MCowBQYDK2VwAyEA'] }, 'keys.0'],
  ['a key of another kind', { keys: [{ key: 'x' }] }, 'keys.0'],
  ['a place of the shell', { mounts: [{ path: '/api', isLocalized: true }] }, 'mounts.0.path'],
  ['a place that leads out', { mounts: [{ path: '/../shop', isLocalized: true }] }, 'mounts.0.path'],
  ['a capability that is no name', { capabilities: ['content; drop'] }, 'capabilities.0'],
  ['51 capabilities', { capabilities: many(51).map(() => 'content') }, 'capabilities'],
  ['a team without a name', { team: ' ' }, 'team'],
  ['a team with a name of 101 characters', { team: 'x'.repeat(101) }, 'team'],
])(
  'REL-08 an entry of the platform with %s closes the unit, keeps what is active, and says what is wrong',
  (_, wrong, where) => {
    const state = resolve(sayEntry(first, { ...shopEntry, ...wrong }, [platform]));
    expect(state).toMatchObject({
      set: { versions: { 'remote-shop': '1' } },
      refusedEntries: [{ name: 'remote-shop', code: 'entry-invalid', detail: expect.stringContaining(`(${where}: `) }],
    });
    const stated = { ...state.unitEntries.get('remote-shop') };
    expect(stated).toMatchObject({ isWithdrawn: true, revision: 3, mounts: shopEntry.mounts });
    expect(state.entries.at(-1)?.counts).toBe(true);
  },
);

it.each([
  ['nothing', undefined],
  ['a text', 'remote-shop'],
  ['no unit', { team: 'Shop' }],
  ['a unit that is none', { ...shopEntry, unit: '../shop' }],
  ['a list', [shopEntry]],
])('REL-08 a statement of the kind entry that says %s counts for nothing', (_, entry) => {
  const state = resolve(sayEntry(first, entry, [platform]));
  expect(state.unitEntries).toEqual(resolve(first).unitEntries);
  expect(state).toMatchObject({ set: { versions: { 'remote-shop': '1' } }, refusedEntries: [] });
  expect(state.entries.at(-1)?.counts).toBe(false);
});

it('REL-08 nothing that is nested without end keeps the history from being followed', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  const [, , signed] = sayEntry(first, shopEntry, [platform]);
  if (!signed) throw new Error('there are three statements');
  const state = resolve([...first, { ...signed, statement: { ...signed.statement, entry: { ...shopEntry, deep } } }]);
  expect(state.refusedEntries).toMatchObject([{ name: 'remote-shop', code: 'act-foreign' }]);
});

it('REL-08 an entry may name capabilities and fields that nobody here knows, and an act that brings one stays an act', () => {
  const later = { ...shopEntry, capabilities: ['content', 'telepathy'], expires: '2030-01-01', mounts: [] };
  const state = resolve(sayEntry(first, later, [platform]));
  expect(state.unitEntries.get('remote-shop')?.capabilities).toEqual(['content', 'telepathy']);
  expect(state.refusedEntries).toEqual([]);
  const both = say(first, { 'remote-shop': '2' }, [shop], { kind: 'entry', entry: { ...shopEntry, team: 'Thieves' } });
  expect(resolve(both)).toMatchObject({ set: { versions: { 'remote-shop': '2' } }, refused: [], refusedEntries: [] });
  expect(resolve(both).unitEntries.get('remote-shop')?.team).toBe('Shop');
});
