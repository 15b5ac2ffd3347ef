import * as v from 'valibot';
import { expect, it } from 'vitest';
import { resolveBuildId } from '../release/build-id.server.ts';
import { parseTrustedKeys, type TrustedKeys } from '../signature/trusted-keys.server.ts';
import { createPair, type Pair, record, say, writePublic } from './history-fixture.ts';
import { type RecordedStatement, resolveHistory } from './resolve-history.server.ts';
import { statementSchema } from './statement.ts';

const shop = createPair();
const portal = createPair();
const platform = createPair();
const stranger = createPair();

const teams: Readonly<Record<string, Pair>> = { 'remote-shop': shop, 'remote-portal': portal, shell: platform };
const trustedKeys: TrustedKeys = (unit, use) => [
  ...(teams[unit] ? [teams[unit].publicKey] : []),
  ...(use === 'act' ? [platform.publicKey] : []),
];

const first = say([], { shell: '1', 'remote-shop': '1', 'remote-portal': '1' }, [shop, portal, platform]);
const resolve = (history: readonly RecordedStatement[]) => resolveHistory(history, trustedKeys);
const readVersions = (history: readonly RecordedStatement[]) => resolve(history).set?.versions;
const base = { shell: '1', 'remote-shop': '1', 'remote-portal': '1' };

it('REL-03 REL-04 each team acts on its own unit, the platform on every one', () => {
  const own = say(first, { 'remote-shop': '2' }, [shop]);
  expect(readVersions(own)).toEqual({ ...base, 'remote-shop': '2' });
  const byPlatform = say(own, { 'remote-shop': '1', 'remote-portal': null }, [platform]);
  expect(readVersions(byPlatform)).toEqual({ shell: '1', 'remote-shop': '1' });
  expect(resolve(byPlatform).refused).toEqual([]);
});

it.each([
  ['nobody', [], 'act-unsigned'],
  ['a stranger', [stranger], 'act-foreign'],
  ['another team', [portal], 'act-foreign'],
] as const)('REL-03 what %s says of a unit counts for nothing, and hinders nobody', (_, keys, code) => {
  for (const version of ['2', null]) {
    const forged = say(first, { 'remote-shop': version }, keys);
    expect(readVersions(forged)).toEqual(base);
    expect(resolve(forged).refused).toEqual([
      { name: 'remote-shop', version: version ?? '', code, detail: expect.stringContaining('revision 2, by somebody') },
    ]);
    const later = say(forged, { 'remote-portal': '2' }, [portal]);
    expect(readVersions(later)).toEqual({ ...base, 'remote-portal': '2' });
    const mended = say(later, { 'remote-shop': '3' }, [shop]);
    expect(resolve(mended)).toMatchObject({ set: { versions: { 'remote-shop': '3' } }, refused: [] });
  }
});

it('REL-04 a statement about several units counts as a whole or not at all', () => {
  const half = say(first, { 'remote-shop': '2', 'remote-portal': '2' }, [shop]);
  expect(readVersions(half)).toEqual(base);
  expect(resolve(half).refused.map(({ name }) => name)).toEqual(['remote-shop', 'remote-portal']);
  expect(readVersions(say(first, { 'remote-shop': '2', 'remote-portal': '2' }, [shop, portal]))).toMatchObject({
    'remote-shop': '2',
    'remote-portal': '2',
  });
});

it('REL-03 a signature holds for everything in a statement, also for fields that nobody here knows', () => {
  const [, signed] = say(first, { 'remote-shop': '2' }, [shop], { cohort: 'canary' });
  if (!signed) throw new Error('there are two statements');
  expect(resolve([...first, signed]).refused).toEqual([]);
  for (const change of [
    { by: 'x' },
    { reason: 'x' },
    { kind: 'rollback' },
    { activatedAt: '2020-01-01T00:00:00.000Z' },
    { changes: { 'remote-shop': '3' } },
    { cohort: 'all' },
  ]) {
    const altered = record({ ...signed.statement, ...change });
    expect([change, readVersions([...first, altered])]).toEqual([change, base]);
  }
});

it('REL-04 a statement that was altered, taken out, repeated or moved breaks the chain, and nothing follows from it', () => {
  const history = say(say(first, { 'remote-shop': '2' }, [shop]), { 'remote-portal': '2' }, [portal]);
  const [one, two, three] = history;
  if (!one || !two || !three) throw new Error('there are three statements');
  const altered = record({ ...two.statement, reason: 'another' });
  for (const broken of [
    [one, altered, three],
    [one, three],
    [two, three],
    [one, three, two],
    [one, two, two],
    [one, two, record({ ...two.statement, revision: 3 })],
    [one, two, record({ ...two.statement, revision: 3, previous: null })],
  ]) {
    expect(() => resolve(broken)).toThrow(/^release history: revision \d .*copy of the registry/);
  }
  expect(readVersions(history)).toMatchObject({ 'remote-shop': '2', 'remote-portal': '2' });
});

it('REL-04 a history from before statements were chained counts where nothing is signed, and can be continued', () => {
  const write = (revision: number, version: string): RecordedStatement => {
    const versions = { shell: version };
    const said = { revision, versions, buildId: resolveBuildId(versions), kind: 'activation', by: 'x', reason: 'x' };
    return record(v.parse(statementSchema, { ...said, activatedAt: '2026-11-22T12:00:00.000Z' }));
  };
  const old = [write(1, '1'), write(2, '2')];
  expect(resolveHistory(old, null).set?.versions).toEqual({ shell: '2' });
  expect(resolve(old)).toMatchObject({ set: null, refused: [{ name: 'shell', code: 'act-unsigned' }] });
  const continued = say(old, { shell: '3' }, [platform]);
  expect(resolve(continued)).toMatchObject({ set: { versions: { shell: '3' } }, refused: [] });
  const [, second] = old;
  if (!second) throw new Error('there are two statements');
  expect(() =>
    resolveHistory([...continued, { ...second, statement: { ...second.statement, revision: 4 } }], null),
  ).toThrow('does not continue');
});

it('REL-04 what is known of earlier statements is not checked again, unless they are others now', () => {
  let asked = 0;
  const counting: TrustedKeys = (unit, use) => {
    asked += 1;
    return trustedKeys(unit, use);
  };
  const known = resolveHistory(first, counting);
  const history = say(first, { 'remote-shop': '2' }, [shop]);
  asked = 0;
  expect(resolveHistory(history, counting, known)).toEqual(resolve(history));
  expect(asked).toBe(1);
  const others = say([], { shell: '7' }, [platform]);
  expect(resolveHistory(others, counting, known).set?.versions).toEqual({ shell: '7' });
});

it('REL-03 a retired key counts for the acts before it retired, and for none after', () => {
  const [old, next] = [createPair(), createPair()];
  const history = say(say([], { shell: '1', 'remote-shop': '1' }, [platform, old]), { 'remote-shop': '2' }, [old]);
  const retire = (revision: number) =>
    parseTrustedKeys({
      RELEASE_PUBLIC_KEYS: `shell=${writePublic(platform)} remote-shop=${writePublic(next)} remote-shop=${writePublic(old)}@${revision}`,
    });
  const read = (revision: number) => resolveHistory(history, retire(revision)).set?.versions;
  expect(read(2)).toEqual({ shell: '1', 'remote-shop': '2' });
  expect(read(1)).toEqual({ shell: '1', 'remote-shop': '1' });
  const later = say(history, { 'remote-shop': '3' }, [old]);
  expect(resolveHistory(later, retire(2))).toMatchObject({
    set: { versions: { 'remote-shop': '2' } },
    refused: [{ name: 'remote-shop', code: 'act-foreign' }],
  });
  expect(() => parseTrustedKeys({ RELEASE_PUBLIC_KEYS: `shell=${writePublic(old)}@x` })).toThrow('must be a revision');
});

it('REL-04 an act that changes nothing is none, and one about a unit without keys concerns nobody', () => {
  const empty = say(first, {}, []);
  expect(resolve(empty)).toMatchObject({ set: resolve(first).set, refused: [] });
  expect(resolve(say([], {}, [])).set).toBeNull();
  const teamsOnly: TrustedKeys = (unit) => (teams[unit] ? [teams[unit].publicKey] : []);
  const ghost = resolveHistory(say(first, { 'remote-ghost': '1' }, []), teamsOnly);
  expect(ghost).toMatchObject({ set: { versions: base }, refused: [] });
});
