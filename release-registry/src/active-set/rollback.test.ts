import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../release-fixture.ts';
import { activateReleases, deactivateReleases, rollBackSet, rollBackUnits } from './activate-releases.server.ts';
import { change, createActiveRegistry, createRegistry } from './registry-fixture.ts';

describe('rollback', () => {
  it('REL-04 there is nothing to go back to before the first set, nor to a set that never was', async () => {
    const { registry } = await createRegistry();
    await expect(rollBackSet(registry, change)).rejects.toThrow(new RangeError('no earlier set'));
    const { registry: active } = await createActiveRegistry();
    const unknown = rollBackSet(active, change, '0123456789abcdef');
    await expect(unknown).rejects.toThrow(new RangeError('no set 0123456789abcdef in the history'));
  });

  it('REL-04 goes back one whole set at a time, or to a named one, and every step is in the history', async () => {
    const { registry, publish, set } = await createActiveRegistry();
    for (const version of ['b', 'c']) {
      await publish('remote-public', version);
      await activateReleases(registry, { 'remote-public': version }, change);
    }
    const last = await registry.pointer.read();
    expect((await rollBackSet(registry, change)).set.versions['remote-public']).toBe('b');
    expect((await rollBackSet(registry, change)).set.buildId).toBe(set.buildId);
    await expect(rollBackSet(registry, change)).rejects.toThrow(RangeError);
    expect((await rollBackSet(registry, change, last?.buildId)).set.versions['remote-public']).toBe('c');
    const history = await readStatements(registry.pointer);
    expect(history.map((entry) => `${entry.kind} ${entry.versions['remote-public']}`)).toEqual([
      'activation a',
      'activation b',
      'activation c',
      'rollback b',
      'rollback a',
      'rollback c',
    ]);
  });
});

describe('rollback of a unit', () => {
  async function setUpTeams() {
    const { registry, publish } = await createActiveRegistry();
    for (const version of ['b', 'c']) await publish('remote-public', version);
    for (const version of ['1', '2']) await publish('remote-portal', version);
    await activateReleases(registry, { 'remote-public': 'b', 'remote-portal': '1' }, change);
    await activateReleases(registry, { 'remote-public': 'c' }, change);
    await activateReleases(registry, { 'remote-portal': '2' }, change);
    const rollBack = async (...units: readonly UnitName[]) =>
      (await rollBackUnits(registry, units, change)).set.versions;
    return { registry, rollBack };
  }

  it('REL-04 takes back that unit alone, one version at a time, whatever other teams have activated since', async () => {
    const { registry, rollBack } = await setUpTeams();
    expect(await rollBack('remote-public')).toEqual({ shell: '1', 'remote-public': 'b', 'remote-portal': '2' });
    expect(await rollBack('remote-public')).toMatchObject({ 'remote-public': 'a', 'remote-portal': '2' });
    await expect(rollBack('remote-public')).rejects.toThrow(new RangeError('remote-public has no earlier version'));
    expect((await readStatements(registry.pointer)).at(-1)).toMatchObject({
      kind: 'rollback',
      changes: { 'remote-public': 'a' },
    });
    expect(await rollBack('remote-portal')).toMatchObject({ 'remote-public': 'a', 'remote-portal': '1' });
  });

  it('REL-04 takes back several units at once, or one to a named version that it once had', async () => {
    const { registry, rollBack } = await setUpTeams();
    expect(await rollBack('remote-public', 'remote-portal')).toMatchObject({
      'remote-public': 'b',
      'remote-portal': '1',
    });
    const to = (toVersion: string) => rollBackUnits(registry, ['remote-public'], { ...change, toVersion });
    expect((await to('c')).set.versions['remote-public']).toBe('c');
    await expect(to('z')).rejects.toThrow(new RangeError('remote-public@z was never active'));
    await expect(rollBackUnits(registry, ['remote-editor'], change)).rejects.toThrow('has no earlier version');
  });
});

it('REL-04 a remote is taken out of the set on purpose, and comes back with the version it had', async () => {
  const { registry, publish } = await createActiveRegistry();
  await publish('remote-portal', '1');
  await activateReleases(registry, { 'remote-portal': '1' }, change);
  const { set } = await deactivateReleases(registry, ['remote-portal'], change);
  expect(set.versions).toEqual({ shell: '1', 'remote-public': 'a' });
  await expect(deactivateReleases(registry, ['remote-portal'], change)).rejects.toThrow('remote-portal is not active');
  const back = await rollBackUnits(registry, ['remote-portal'], change);
  expect(back.set.versions['remote-portal']).toBe('1');
  await publish('remote-portal', '2');
  await activateReleases(registry, { 'remote-portal': '2' }, change);
  await deactivateReleases(registry, ['remote-portal'], change);
  await activateReleases(registry, { 'remote-portal': '2' }, change);
  expect((await rollBackUnits(registry, ['remote-portal'], change)).set.versions['remote-portal']).toBe('1');
});
