import { expect, it } from 'vitest';
import { awaitDecisions, awaitShells } from './await-shells.ts';
import type { ShellReport, ShellReports } from './shell-reports.ts';

const old: ShellReport = {
  shell: 'a',
  buildId: 'b1',
  versions: { shell: '1', 'remote-portal': '1', 'remote-public': '1' },
  revision: 1,
  problems: [],
};
const served: ShellReport = {
  ...old,
  buildId: 'b2',
  revision: 2,
  versions: { ...old.versions, 'remote-portal': '2' },
};
const portal = { name: 'remote-portal', version: '2' };

/** Reports that change with each look at them; the last state stays. */
function createReports(...states: readonly (readonly ShellReport[])[]): ShellReports {
  let look = -1;
  return {
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    isSilent: (shell) => Promise.resolve(shell === 'crashed'),
    listRunning: () => {
      look = Math.min(look + 1, states.length - 1);
      return Promise.resolve(states[look] ?? []);
    },
  };
}
const wait = (reports: ShellReports, timeoutMs = 5_000) =>
  awaitShells({ reports, revision: 2, changed: { 'remote-portal': '2' }, timeoutMs, pauseMs: 1 });

it('REL-04 an activation is done when every running shell serves the unit, also within a later set', async () => {
  const later = {
    ...served,
    shell: 'b',
    buildId: 'b3',
    revision: 3,
    versions: { ...served.versions, 'remote-public': '9' },
  };
  const outcome = await wait(
    createReports([old, { ...old, shell: 'b' }], [served, { ...old, shell: 'b' }], [served, later]),
  );
  expect(outcome).toEqual({ shells: ['a', 'b'], problems: [] });
});

it('REL-04 a shell that refuses the unit, or the whole set, ends the wait with its reason', async () => {
  const reason = 'boom at evaluation';
  const refusing = { ...old, shell: 'b', revision: 2, problems: [{ ...portal, reason }] };
  expect(await wait(createReports([served, old], [served, refusing]))).toEqual({
    shells: ['a'],
    problems: [{ shell: 'b', reason: `remote-portal@2: ${reason}` }],
  });
  const other = { name: 'remote-public', version: '1', reason: 'file-changed (browser/x.js)' };
  expect(await wait(createReports([{ ...old, revision: 2, problems: [other] }]))).toEqual({
    shells: [],
    problems: [{ shell: 'a', reason: 'refused the set (remote-public@1: file-changed (browser/x.js))' }],
  });
});

it('REL-04 what a shell said of the same version before it has seen the act does not count', async () => {
  const stale = { ...old, problems: [{ ...portal, reason: 'act-foreign (revision 1)' }] };
  expect(await wait(createReports([stale], [served]))).toEqual({ shells: ['a'], problems: [] });
  const reason = 'release history: revision 2 is not readable';
  const lost = { ...old, problems: [{ name: 'registry', version: '', reason }] };
  expect(await wait(createReports([lost]), 0)).toEqual({
    shells: [],
    problems: [{ shell: 'a', reason: `did not serve it within 0 seconds (registry: ${reason})` }],
  });
});

it('REL-04 a unit that was taken out is waited for until no shell serves it any more', async () => {
  const { 'remote-portal': _, ...rest } = old.versions;
  const without = { ...old, revision: 2, versions: rest };
  const reports = createReports([old], [without]);
  const outcome = await awaitShells({
    reports,
    revision: 2,
    changed: { 'remote-portal': null },
    timeoutMs: 5_000,
    pauseMs: 1,
  });
  expect(outcome).toEqual({ shells: ['a'], problems: [] });
  const still = { ...old, revision: 2 };
  expect(
    (
      await awaitShells({
        reports: createReports([still]),
        revision: 2,
        changed: { 'remote-portal': null },
        timeoutMs: 0,
      })
    ).problems,
  ).toHaveLength(1);
});

it('REL-04 a fault of another unit, which was there before, does not count', async () => {
  const problems = [{ name: 'remote-public', version: '1', reason: 'could not be prepared' }];
  expect(await wait(createReports([{ ...served, problems }]))).toEqual({ shells: ['a'], problems: [] });
});

it('REL-04 a shell that says nothing in time is named; without shells there is nothing to wait for', async () => {
  expect(await wait(createReports([served, { ...old, shell: 'b' }]), 0)).toEqual({
    shells: ['a'],
    problems: [{ shell: 'b', reason: 'did not serve it within 0 seconds' }],
  });
  expect(await wait(createReports([]))).toEqual({ shells: [], problems: [] });
});

it('REL-04 a set that was put back is waited for until every shell has decided about it, or until the time is over', async () => {
  const refused = { ...old, revision: 2, problems: [{ ...portal, reason: 'boom' }] };
  const back = { ...old, revision: 3 };
  const states = [[refused, served], [refused, back], [back, back], [refused]];
  const reports = createReports(...states);
  await awaitDecisions({ reports, revision: 3, timeoutMs: 5_000, pauseMs: 1 });
  expect(await reports.listRunning()).toEqual([refused]);
  await awaitDecisions({ reports, revision: 3, timeoutMs: 20, pauseMs: 1 });
});

it('REL-04 a shell that crashes before it serves the unit is a problem; one that stops as it should is none', async () => {
  const crashed = { ...old, shell: 'crashed' };
  expect(await wait(createReports([old, crashed], [served]))).toEqual({
    shells: ['a'],
    problems: [{ shell: 'crashed', reason: 'stopped reporting before it served it' }],
  });
  expect(await wait(createReports([old, { ...old, shell: 'stopped' }], [served]))).toEqual({
    shells: ['a'],
    problems: [],
  });
});
