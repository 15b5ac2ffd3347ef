import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { earlierStatementSchema, resolveEarlier } from './earlier-reader.fixture.ts';
import { createPair, record, say, sayEntry, writePublic } from './history-fixture.ts';
import { resolveHistory } from './resolve-history.server.ts';
import {
  entered,
  first,
  next,
  platform,
  portal,
  portalEntry,
  resolve,
  shop,
  shopEntry,
  stranger,
  trustedKeys,
} from './unit-entries-fixture.ts';
import { parseEntries, renderEntries } from './unit-entry.server.ts';

it('REL-08 a unit is acted upon with the keys of its entry, from then on, without a word in the configuration', () => {
  expect(resolve(first)).toMatchObject({ set: { versions: { 'remote-shop': '1' } }, refused: [], refusedEntries: [] });
  expect(resolve(first).unitEntries.get('remote-shop')).toMatchObject({
    team: 'Shop',
    revision: 1,
    isWithdrawn: false,
  });
  // Before the entry the same key was nobody's.
  const early = sayEntry(say([], { 'remote-shop': '1' }, [shop]), shopEntry, [platform]);
  expect(resolve(early)).toMatchObject({ set: null, refused: [{ name: 'remote-shop', code: 'act-foreign' }] });
  expect(resolve(say(early, { 'remote-shop': '1' }, [shop]))).toMatchObject({ refused: [] });
});

it('REL-08 a later entry takes a key out for what comes after it, and leaves what it signed rightly before', () => {
  const changed = sayEntry(first, { ...shopEntry, keys: [writePublic(next)] }, [platform]);
  expect(resolve(changed).set?.versions).toEqual({ 'remote-shop': '1' });
  const stolen = say(changed, { 'remote-shop': '666' }, [shop]);
  expect(resolve(stolen)).toMatchObject({
    set: { versions: { 'remote-shop': '1' } },
    refused: [{ name: 'remote-shop', version: '666', code: 'act-foreign' }],
  });
  expect(resolve(say(stolen, { 'remote-shop': '2' }, [next]))).toMatchObject({
    ...{ set: { versions: { 'remote-shop': '2' } }, refused: [] },
  });
});

it('REL-08 keys of the configuration go on counting beside those of the entry, retired ones up to their revision', () => {
  const both = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} remote-shop=${writePublic(next)}@2`,
  });
  const history = say(say(entered, { 'remote-shop': '1' }, [next]), { 'remote-shop': '2' }, [next]);
  expect(resolveHistory(history, both)).toMatchObject({
    set: { versions: { 'remote-shop': '1' } },
    refused: [{ name: 'remote-shop', version: '2', code: 'act-foreign' }],
  });
  expect(resolveHistory(say(history, { 'remote-shop': '3' }, [shop]), both)).toMatchObject({ refused: [] });
});

it('REL-08 a withdrawn unit keeps what is active, its team acts no more, and the platform takes it out', () => {
  const withdrawn = sayEntry(first, { unit: 'remote-shop' }, [platform], { kind: 'withdrawal' });
  expect(resolve(withdrawn)).toMatchObject({ set: { versions: { 'remote-shop': '1' } }, refusedEntries: [] });
  for (const [version, key, code] of [
    ['2', shop, 'entry-missing'],
    [null, shop, 'act-foreign'],
    ['2', platform, 'entry-missing'],
  ] as const) {
    const refused = resolve(say(withdrawn, { 'remote-shop': version }, [key]));
    expect(refused.set?.versions).toEqual({ 'remote-shop': '1' });
    expect(refused.refused).toMatchObject([
      { name: 'remote-shop', code, detail: expect.stringContaining('withdrawn') },
    ]);
  }
  expect(resolve(say(withdrawn, { 'remote-shop': null }, [platform])).set?.versions).toEqual({});
  const again = say(sayEntry(withdrawn, shopEntry, [platform]), { 'remote-shop': '2' }, [shop]);
  expect(resolve(again)).toMatchObject({ set: { versions: { 'remote-shop': '2' } }, refused: [] });
  // Also a key of the configuration.
  const configured = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} remote-shop=${writePublic(next)}`,
  });
  const unasked = say(withdrawn, { 'remote-shop': '2' }, [next]);
  expect(resolveHistory(unasked, configured).set?.versions).toEqual({ 'remote-shop': '1' });
});

it('REL-08 the platform begins with its first entry: what was active stays, and what is activated then needs one', () => {
  const keys = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} remote-portal=${writePublic(portal)}`,
  });
  const before = say([], { 'remote-portal': '1' }, [portal]);
  const begun = sayEntry(before, shopEntry, [platform]);
  expect(resolveHistory(begun, keys).set?.versions).toEqual({ 'remote-portal': '1' });
  expect(resolveHistory(say(begun, { 'remote-portal': '2' }, [portal]), keys)).toMatchObject({
    set: { versions: { 'remote-portal': '1' } },
    refused: [{ name: 'remote-portal', version: '2', code: 'entry-missing' }],
  });
  // Going out needs none, and the shell has no place.
  expect(resolveHistory(say(begun, { 'remote-portal': null }, [portal]), keys).set?.versions).toEqual({});
  expect(resolve(say(entered, { shell: '1' }, [platform])).set?.versions).toEqual({ shell: '1' });
});

it.each([
  ['nobody', [], 'act-unsigned'],
  ['a stranger', [stranger], 'act-foreign'],
  ['the team itself', [shop], 'act-foreign'],
  ['another team', [portal], 'act-foreign'],
] as const)('REL-08 an entry that %s has signed counts for nothing, and hinders nobody', (_, keys, code) => {
  const both = sayEntry(first, portalEntry, [platform]);
  for (const [entry, kind] of [
    [{ ...shopEntry, keys: [writePublic(stranger)] }, 'entry'],
    [{ unit: 'remote-shop' }, 'withdrawal'],
    [{ ...shopEntry, mounts: [{ path: '/', isLocalized: true, isPrefix: true }] }, 'entry'],
  ] as const) {
    const forged = sayEntry(both, entry, keys, { kind });
    const state = resolve(forged);
    expect(state.unitEntries).toEqual(resolve(both).unitEntries);
    expect(state.entries.at(-1)).toMatchObject({ counts: false, entered: null });
    expect(state.refusedEntries).toMatchObject([
      { name: 'remote-shop', code, detail: expect.stringContaining('revision 4, by somebody') },
    ]);
    expect(resolve(say(forged, { 'remote-shop': '2' }, [shop]))).toMatchObject({
      ...{ set: { versions: { 'remote-shop': '2' } }, refused: [] },
    });
    expect(resolve(sayEntry(forged, shopEntry, [platform])).refusedEntries).toEqual([]);
  }
});

it('REL-08 an entry that was altered, turned to another unit or said again counts for nothing or breaks the chain', () => {
  const history = sayEntry(first, { ...shopEntry, keys: [writePublic(next)] }, [platform]);
  const [one, two, three] = history;
  if (!one || !two || !three) throw new Error('there are three statements');
  const alter = (entry: object) =>
    record({ ...three.statement, entry: { ...(three.statement.entry as object), ...entry } });
  for (const altered of [
    alter({ unit: 'remote-portal' }),
    alter({ keys: [writePublic(stranger)] }),
    alter({ team: 'Strangers' }),
    alter({ capabilities: ['content', 'desk'] }),
    alter({ later: true }),
    record({ ...three.statement, kind: 'withdrawal' }),
    // The first one again, with the right place in the chain.
    record({ ...one.statement, revision: 3, previous: two.hash }),
  ]) {
    const state = resolve([one, two, altered]);
    expect(state.unitEntries).toEqual(resolve([one, two]).unitEntries);
    expect(state.refusedEntries).toMatchObject([{ code: 'act-foreign' }]);
  }
  for (const broken of [
    [one, three],
    [one, three, two],
    [two, three],
    [one, two, one],
    [one, two, three, three],
    [record({ ...one.statement, reason: 'another' }), two, three],
  ]) {
    expect(() => resolve(broken)).toThrow(/^release history: revision \d /);
  }
});

it('REL-08 two units are not granted the same place, until the one that has it was withdrawn', () => {
  const both = sayEntry(entered, portalEntry, [platform]);
  const same = { ...portalEntry, mounts: [{ path: '/shop', isLocalized: true, isPrefix: true }] };
  const taken = resolve(sayEntry(both, same, [platform]));
  expect(taken.unitEntries).toEqual(resolve(both).unitEntries);
  expect(taken.refusedEntries).toMatchObject([
    { name: 'remote-portal', code: 'mount-taken', detail: expect.stringContaining('/shop, which remote-shop has') },
  ]);
  // Without a locale, or below it, it is another place.
  for (const mount of [
    { path: '/shop', isLocalized: false },
    { path: '/shop/tools', isLocalized: true },
  ])
    expect(resolve(sayEntry(both, { ...portalEntry, mounts: [mount] }, [platform])).refusedEntries).toEqual([]);
  const withdrawn = sayEntry(both, { unit: 'remote-shop' }, [platform], { kind: 'withdrawal' });
  expect(resolve(sayEntry(withdrawn, same, [platform])).refusedEntries).toEqual([]);
});

it('REL-08 where no platform has a key, the key of all other units signs their entries, and nobody needs one', () => {
  const [shared, own] = [createPair(), createPair()];
  const keys = parseTrustedKeys({
    RELEASE_PUBLIC_KEY: writePublic(shared),
    RELEASE_PUBLIC_KEYS: `remote-portal=${writePublic(own)}`,
  });
  const history = say(sayEntry([], shopEntry, [shared]), { 'remote-shop': '1', 'remote-other': '1' }, [shared]);
  expect(resolveHistory(history, keys)).toMatchObject({ set: { versions: { 'remote-other': '1' } }, refused: [] });
  expect(resolveHistory(say(history, { 'remote-shop': '2' }, [shop]), keys).refused).toEqual([]);
  // It must not become a key of a unit that has its own.
  const grab = sayEntry(history, { ...portalEntry, keys: [writePublic(shared)] }, [shared]);
  expect(resolveHistory(grab, keys).refusedEntries).toMatchObject([{ name: 'remote-portal', code: 'act-foreign' }]);
  expect(resolveHistory(sayEntry([], shopEntry, []), null).unitEntries.size).toBe(1);
});

it('REL-08 a shell or a command of before follows a history with entries, and writes its acts into it', () => {
  const team = parseTrustedKeys({
    RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} remote-shop=${writePublic(shop)} remote-portal=${writePublic(portal)}`,
  });
  let history = say([], { 'remote-shop': '1', 'remote-portal': '1' }, [shop, portal]);
  history = sayEntry(sayEntry(history, shopEntry, [platform]), portalEntry, [platform]);
  history = say(history, { 'remote-shop': '2' }, [shop]);
  history = sayEntry(history, { unit: 'remote-portal' }, [platform], { kind: 'withdrawal' });
  history = sayEntry(history, { ...shopEntry, mounts: 'later' }, [platform]);
  history = sayEntry(history, shopEntry, [stranger]);
  const read = history.map(({ statement, hash }) => ({
    statement: v.parse(earlierStatementSchema, JSON.parse(JSON.stringify(statement))),
    hash,
  }));
  expect(resolveEarlier(read, team)).toMatchObject({
    set: { versions: { 'remote-shop': '2', 'remote-portal': '1' } },
    refused: [],
  });
  expect(resolveEarlier(read, null).set).toEqual(resolveHistory(history, null).set);
  const continued = say(history, { 'remote-portal': '2' }, [platform]);
  expect(() => resolveHistory(continued, team)).not.toThrow();
});

it('REL-08 what is known of earlier entries is not checked again, and entries survive being written down', () => {
  const known = resolve(first);
  const history = sayEntry(first, portalEntry, [platform]);
  expect(resolveHistory(history, trustedKeys, known)).toEqual(resolve(history));
  const { unitEntries } = resolve(history);
  expect(parseEntries(JSON.parse(JSON.stringify(renderEntries(unitEntries))))).toEqual(unitEntries);
  for (const junk of [undefined, null, 'x', [{}], [{ unit: 'remote-shop' }]]) expect(parseEntries(junk).size).toBe(0);
});
