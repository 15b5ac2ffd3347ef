import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { expect, it, vi } from 'vitest';
import { chooseFirstSet } from './choose-first-set.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';

type Sources = Parameters<typeof chooseFirstSet>[0];
type Set = Awaited<ReturnType<Sources['readActive']>>;

const createSet = (buildId: string): Set => ({
  set: { buildId, activatedAt: '2026-11-21T12:00:00.000Z', versions: {} },
  manifests: {},
  operations: {},
});
const [active, good] = [createSet('active'), createSet('good')];
const fault = (name: UnpreparedUnit['name']): UnpreparedUnit => ({ name, version: 'b', error: new Error('boom') });
const [one, other] = [fault('remote-public'), fault('remote-editor')];
const describeFault = ({ name }: UnpreparedUnit, effect: string) => ({ name, version: 'b', effect, reason: 'boom' });
const gone = () => Promise.reject(new Error('the registry is gone'));
const none = () => Promise.reject(new Error('nothing is saved'));

async function choose(
  readActive: Sources['readActive'],
  readLastKnownGood: Sources['readLastKnownGood'],
  faults: Readonly<Record<string, readonly UnpreparedUnit[]>> = {},
) {
  const prepare = vi.fn(({ set }: Set) => Promise.resolve(faults[set.buildId] ?? []));
  const readRest = () => Promise.reject(new Error('nothing is left'));
  const first = await chooseFirstSet({ readActive, readLastKnownGood, readRest, prepare });
  return { first, prepared: prepare.mock.calls.map(([{ set }]) => set.buildId) };
}
const found = (set: Set) => () => Promise.resolve(set);

it('REL-05 starts with the set of the registry when all of it can be prepared, whatever was good before', async () => {
  const readLastKnownGood = vi.fn(found(good));
  const { first, prepared } = await choose(found(active), readLastKnownGood);
  expect(first).toEqual({ ...active, unprepared: [], degraded: [], triedBuildId: 'active' });
  expect([prepared, readLastKnownGood.mock.calls]).toEqual([['active'], []]);
});

it('promise 1 starts with the last known good set when a remote of the registry’s cannot be prepared, and says which', async () => {
  const { first, prepared } = await choose(found(active), found(good), { active: [one] });
  const degraded = [describeFault(one, 'older')];
  expect(first).toEqual({ ...good, unprepared: [], degraded, triedBuildId: 'active' });
  expect(prepared).toEqual(['active', 'good']);
});

it('promise 1 stays with the registry’s set, without the pages of that remote, when the other one is no better', async () => {
  const missing = { ...active, unprepared: [one], degraded: [describeFault(one, 'missing')], triedBuildId: 'active' };
  expect((await choose(found(active), none, { active: [one] })).first).toEqual(missing);
  expect((await choose(found(active), found(good), { active: [one], good: [other] })).first).toEqual(missing);
  expect((await choose(found(active), found(good), { active: [one], good: [one, other] })).first).toEqual(missing);
  // The same set is not prepared twice.
  const same = await choose(found(active), found(createSet('active')), { active: [one] });
  expect([same.first, same.prepared]).toEqual([missing, ['active']]);
});

it('promise 1 takes the set of which more can be served, and says what each remote costs', async () => {
  const { first } = await choose(found(active), found(good), { active: [one, other], good: [other] });
  expect(first).toEqual({
    ...good,
    unprepared: [other],
    degraded: [describeFault(one, 'older'), describeFault(other, 'older'), describeFault(other, 'missing')],
    triedBuildId: 'active',
  });
});

it('REL-05 starts with the last known good set when the registry’s cannot be read or is refused, and says why', async () => {
  const { first, prepared } = await choose(gone, found(good), { good: [one] });
  const registry = { name: 'registry', version: '', effect: 'older', reason: 'the registry is gone' };
  const degraded = [registry, describeFault(one, 'missing')];
  expect(first).toEqual({ ...good, unprepared: [one], degraded, triedBuildId: null });
  expect(prepared).toEqual(['good']);
  const reason = { name: 'remote-public', version: 'b', code: 'file-changed', detail: 'browser/a.js' } as const;
  const refused = await choose(() => Promise.reject(new ReleaseRefusedError([reason])), found(good));
  expect(refused.first.degraded).toEqual([
    { name: 'remote-public', version: 'b', effect: 'older', reason: 'file-changed (browser/a.js)' },
  ]);
});

it('REL-05 without any set that can be verified there is no start, and both reasons are reported', async () => {
  await expect(choose(gone, none)).rejects.toMatchObject({
    message: 'no usable release set: the registry is gone; last known good: nothing is saved',
    cause: { message: 'nothing is saved' },
  });
  const text = () => Promise.reject('a text' as unknown as Error);
  await expect(choose(text, text)).rejects.toThrow('no usable release set: a text; last known good: a text');
});
