import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../release-fixture.ts';
import { createFileShellReports } from './file-shell-reports.server.ts';
import { reportLifetimeMs, type ShellReport } from './shell-reports.ts';

const report: ShellReport = {
  shell: 'host-1',
  buildId: '0123456789abcdef',
  versions: { shell: '1' },
  revision: 1,
  problems: [],
};

it('REL-04 lists the shells that reported a moment ago, whatever the clock of this machine says', async () => {
  const folder = await createTestFolder();
  const reports = createFileShellReports(folder);
  expect(await reports.listRunning()).toEqual([]);
  await reports.write(report);
  await reports.write({ ...report, shell: 'host-2' });
  await reports.write({ ...report, shell: 'host-3' });
  const old = new Date(Date.now() - reportLifetimeMs - 1_000);
  await utimes(join(folder, 'reports/host-2.json'), old, old);
  await reports.remove('host-3');
  expect([
    await reports.isSilent('host-1'),
    await reports.isSilent('host-2'),
    await reports.isSilent('host-3'),
  ]).toEqual([false, true, false]);
  await reports.write({ ...report, shell: 'ghost' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await utimes(join(folder, 'reports/ghost.json'), tomorrow, tomorrow);
  expect(await reports.listRunning()).toEqual([report]);
  expect((await readdir(join(folder, 'reports'))).toSorted()).toEqual(['ghost.json', 'host-1.json', 'host-2.json']);
});

it('REL-04 what is no report, and fields of a later version, keep nobody from reading the others', async () => {
  const folder = await createTestFolder();
  const reports = createFileShellReports(folder);
  await reports.write({ ...report, cohorts: ['canary'] } as ShellReport);
  for (const [name, text] of [
    ['half.json', '{"shell":"ha'],
    ['other.json', '[]'],
    ['note.txt', 'x'],
  ] as const) {
    await writeFile(join(folder, 'reports', name), text);
  }
  expect(await reports.listRunning()).toEqual([report]);
});
