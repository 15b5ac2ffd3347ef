import { expect, it } from 'vitest';
import { parseTrustedKeys } from '../signature/trusted-keys.server.ts';
import { resolveEarlier } from './earlier-reader.fixture.ts';
import { createPair, type Pair, say, sayEntry, writePublic } from './history-fixture.ts';
import { joinEntryKeys } from './join-entry-keys.server.ts';
import { type RecordedStatement, resolveHistory } from './resolve-history.server.ts';
import type { Statement } from './statement.ts';
import { entered, platform, portalEntry, shop, shopEntry } from './unit-entries-fixture.ts';

type History = readonly RecordedStatement[];
const operator = createPair();
const others = `platform=${writePublic(platform)} shell=${writePublic(platform)}`;
const readKeys = (operators: string) => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: `${others} ${operators}` });
const trustedKeys = readKeys(`operator=${writePublic(operator)}`);
const resolve = (history: History) => resolveHistory(history, trustedKeys);
const readActive = (history: History) => resolve(history).set?.versions;

const withPortal = sayEntry(entered, portalEntry, [platform]);
const first = say(withPortal, { shell: '1', 'remote-shop': '1', 'remote-portal': '1' }, [platform]);
const active = say(say(first, { 'remote-shop': '2' }, [shop]), { shell: '2' }, [platform]);
const tried = say(active, {}, [shop], {
  kind: 'canary',
  canary: { unit: 'remote-shop', version: '3', percent: 10 },
});

const act = (history: History, changes: Statement['changes'], kind: string, keys: readonly Pair[] = [operator]) =>
  say(history, changes ?? {}, keys, { kind });
const endCanary = (history: History, version: string) =>
  say(history, {}, [operator], { kind: 'canary-end', canary: { unit: 'remote-shop', version } });

it('REL-15 the key of the operators takes one unit back to a version that was active, and forward to where it was', () => {
  const back = act(active, { 'remote-shop': '1' }, 'rollback');
  expect(readActive(back)).toEqual({ shell: '2', 'remote-shop': '1', 'remote-portal': '1' });
  expect(readActive(act(back, { 'remote-shop': '2' }, 'rollback'))).toMatchObject({ 'remote-shop': '2' });
  expect(readActive(act(active, { shell: '1' }, 'rollback'))).toMatchObject({ shell: '1' });
  expect(resolve(back).refused).toEqual([]);
});

it('REL-15 the key of the operators promotes the canary that runs, which can be put back, and ends it', () => {
  const promoted = act(tried, { 'remote-shop': '3' }, 'promotion');
  expect(readActive(promoted)).toMatchObject({ 'remote-shop': '3' });
  expect(resolve(promoted).canaries.size).toBe(0);
  expect(readActive(act(promoted, { 'remote-shop': '2' }, 'rollback'))).toMatchObject({ 'remote-shop': '2' });
  expect(resolve(endCanary(tried, '3')).canaries.size).toBe(0);
  expect(resolve(endCanary(tried, '2')).canaries.size).toBe(1);
});

it.each<readonly [string, History, Statement['changes'], string]>([
  ['an activation', active, { 'remote-shop': '1' }, 'activation'],
  ['an activation of the version of the canary', tried, { 'remote-shop': '3' }, 'activation'],
  ['a rollback to a version that was never active', active, { 'remote-shop': '9' }, 'rollback'],
  ['a rollback to a canary', tried, { 'remote-shop': '3' }, 'rollback'],
  ['a rollback to a version of another unit', active, { 'remote-portal': '2' }, 'rollback'],
  ['a rollback of several units', active, { shell: '1', 'remote-shop': '1' }, 'rollback'],
  ['a deactivation', active, { 'remote-shop': null }, 'deactivation'],
  ['a rollback that takes a unit out', active, { 'remote-shop': null }, 'rollback'],
  ['a promotion without a canary', active, { 'remote-shop': '3' }, 'promotion'],
  ['a promotion of another version than the canary', tried, { 'remote-shop': '1' }, 'promotion'],
  ['a promotion of another unit than that of the canary', tried, { 'remote-portal': '3' }, 'promotion'],
  ['an act of a kind of later', active, { 'remote-shop': '1' }, 'reversal'],
])('REL-15 the key of the operators releases nothing: %s counts for nothing', (_, history, changes, kind) => {
  const [name = ''] = Object.keys(changes ?? {});
  const after = resolve(act(history, changes, kind));
  expect(after.set).toEqual(resolve(history).set);
  expect(after.refused).toContainEqual(expect.objectContaining({ name, code: 'act-foreign' }));
});

it('REL-15 a version counts as active before only by an act that counts', () => {
  const foreign = say(active, { 'remote-shop': '9' }, [operator]);
  expect(readActive(act(foreign, { 'remote-shop': '9' }, 'rollback'))).toMatchObject({ 'remote-shop': '2' });
});

it('REL-15 operators bring back no unit that was taken out, and none whose entry was withdrawn', () => {
  const out = say(active, { 'remote-shop': null }, [shop], { kind: 'deactivation' });
  expect(readActive(act(out, { 'remote-shop': '1' }, 'rollback'))).not.toHaveProperty('remote-shop');
  const withdrawn = say(active, {}, [platform], { kind: 'withdrawal', entry: { unit: 'remote-shop' } });
  const after = resolve(act(withdrawn, { 'remote-shop': '1' }, 'rollback'));
  expect(after.set?.versions['remote-shop']).toBe('2');
  expect(after.refused).toMatchObject([{ name: 'remote-shop', code: 'entry-missing' }]);
});

it('REL-15 operators begin no canary and make no entry, and a key of an entry is none of theirs', () => {
  const canary = { unit: 'remote-shop', version: '3', percent: 10 };
  const begun = resolve(say(active, {}, [operator], { kind: 'canary', canary }));
  expect([begun.canaries.size, begun.refusedCanaries[0]?.code]).toEqual([0, 'act-foreign']);
  const entry = { ...shopEntry, keys: [writePublic(operator)] };
  const { unitEntries, refusedEntries } = resolve(say(active, {}, [operator], { kind: 'entry', entry }));
  expect(refusedEntries).toHaveLength(1);
  expect(joinEntryKeys(trustedKeys, unitEntries)?.('remote-shop', 'operator')).toHaveLength(1);
});

it('REL-15 a retired key of the operators counts for what it signed until then', () => {
  const back = act(active, { 'remote-shop': '1' }, 'rollback');
  const revision = back.length;
  const retired = (until: number) =>
    resolveHistory(back, readKeys(`operator=${writePublic(operator)}@${until}`)).set?.versions['remote-shop'];
  expect([retired(revision), retired(revision - 1)]).toEqual(['1', '2']);
});

it('REL-15 a reader from before operators refuses their acts as foreign, and follows the others', () => {
  const keys = parseTrustedKeys({ RELEASE_PUBLIC_KEYS: others });
  const history = act(say([], { shell: '1' }, [platform]), { shell: '1' }, 'rollback');
  const moved = say(say(history, { shell: '2' }, [platform]), { shell: '1' }, [operator], { kind: 'rollback' });
  const earlier = resolveEarlier(moved, keys);
  expect(earlier.set?.versions).toEqual({ shell: '2' });
  expect(earlier.refused).toMatchObject([{ name: 'shell', code: 'act-foreign' }]);
  expect(resolve(moved).set?.versions).toEqual({ shell: '1' });
});
