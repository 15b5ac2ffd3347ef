import { expect, it } from 'vitest';
import { awaitDecisions, awaitShells } from './await-shells.ts';
import type { ShellReport, ShellReports } from './shell-reports.ts';

const old: ShellReport = {
  shell: 'a',
  buildId: 'b1',
  versions: { shell: '1', 'remote-portal': '1', 'remote-public': '1' },
  decidedBuildId: 'b1',
  problems: [],
};
const served: ShellReport = {
  ...old,
  buildId: 'b2',
  decidedBuildId: 'b2',
  versions: { ...old.versions, 'remote-portal': '2' },
};
const portal = { name: 'remote-portal', version: '2' };

/** Reports that change with each look at them; the last state stays. */
function createReports(...states: readonly (readonly ShellReport[])[]): ShellReports {
  let look = -1;
  return {
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    listRunning: () => {
      look = Math.min(look + 1, states.length - 1);
      return Promise.resolve(states[look] ?? []);
    },
  };
}
const wait = (reports: ShellReports, timeoutMs = 5_000) =>
  awaitShells({ reports, buildId: 'b2', changed: { 'remote-portal': '2' }, timeoutMs, pauseMs: 1 });

it('REL-04 an activation is done when every running shell serves the unit, also within a later set', async () => {
  const later = { ...served, shell: 'b', buildId: 'b3', versions: { ...served.versions, 'remote-public': '9' } };
  const outcome = await wait(
    createReports([old, { ...old, shell: 'b' }], [served, { ...old, shell: 'b' }], [served, later]),
  );
  expect(outcome).toEqual({ shells: ['a', 'b'], problems: [] });
});

it('REL-04 a shell that refuses the unit, or the whole set, ends the wait with its reason', async () => {
  const reason = 'boom at evaluation';
  const refusing = { ...old, shell: 'b', decidedBuildId: 'b2', problems: [{ ...portal, reason }] };
  expect(await wait(createReports([served, old], [served, refusing]))).toEqual({
    shells: ['a'],
    problems: [{ shell: 'b', reason: `remote-portal@2: ${reason}` }],
  });
  const other = { name: 'remote-public', version: '1', reason: 'file-changed (browser/x.js)' };
  expect(await wait(createReports([{ ...old, decidedBuildId: 'b2', problems: [other] }]))).toEqual({
    shells: [],
    problems: [{ shell: 'a', reason: 'refused the set (remote-public@1: file-changed (browser/x.js))' }],
  });
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
  const refused = { ...old, decidedBuildId: 'b2', problems: [{ ...portal, reason: 'boom' }] };
  const states = [[refused, served], [refused, old], [old, old], [refused]];
  const reports = createReports(...states);
  await awaitDecisions({ reports, buildId: 'b1', timeoutMs: 5_000, pauseMs: 1 });
  expect(await reports.listRunning()).toEqual([refused]);
  await awaitDecisions({ reports, buildId: 'b1', timeoutMs: 20, pauseMs: 1 });
});
