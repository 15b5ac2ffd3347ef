import { describe, expect, it } from 'vitest';
import { registryForms } from '../registry/registry-forms.fixture.ts';
import { reportLifetimeMs, type ShellReport } from './shell-reports.ts';

const report: ShellReport = {
  shell: 'host-1',
  buildId: '0123456789abcdef',
  versions: { shell: '1' },
  revision: 1,
  problems: [],
};

/** What each form of the shells' reports promises. */
export function describeShellReports(): void {
  describe.each(registryForms)('reports $form', ({ create }) => {
    it('REL-04 lists the shells that reported a moment ago, whatever the clock of this machine says', async () => {
      const registry = await create();
      const reports = registry.openReports();
      expect(await reports.listRunning()).toEqual([]);
      await reports.write({ ...report, revision: 0 });
      await reports.write(report);
      await reports.write({ ...report, shell: 'host-2' });
      await reports.write({ ...report, shell: 'host-3' });
      await registry.dateReport('host-2', new Date(Date.now() - reportLifetimeMs - 2_000));
      await reports.remove('host-3');
      expect([
        await reports.isSilent('host-1'),
        await reports.isSilent('host-2'),
        await reports.isSilent('host-3'),
      ]).toEqual([false, true, false]);
      await reports.write({ ...report, shell: 'ghost' });
      await registry.dateReport('ghost', new Date(Date.now() + 86_400_000));
      expect(await registry.openReports().listRunning()).toEqual([report]);
    });

    it('REL-04 what is no report, and fields of a later version, keep nobody from reading the others', async () => {
      const registry = await create();
      const reports = registry.openReports();
      await reports.write({ ...report, cohorts: ['canary'] } as ShellReport);
      await registry.writeReport('half', '{"shell":"ha');
      await registry.writeReport('other', '[]');
      expect(await reports.listRunning()).toEqual([report]);
    });
  });
}
