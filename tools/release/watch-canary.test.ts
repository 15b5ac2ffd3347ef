import { promoteCanary } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { change, createActiveRegistry } from '@kmx/release-registry/active-set/registry-fixture.ts';
import { statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotDoneError } from './parse-arguments.ts';
import { CanaryEndedError, watchCanary } from './watch-canary.ts';

const unit = 'remote-public';
const rule = { afterMs: 7_200_000, minViews: 50 };
let fixture: Awaited<ReturnType<typeof createActiveRegistry>>;

async function begin(promotion: typeof rule | null, version = 'b') {
  const plan = () => v.parse(statedCanarySchema, { unit, version, percent: 10, promotion });
  return (await changeCanary(fixture.registry, unit, plan, change)).canary!;
}

/** What anybody who can write into `reports/` says. */
function forge(state: CanaryReport['state'], since: number): ShellReports {
  const canary = { unit, version: 'b', since, state, reason: 'made up' } as const;
  const report = { shell: 'forged', buildId: 'x', versions: {}, revision: since, problems: [], canaries: [canary] };
  return { listRunning: () => Promise.resolve([report]) } as unknown as ShellReports;
}

/** Watches, and gives up after some looks: the canary goes on then. */
async function watch(
  canary: Awaited<ReturnType<typeof begin>>,
  { reports = forge('due', canary.since), confirm = vi.fn(() => Promise.resolve(true)), ageMs = 0, looks = 3 } = {},
) {
  let left = looks;
  const { registry } = fixture;
  const show = () => {
    left -= 1;
    if (left < 0) throw new Error('still a canary');
  };
  const now = () => Date.parse(canary.startedAt) + ageMs;
  return watchCanary(canary, { registry, reports, by: 'team', show, confirm, now, pauseMs: 1 });
}
const readVersion = async () => (await fixture.registry.pointer.read())?.versions[unit];

beforeEach(async () => {
  fixture = await createActiveRegistry();
  await fixture.publish(unit, 'b');
  await fixture.publish(unit, 'c');
});

it('REL-11 a report that says due promotes nothing for which the team has stated no rule', async () => {
  const confirm = vi.fn(() => Promise.resolve(true));
  const canary = await begin(rule);
  // Of the rule that is taken back nothing is left.
  await begin(null);
  await expect(watch(canary, { confirm, ageMs: 10 * rule.afterMs })).rejects.toThrow('still a canary');
  expect(confirm).not.toHaveBeenCalled();
  expect(await readVersion()).toBe('a');
});

it('REL-11 a report that says due promotes nothing before the time of the rule has passed by the own clock', async () => {
  const confirm = vi.fn(() => Promise.resolve(true));
  const canary = await begin(rule);
  await expect(watch(canary, { confirm, ageMs: rule.afterMs - 1 })).rejects.toThrow('still a canary');
  expect(confirm).not.toHaveBeenCalled();
  expect(await readVersion()).toBe('a');
  expect(await watch(canary, { confirm, ageMs: rule.afterMs })).toMatchObject({ data: { promoted: true } });
  expect(confirm).toHaveBeenCalledOnce();
  expect(await readVersion()).toBe('b');
});

it('REL-11 who watches is asked, since views come from reports that nobody signs, and a no promotes nothing', async () => {
  const canary = await begin(rule);
  const confirm = vi.fn(() => Promise.resolve(false));
  await expect(watch(canary, { confirm, ageMs: rule.afterMs })).rejects.toThrow(NotDoneError);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('are not signed'));
  expect(await readVersion()).toBe('a');
});

it('REL-11 a canary that was begun anew while somebody was asked is not promoted in the place of the other', async () => {
  const canary = await begin(rule);
  const confirm = vi.fn(async () => {
    await endCanary(fixture.registry, unit, change);
    await begin(null, 'c');
    return true;
  });
  await expect(watch(canary, { confirm, ageMs: rule.afterMs })).rejects.toThrow(CanaryEndedError);
  expect(await readVersion()).toBe('a');
});

it('REL-11 a report that says stopped ends the canary, which only takes a version away from visitors', async () => {
  const canary = await begin(rule);
  await expect(watch(canary, { reports: forge('stopped', canary.since) })).rejects.toThrow(CanaryEndedError);
  expect(await readVersion()).toBe('a');
});

it('REL-11 a promotion of a canary of one time makes no other one active, also when it loses a race', async () => {
  const { registry } = fixture;
  const { since } = await begin(null);
  // Begun anew between reading and writing.
  const { pointer } = registry;
  const compareAndSet = vi.fn(async (...words: Parameters<typeof pointer.compareAndSet>) => {
    if (compareAndSet.mock.calls.length === 1) {
      await endCanary(registry, unit, change);
      await begin(null, 'c');
    }
    return pointer.compareAndSet(...words);
  });
  const raced = { ...registry, pointer: { ...pointer, compareAndSet } };
  await expect(promoteCanary(raced, unit, { ...change, since })).rejects.toThrow(RangeError);
  expect(await readVersion()).toBe('a');
  // Without a time the one that runs when it is written becomes active.
  expect((await promoteCanary(registry, unit, change)).set.versions[unit]).toBe('c');
});
