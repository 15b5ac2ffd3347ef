import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import { createPair, writePublic } from '@kmx/release-registry/history/history-fixture.ts';
import { createFileReleasePointer } from '@kmx/release-registry/pointer/file-release-pointer.server.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { parseTrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import type { CountedVisitor } from '../measures/known-visitors.ts';
import { createUnitMeasures } from '../measures/unit-measures.ts';
import { createPool, createRegistry, patience, team } from '../releases/release-keeper.fixture.ts';
import { guardCanaries } from './guard-canaries.ts';

const unit = 'remote-public';
const words = { by: 'team', reason: 'test' };
const guardPair = createPair();
const keys = `${unit}=${writePublic(team)} guard=${writePublic(guardPair)}`;

async function begin(promotion: object | null = null) {
  const fixture = await createRegistry();
  await fixture.activate('1');
  const { manifest, contents } = createReleaseFixture(unit, '2');
  await fixture.registry.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  const plan = () => v.parse(statedCanarySchema, { unit, version: '2', percent: 10, promotion });
  const canary = () => changeCanary(fixture.registry, unit, plan, words);
  await canary();
  const trustedKeys = parseTrustedKeys({ RELEASE_PUBLIC_KEYS: keys });
  const pointer = createFileReleasePointer(fixture.releasesDirectory, { trustedKeys });
  async function startShell(name: string, guardKey: typeof guardPair.privateKey | null = guardPair.privateKey) {
    const keeper = await fixture.start(createPool(), `${fixture.folder}/${name}`, trustedKeys);
    const measures = createUnitMeasures(new Registry());
    measures.follow([keeper.current(), ...keeper.canaries.listCompositions()]);
    const guard = guardCanaries({
      ...{ releases: keeper, measures, pointer, guardKey, isUnsigned: false, shell: name },
      ...{ log: pino({ level: 'silent' }), lookMs: 1_000_000 },
    });
    const visit = (version: string, visitor: CountedVisitor, pages = 1) => {
      for (let page = 0; page < pages; page += 1) {
        measures.recordVisitor({ name: unit, version }, visitor);
        measures.recordPage({ name: unit, version }, visitor);
      }
    };
    let shown = 0;
    /** So many visitors, each from a network of its own, with one page. */
    const show = (version: string, visitors: number, faults = 0) => {
      for (const end = shown + visitors; shown < end; shown += 1) {
        visit(version, { network: `10.0.${shown >> 8}.${shown & 255}`, bucket: 0 });
        measures.recordStep({ name: unit, version }, 'load', 5);
      }
      for (let fault = 0; fault < faults; fault += 1) measures.recordFault({ name: unit, version }, 'threw');
    };
    const listStates = () => keeper.canaries.list().map(({ state }) => state);
    return { keeper, measures, guard, show, visit, listStates };
  }
  return { ...fixture, pointer, canary, startShell };
}

it('REL-11 a canary that does worse is stopped at once, and ended in the history with the numbers, for all shells', async () => {
  const { pointer, startShell } = await begin();
  const [first, second] = [await startShell('one'), await startShell('two')];
  first.show('1', 360);
  first.show('2', 40);
  await first.guard.look();
  expect(first.listStates()).toEqual(['running']);
  first.show('2', 9, 9);
  await first.guard.look();
  const { canaries, entries } = await pointer.readState();
  expect(canaries.size).toBe(0);
  expect(entries.at(-1)?.statement).toMatchObject({
    ...{ kind: 'canary-end', by: 'guard of one' },
    reason: expect.stringMatching(/^server errors: 9 of 58 loads, active 0 of 360, within \d+ s$/),
    canary: { evidence: { canary: { count: 9, loads: 58 }, active: { count: 0, loads: 360 } } },
  });
  await vi.waitFor(() => expect([...first.listStates(), ...second.listStates()]).toEqual([]), patience);
  // What others have said already is not said again.
  await second.guard.look();
  expect((await pointer.readState()).entries).toHaveLength(entries.length);
});

it('REL-11 a shell without the key stops a canary for itself, and says so in its report with the numbers', async () => {
  const { pointer, releasesDirectory, startShell } = await begin();
  const { guard, show, listStates, keeper } = await startShell('one', null);
  show('1', 360);
  show('2', 40, 9);
  await guard.look();
  expect(listStates()).toEqual(['stopped']);
  expect(keeper.canaries.compose(() => true)).toBe(keeper.current());
  expect((await pointer.readState()).canaries.size).toBe(1);
  const reports = createFileShellReports(releasesDirectory);
  await vi.waitFor(async () => {
    const [report] = await reports.listRunning();
    expect(report?.canaries).toMatchObject([
      { unit, version: '2', state: 'stopped', reason: expect.stringContaining('server errors: 9 of 49 loads') },
    ]);
    expect(report?.canaries?.[0]?.figures).toMatchObject({ canary: { pages: 40, visitors: 40, faults: 9 } });
  }, patience);
});

it('REL-11 what visitors got before the first look at a canary that begins anew counts too', async () => {
  const { registry, pointer, canary, startShell } = await begin();
  const { guard, keeper, show, listStates } = await startShell('one');
  await endCanary(registry, unit, words);
  await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
  await canary();
  await vi.waitFor(() => expect(listStates()).toEqual(['running']), patience);
  guard.follow();
  show('1', 200);
  show('2', 5, 5);
  await guard.look();
  expect((await pointer.readState()).entries.at(-1)?.statement).toMatchObject({
    kind: 'canary-end',
    reason: expect.stringMatching(/^server errors: 5 of 10 loads, active 0 of 200, /),
  });
  await vi.waitFor(() => expect(keeper.canaries.list()).toEqual([]), patience);
});

const sequence = (length: number) => Array.from({ length }, (_, index) => index);

it('REL-11 errors of one visitor, however many, are those of one visitor', async () => {
  const { startShell } = await begin();
  const { guard, measures, show, listStates } = await startShell('one');
  show('1', 900);
  show('2', 100);
  const report = (network: string) => measures.recordError(unit, '2', { network, bucket: 3 });
  for (let error = 0; error < 500; error += 1) report('192.0.2.1');
  await guard.look();
  expect(listStates()).toEqual(['running']);
  for (let visitor = 2; visitor < 12; visitor += 1) report(`192.0.2.${visitor}`);
  await guard.look();
  await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
});

it.each([
  ['60 visitors behind 4 addresses', 60, 4, 540],
  ['1,000 visitors behind 9 addresses', 1_000, 9, 9_000],
])('REL-11 a canary that is broken for %s is stopped', async (_, broken, addresses, others) => {
  const { startShell } = await begin();
  const { guard, measures, visit, listStates } = await startShell('one');
  const createVisitor = (index: number, bucket: number) => ({ network: `192.0.2.${index % addresses}`, bucket });
  for (const index of sequence(others)) visit('1', createVisitor(index, 1_000 + index), 3);
  for (const index of sequence(broken)) {
    const visitor = createVisitor(index, index);
    visit('2', visitor, 3);
    for (let page = 0; page < 3; page += 1) measures.recordError(unit, '2', visitor);
  }
  await guard.look();
  await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
});

it.each([
  ['with one cookie', () => 5],
  ['with a made-up cookie for each page', (page: number) => page % 1_000],
])(
  'REL-11 a program that asks for 6,000 pages of the canary %s does not hide what it does to 60 visitors',
  async (_, findBucket) => {
    const { startShell } = await begin();
    const { guard, measures, visit, show, listStates } = await startShell('one');
    show('1', 540);
    for (const page of sequence(6_000)) visit('2', { network: '198.51.100.1', bucket: findBucket(page) });
    await guard.look();
    expect(listStates()).toEqual(['running']);
    for (const index of sequence(60)) {
      const visitor = { network: `192.0.2.${index}`, bucket: index };
      visit('2', visitor);
      measures.recordError(unit, '2', visitor);
    }
    await guard.look();
    await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
  },
);

it('REL-11 a program that asks for thousands of pages brings no canary to its promotion', async () => {
  const { pointer, startShell } = await begin({ afterMs: 0, minViews: 50 });
  const { guard, show, visit } = await startShell('one');
  show('1', 400);
  visit('2', { network: '198.51.100.1', bucket: 5 }, 6_000);
  await guard.look();
  expect((await pointer.read())?.versions).toEqual({ [unit]: '1' });
});

it('REL-11 visitors who were there before the canary began are compared with those of the canary', async () => {
  const { registry, canary, startShell } = await begin();
  const { guard, measures, visit, keeper, listStates } = await startShell('one');
  await endCanary(registry, unit, words);
  await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
  const visitors = sequence(540).map((index) => ({ network: `192.0.2.${index & 63}`, bucket: 1_000 + index }));
  for (const visitor of visitors) visit('1', visitor);
  await canary();
  await vi.waitFor(() => expect(listStates()).toEqual(['running']), patience);
  guard.follow();
  for (const visitor of visitors) visit('1', visitor);
  for (const bucket of sequence(60)) visit('2', { network: `192.0.2.${bucket}`, bucket });
  for (const bucket of sequence(12)) measures.recordError(unit, '2', { network: `192.0.2.${bucket}`, bucket });
  await guard.look();
  await vi.waitFor(() => expect(keeper.canaries.list()).toEqual([]), patience);
});

it('REL-11 a canary is promoted by its rule, after its time and with its views, and not while it does worse', async () => {
  const { pointer, startShell } = await begin({ afterMs: 0, minViews: 50 });
  const { guard, keeper, show } = await startShell('one');
  show('1', 400);
  show('2', 49);
  await guard.look();
  expect((await pointer.read())?.versions).toEqual({ [unit]: '1' });
  show('2', 1);
  await guard.look();
  const { set, entries } = await pointer.readState();
  expect(set?.versions).toEqual({ [unit]: '2' });
  expect(entries.at(-1)?.statement).toMatchObject({ kind: 'promotion', canary: { views: 50 } });
  await keeper.follow(set);
});

it('REL-11 a shell without the key reports that a canary is due', async () => {
  const { startShell } = await begin({ afterMs: 0, minViews: 50 });
  const { guard, listStates, show } = await startShell('one', null);
  show('1', 400);
  show('2', 50);
  await guard.look();
  expect(listStates()).toEqual(['due']);
});

it('REL-11 a statement that cannot be written leaves the canary stopped, and is tried again later', async () => {
  const { pointer, startShell } = await begin();
  const { guard, show, listStates } = await startShell('one');
  const sayCanary = vi.spyOn(pointer, 'sayCanary').mockRejectedValue(new Error('read-only'));
  show('1', 360);
  show('2', 40, 9);
  await guard.look();
  await guard.look();
  expect(listStates()).toEqual(['stopped']);
  expect(sayCanary).toHaveBeenCalledTimes(1);
});
