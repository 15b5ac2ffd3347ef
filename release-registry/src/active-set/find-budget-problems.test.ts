import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { expect, it } from 'vitest';
import type { UnitEntries } from '../history/unit-entry.server.ts';
import { defaultPageBudget, parseBudgetFile, sitePageScriptBytes } from '../release/page-budget.ts';
import { weighRelease } from '../release/page-weights.ts';
import { createMountFixture, createReleaseFixture } from '../release-fixture.ts';
import { activateReleases, promoteCanary, rollBackUnits } from './activate-releases.server.ts';
import { changeCanary } from './change-canary.server.ts';
import { findBudgetProblems, listExcused, weighChange } from './find-budget-problems.ts';
import { change, createActiveRegistry } from './registry-fixture.ts';

const everything = { isMeasured: () => true };
const integrity = 'sha256-';
const noEntries: UnitEntries = new Map();

/** A release whose pages need files of these lengths; `x.js.br` is the compressed form of `x.js`. */
function createPages(
  parts: Readonly<Record<string, { readonly files: readonly string[]; readonly levels?: number }>>,
  lengths: Readonly<Record<string, number>>,
  changes: Partial<ReleaseManifest> = {},
  name: UnitName = 'remote-portal',
): ReleaseManifest {
  const split = (files: readonly string[]) => ({
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  });
  return {
    ...createReleaseFixture(name, '1').manifest,
    browserEntry: 'entry.js',
    initial: split(['main.css']),
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, { files, ...more }]) => [part, { ...split(files), ...more }]),
    ),
    files: Object.entries(lengths).map(([path, bytes]) => ({ path, bytes, integrity })),
    ...changes,
  };
}

it('REL-13 each kind of page is weighed as it is sent: its files once, compressed, with the English texts', () => {
  const parts = { ticket: { files: ['entry.js', 'ticket.js', 'ticket.css'], levels: 2 }, tickets: { files: [] } };
  const lengths = { 'entry.js': 900, 'entry.js.br': 300, 'ticket.js': 50, 'ticket.css': 7, 'main.css': 20, 'en.js': 5 };
  const catalogues = { en: 'en.js', de: 'de.js' };
  expect(weighRelease(createPages(parts, lengths, { catalogues }))).toEqual([
    { part: 'ticket', bytes: 382, scriptBytes: 355, requests: 5, levels: 2 },
    { part: 'tickets', bytes: 325, scriptBytes: 305, requests: 3, levels: 1 },
  ]);
  const shell = createPages(parts, lengths, { catalogues }, 'shell');
  expect(weighRelease(shell)).toEqual([{ part: '', bytes: 320, scriptBytes: 300, requests: 2, levels: 1 }]);
});

it('REL-13 a page over its budget is refused with the figure and the limit, measure by measure', () => {
  const many = Array.from({ length: 12 }, (_, index) => `${index}.js`);
  const parts = { list: { files: many }, ticket: { files: ['ticket.js'], levels: 4 } };
  const release = createPages(parts, { 'entry.js': 60_000, 'ticket.js': 50_000 });
  const find = (entries: UnitEntries, rule = everything) =>
    findBudgetProblems([release], entries, rule).map(({ code, detail }) => `${code}: ${detail}`);
  expect(find(noEntries)).toEqual([
    'over-budget: page ticket needs 110.0 kB of scripts and styles (br), the limit is 100.0 kB',
    'over-budget: page list needs 14 files, the limit is 12',
    'over-budget: page ticket needs 4 levels of files, the limit is 3',
  ]);
  expect(find(noEntries, { isMeasured: () => false })).toEqual([]);
  const budget = { bytes: 110_000, requests: 14, levels: 4 };
  const entry = { unit: release.name, team: 'Portal', keys: [], mounts: [], capabilities: [], budget };
  expect(find(new Map([[release.name, { ...entry, revision: 1, isWithdrawn: false }]]))).toEqual([]);
});

it('REL-13 a page of the public site is weighed together with the shell, and the new one of both is refused', () => {
  const mounts = [createMountFixture('/', { kind: 'site' })];
  const shop = createPages({ offer: { files: [] } }, { 'entry.js': 30_000 }, { mounts }, 'remote-shop');
  const shell = createPages({}, { 'entry.js': sitePageScriptBytes - 30_000 + 1 }, {}, 'shell');
  const find = (measured: readonly string[]) =>
    findBudgetProblems([shell, shop], noEntries, { isMeasured: (name) => measured.includes(name) });
  const detail = "page offer of remote-shop needs 105.0 kB of scripts with the shell's, the limit is 105.0 kB";
  expect(find(['remote-shop', 'shell'])).toEqual([{ name: 'remote-shop', version: '1', code: 'over-budget', detail }]);
  expect(find(['shell']).map(({ name }) => name)).toEqual(['shell']);
  expect(find(['remote-other'])).toEqual([]);
});

it('REL-13 what is over its budget is activated on purpose alone, which the statement says, and gone back to freely', async () => {
  const { registry, publish, set } = await createActiveRegistry();
  await publish('remote-public', 'b', { parts: { home: { scripts: [], styles: [], levels: 9 } } });
  await publish('remote-public', 'c');
  const refused = activateReleases(registry, { 'remote-public': 'b' }, change);
  await expect(refused).rejects.toMatchObject({ reasons: [{ name: 'remote-public', code: 'over-budget' }] });
  expect(await registry.pointer.read()).toEqual(set);
  await activateReleases(registry, { 'remote-public': 'b' }, { ...change, overBudget: 'the map, until spring' });
  // What is active is nobody's hindrance.
  await publish('remote-portal', 'a');
  await activateReleases(registry, { 'remote-portal': 'a' }, change);
  await activateReleases(registry, { 'remote-public': 'c' }, change);
  await rollBackUnits(registry, ['remote-public'], change);
  const { entries } = await registry.pointer.readState();
  expect(entries.map(({ statement }) => statement.overBudget)).toEqual([
    ...[undefined, 'the map, until spring'],
    ...[undefined, undefined, undefined],
  ]);
  expect([...listExcused(entries.slice(0, -1))]).toEqual(['remote-public@b']);
  const silent = entries.map((entry) => ({ ...entry, statement: { ...entry.statement, overBudget: undefined } }));
  expect([...listExcused(silent)]).toEqual(['remote-public@b']);
});

it('REL-13 a statement that calls itself a promotion or a rollback excuses nothing that was no canary, or never active', async () => {
  const { registry, publish } = await createActiveRegistry();
  const { pointer } = registry;
  for (const version of ['b', 'c', 'd']) await publish('remote-public', version);
  const say = async (version: string, kind: 'promotion' | 'rollback' | 'activation') => {
    const { set } = await pointer.readState();
    await pointer.compareAndSet(set!.buildId, { ...set!.versions, 'remote-public': version }, { ...change, kind });
    return [...listExcused((await pointer.readState()).entries)];
  };
  expect(await say('b', 'promotion')).toEqual([]);
  expect(await say('c', 'rollback')).toEqual([]);
  const plan = () =>
    ({ unit: 'remote-public', version: 'd', percent: 1, countries: [], cookie: null, promotion: null }) as const;
  await changeCanary(registry, 'remote-public', () => ({ ...plan(), countries: [] }), change);
  // Of another version than the canary that runs.
  expect(await say('e', 'promotion')).toEqual([]);
  await changeCanary(registry, 'remote-public', () => ({ ...plan(), countries: [] }), change);
  expect(await say('d', 'promotion')).toEqual(['remote-public@d']);
  expect(await say('a', 'rollback')).toEqual(['remote-public@d', 'remote-public@a']);
  expect(await say('c', 'rollback')).toContain('remote-public@c');
});

it('REL-13 an activation weighs what it changes, and a shell that is too heavy for a remote is not excused by it', () => {
  const { isMeasured } = weighChange({ shell: '2' }, []);
  expect([isMeasured('shell'), isMeasured('remote-shop')]).toEqual([true, false]);
});

it('REL-13 a canary is weighed when it begins', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish('remote-public', 'b', { parts: { home: { scripts: [], styles: [], levels: 9 } } });
  const canary = {
    unit: 'remote-public',
    version: 'b',
    percent: 10,
    countries: [],
    cookie: null,
    promotion: null,
  } as const;
  const begin = () => changeCanary(registry, 'remote-public', () => ({ ...canary, countries: [] }), change);
  await expect(begin()).rejects.toMatchObject({ reasons: [{ name: 'remote-public', code: 'over-budget' }] });
  await activateReleases(registry, { 'remote-public': 'b' }, { ...change, overBudget: 'the map, until spring' });
  await rollBackUnits(registry, ['remote-public'], change);
  expect((await begin()).canary).toMatchObject({ version: 'b' });
});

it('REL-13 a canary is let in on purpose, which its statement says, and promoted then', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish('remote-public', 'b', { parts: { home: { scripts: [], styles: [], levels: 9 } } });
  const canary = { unit: 'remote-public', version: 'b', percent: 10, cookie: null, promotion: null } as const;
  const plan = () => ({ ...canary, countries: [] });
  await changeCanary(registry, 'remote-public', plan, { ...change, overBudget: 'the map, until spring' });
  const { entries } = await registry.pointer.readState();
  expect(entries.at(-1)?.statement.overBudget).toBe('the map, until spring');
  expect([...listExcused(entries)]).toEqual(['remote-public@b']);
  // It is raised without saying it again.
  await changeCanary(registry, 'remote-public', () => ({ ...plan(), percent: 20 }), change);
  expect((await promoteCanary(registry, 'remote-public', change)).set.versions['remote-public']).toBe('b');
});

it('REL-13 a budget file may say nothing of pages, and what it says is checked', () => {
  expect(parseBudgetFile('{"floor":1,"ceiling":2}')).toBeNull();
  expect(parseBudgetFile(JSON.stringify({ page: defaultPageBudget }))).toEqual(defaultPageBudget);
  expect(() => parseBudgetFile('{"page":{"bytes":0}}')).toThrow();
});
