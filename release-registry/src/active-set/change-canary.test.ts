import * as v from 'valibot';
import { expect, it } from 'vitest';
import { statedCanarySchema } from '../history/canary.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { activateReleases, promoteCanary, rollBackUnits } from './activate-releases.server.ts';
import { changeCanary, endCanary } from './change-canary.server.ts';
import { findPrunable } from './find-prunable.ts';
import { change, createActiveRegistry } from './registry-fixture.ts';

const unit = 'remote-public';
const plan = (version: string) => () => v.parse(statedCanarySchema, { unit, version, percent: 10 });

it('REL-11 the gate of an activation decides about a canary, with its version in the place of the unit', async () => {
  const { registry, publish, set } = await createActiveRegistry();
  await publish(unit, 'b');
  await publish(unit, 'later', { contractVersion: '99.0.0' });
  await expect(changeCanary(registry, unit, plan('later'), change)).rejects.toThrow('contract-unknown');
  await expect(changeCanary(registry, unit, plan('never'), change)).rejects.toThrow('release-missing');
  const { canary, revision } = await changeCanary(registry, unit, plan('b'), change);
  expect([canary?.version, revision]).toEqual(['b', 2]);
  expect(await registry.pointer.read()).toEqual(set);
  await expect(changeCanary(registry, unit, plan('a'), change)).rejects.toThrow(ReleaseRefusedError);
});

it('REL-11 a canary is ended once, and not one that has begun since', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish(unit, 'b');
  const { canary } = await changeCanary(registry, unit, plan('b'), change);
  const since = canary?.since ?? 0;
  expect((await endCanary(registry, unit, { ...change, since })).canary).toBeNull();
  await expect(endCanary(registry, unit, change)).rejects.toThrow('has no canary');
  await changeCanary(registry, unit, plan('b'), change);
  await expect(endCanary(registry, unit, { ...change, since })).rejects.toThrow('of that time');
});

it('REL-11 a promotion makes the canary active, and a rollback goes back to what was active before', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish(unit, 'b');
  await expect(promoteCanary(registry, unit, change)).rejects.toThrow(RangeError);
  await changeCanary(registry, unit, plan('b'), change);
  expect((await promoteCanary(registry, unit, change)).set.versions[unit]).toBe('b');
  expect((await registry.pointer.readState()).canaries.size).toBe(0);
  expect((await rollBackUnits(registry, [unit], change)).set.versions[unit]).toBe('a');
});

it('REL-11 no retention removes a canary, nor one whose documents may still be open; other processes serve its files', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish(unit, 'b');
  await publish(unit, 'c');
  await changeCanary(registry, unit, plan('b'), change);
  const list = async (nowMs: number) => {
    const stored = ['b', 'c'].map((version) => ({ name: unit, version, createdAtMs: 0 }) as const);
    const rule = { keptVersions: 1, keptMs: 1000, nowMs };
    return findPrunable(stored, await registry.pointer.readState(), [], rule).map(({ version }) => version);
  };
  expect(await list(Date.now() + 100_000)).toEqual(['c']);
  expect((await registry.pointer.readRecent(3)).map(({ versions }) => versions[unit])).toContain('b');
  await endCanary(registry, unit, change);
  expect(await list(Date.now())).toEqual(['c']);
  expect(await list(Date.now() + 100_000)).toEqual(['b', 'c']);
});

it('REL-01 REL-11 the last sets are counted without those of their canaries, and each once', async () => {
  const { registry, publish } = await createActiveRegistry();
  const list = async (count: number) =>
    (await registry.pointer.readRecent(count)).map(({ versions }) => versions[unit] ?? '');
  for (const version of ['b', 'c', 'd']) await publish(unit, version);
  await changeCanary(registry, unit, plan('b'), change);
  await changeCanary(registry, unit, plan('c'), change);
  await activateReleases(registry, { [unit]: 'd' }, change);
  await changeCanary(registry, unit, plan('b'), change);
  await endCanary(registry, unit, change);
  expect(await list(1)).toEqual(['d', 'b']);
  expect(await list(2)).toEqual(['d', 'b', 'a', 'c']);
  await activateReleases(registry, { [unit]: 'a' }, change);
  await activateReleases(registry, { [unit]: 'd' }, change);
  await activateReleases(registry, { [unit]: 'a' }, change);
  expect(new Set(await list(2))).toEqual(new Set(['a', 'd', 'b', 'c']));
});
