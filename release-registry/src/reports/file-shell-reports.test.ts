import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../release-fixture.ts';
import { createFileShellReports } from './file-shell-reports.server.ts';
import type { ShellReport } from './shell-reports.ts';

const report: ShellReport = {
  shell: 'host-1',
  buildId: '0123456789abcdef',
  versions: { shell: '1' },
  revision: 1,
  problems: [],
};

it('REL-04 reports leave nothing else in their folder, and other files in it are none', async () => {
  const folder = await createTestFolder();
  const reports = createFileShellReports(folder);
  await reports.write(report);
  await reports.write({ ...report, shell: 'host-2' });
  await reports.remove('host-2');
  await writeFile(join(folder, 'reports', 'note.txt'), 'x');
  expect(await reports.listRunning()).toEqual([report]);
  expect((await readdir(join(folder, 'reports'))).toSorted()).toEqual(['host-1.json', 'note.txt']);
});
