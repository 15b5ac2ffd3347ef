import { expect, it } from 'vitest';
import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { resolveEarlier } from './earlier-reader.fixture.ts';
import { createPair, type Pair, say, sayEntry, writePublic } from './history-fixture.ts';
import { joinEntryKeys } from './join-entry-keys.server.ts';
import { type RecordedStatement, resolveHistory } from './resolve-history.server.ts';
import type { Statement } from './statement.ts';
import { entered, platform, portalEntry, shop, shopEntry, stranger } from './unit-entries-fixture.ts';

const guard = createPair();
const trustedKeys = parseTrustedKeys({
  RELEASE_PUBLIC_KEYS: `platform=${writePublic(platform)} shell=${writePublic(platform)} guard=${writePublic(guard)}`,
});
const resolve = (history: readonly RecordedStatement[]) => resolveHistory(history, trustedKeys);
const active = say(sayEntry(entered, portalEntry, [platform]), { 'remote-shop': '1' }, [shop]);
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes)).toISOString();

function sayCanary(
  history: readonly RecordedStatement[],
  canary: Readonly<Record<string, unknown>>,
  keys: readonly Pair[] = [shop],
  more: Partial<Statement> = {},
) {
  const said = { unit: 'remote-shop', version: '2', percent: 10, ...canary };
  return say(history, {}, keys, { kind: 'canary', canary: said, ...more });
}
const endCanary = (history: readonly RecordedStatement[], keys: readonly Pair[], version = '2') =>
  sayCanary(history, { version }, keys, { kind: 'canary-end' });
const listCanaries = (history: readonly RecordedStatement[]) => [...resolve(history).canaries.values()];
const begun = sayCanary(active, {});

it('REL-11 a canary is a statement of the team, and leaves what is active as it is', () => {
  expect(resolve(begun)).toMatchObject({ set: { versions: { 'remote-shop': '1' } }, refusedCanaries: [] });
  expect(listCanaries(begun)).toEqual([
    {
      ...{ unit: 'remote-shop', version: '2', percent: 10, countries: [], cookie: null, promotion: null },
      ...{ since: 4, revision: 4, startedAt: '2026-11-23T12:00:00.000Z' },
    },
  ]);
});

it.each([
  ['nobody', [], 'act-unsigned'],
  ['a stranger', [stranger], 'act-foreign'],
  ['the guard', [guard], 'act-foreign'],
])('REL-11 a canary that %s has signed counts for nothing, and is said', (_, keys, code) => {
  const state = resolve(sayCanary(active, {}, keys));
  expect(state.canaries.size).toBe(0);
  expect(state.refusedCanaries).toMatchObject([{ name: 'remote-shop', version: '2', code }]);
  expect(state.refused).toEqual([]);
});

it.each([
  ['of the active version', { version: '1' }, 'is the active version already'],
  ['of a unit that is not active', { unit: 'remote-portal' }, 'is not active'],
  ['that cannot be read', { percent: 'many' }, 'cannot be read here (percent'],
])('REL-11 a canary %s counts for nothing', (_, canary, detail) => {
  const { canaries, refusedCanaries } = resolve(sayCanary(active, canary, [platform, shop]));
  expect(canaries.size).toBe(0);
  expect(refusedCanaries).toMatchObject([{ code: 'canary-invalid', detail: expect.stringContaining(detail) }]);
});

it('REL-11 a larger share changes the canary that runs, and another version begins another one', () => {
  const raised = sayCanary(begun, { percent: 25 });
  expect(listCanaries(raised)).toMatchObject([{ percent: 25, since: 4, revision: 5 }]);
  expect(listCanaries(sayCanary(raised, { version: '3' }))).toMatchObject([{ version: '3', since: 6 }]);
});

it('REL-11 the team and the guard end a canary, strangers do not', () => {
  expect(listCanaries(endCanary(begun, [shop]))).toEqual([]);
  expect(listCanaries(endCanary(begun, [guard]))).toEqual([]);
  expect(listCanaries(endCanary(begun, [stranger]))).toHaveLength(1);
  expect(resolve(endCanary(begun, [stranger])).refusedCanaries).toMatchObject([{ code: 'act-foreign' }]);
  // Of a version that is no canary any more nothing is left to end.
  expect(listCanaries(endCanary(begun, [guard], '1'))).toHaveLength(1);
});

it('REL-11 activating, rolling back, taking out or withdrawing a unit ends its canary', () => {
  expect(listCanaries(say(begun, { 'remote-shop': '3' }, [shop]))).toEqual([]);
  expect(listCanaries(say(begun, { 'remote-shop': '1' }, [shop], { kind: 'rollback' }))).toEqual([]);
  expect(listCanaries(say(begun, { 'remote-shop': null }, [shop]))).toEqual([]);
  const withdrawal = { kind: 'withdrawal', entry: { unit: 'remote-shop' } };
  expect(listCanaries(say(begun, {}, [platform], withdrawal))).toEqual([]);
  expect(listCanaries(say(begun, { shell: '2' }, [platform]))).toHaveLength(1);
  expect(listCanaries(say(begun, { 'remote-shop': '3' }, [stranger]))).toHaveLength(1);
});

it('REL-11 the guard makes active only what the canary of the team asks for by rule, and signs nothing else', () => {
  const byRule = sayCanary(active, { promotion: { afterMs: 120_000, minViews: 50 } });
  const promote = (history: readonly RecordedStatement[], views: number, minutes: number, version = '2') =>
    say(history, { 'remote-shop': version }, [guard], {
      ...{ kind: 'promotion', canary: { views }, activatedAt: at(minutes) },
    });
  const read = (history: readonly RecordedStatement[]) => resolve(history).set?.versions;
  expect(read(promote(byRule, 50, 2))).toEqual({ 'remote-shop': '2' });
  expect(listCanaries(promote(byRule, 50, 2))).toEqual([]);
  expect(read(promote(byRule, 49, 2))).toEqual({ 'remote-shop': '1' });
  expect(read(promote(byRule, 50, 1))).toEqual({ 'remote-shop': '1' });
  expect(read(promote(byRule, 50, 2, '3'))).toEqual({ 'remote-shop': '1' });
  expect(read(promote(begun, 50, 2))).toEqual({ 'remote-shop': '1' });
  expect(read(say(byRule, { 'remote-shop': '2' }, [guard], { activatedAt: at(9) }))).toEqual({ 'remote-shop': '1' });
  // A key of an entry is none of the guard, and the other way round.
  expect(joinEntryKeys(trustedKeys, resolve(byRule).unitEntries)?.('remote-shop', 'guard')).toHaveLength(1);
  const entry = { ...shopEntry, keys: [writePublic(guard)] };
  expect(resolve(say(byRule, {}, [guard], { kind: 'entry', entry })).refusedEntries).toHaveLength(1);
});

it('REL-11 no more than four canaries run at a time', () => {
  const units = ['a', 'b', 'c', 'd', 'e'].map((name) => `remote-${name}`);
  const keys = parseTrustedKeys({ RELEASE_PUBLIC_KEY: writePublic(platform) });
  const all = units.reduce((history, unit) => say(history, { [unit]: '1' }, [platform]), say([], {}, []));
  const five = units.reduce((history, unit) => sayCanary(history, { unit }, [platform]), all);
  const { canaries, refusedCanaries } = resolveHistory(five, keys);
  expect([...canaries.keys()]).toEqual(units.slice(0, 4));
  expect(refusedCanaries).toMatchObject([{ name: 'remote-e', code: 'canary-invalid' }]);
});

it('REL-11 readers from before canaries follow the acts around them', () => {
  const keys = parseTrustedKeys({ RELEASE_PUBLIC_KEYS: `remote-shop=${writePublic(shop)}` });
  const history = say(endCanary(begun, [guard]), { 'remote-shop': '3' }, [shop]);
  const earlier = resolveEarlier(history, keys);
  expect(earlier).toMatchObject({ set: { versions: { 'remote-shop': '3' } }, refused: [] });
  expect(resolve(history).set?.buildId).toBe(earlier.set?.buildId);
});
