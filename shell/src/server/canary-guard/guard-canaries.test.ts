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
    const show = (version: string, pages: number, faults = 0) => {
      for (let page = 0; page < pages; page += 1) measures.recordPage({ name: unit, version });
      for (let fault = 0; fault < faults; fault += 1) measures.recordFault({ name: unit, version }, 'threw');
    };
    const listStates = () => keeper.canaries.list().map(({ state }) => state);
    return { keeper, measures, guard, show, listStates };
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
    reason: expect.stringMatching(/^server errors: 9 on 49 pages, active 0 on 360, within \d+ s$/),
    canary: { evidence: { canary: { count: 9, pages: 49 }, active: { count: 0, pages: 360 } } },
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
      { unit, version: '2', state: 'stopped', reason: expect.stringContaining('server errors: 9 on 40 pages') },
    ]);
    expect(report?.canaries?.[0]?.figures).toMatchObject({ canary: { pages: 40, faults: 9 }, active: { pages: 360 } });
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
    reason: expect.stringMatching(/^server errors: 5 on 5 pages, active 0 on 200, /),
  });
  await vi.waitFor(() => expect(keeper.canaries.list()).toEqual([]), patience);
});

it('REL-11 errors of one visitor, however many, are those of one visitor', async () => {
  const { startShell } = await begin();
  const { guard, measures, show, listStates } = await startShell('one');
  show('1', 900);
  show('2', 100);
  for (let error = 0; error < 500; error += 1) measures.recordError(unit, '2', '192.0.2.1');
  await guard.look();
  expect(listStates()).toEqual(['running']);
  for (let visitor = 2; visitor < 12; visitor += 1) measures.recordError(unit, '2', `192.0.2.${visitor}`);
  await guard.look();
  await vi.waitFor(() => expect(listStates()).toEqual([]), patience);
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
