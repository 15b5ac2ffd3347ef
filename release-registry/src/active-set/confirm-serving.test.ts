import { expect, it } from 'vitest';
import { readStatements } from '../release-fixture.ts';
import type { ShellReport, ShellReports } from '../reports/shell-reports.ts';
import { activateReleases } from './activate-releases.server.ts';
import { confirmServing, NotServedError } from './confirm-serving.server.ts';
import { change, createActiveRegistry } from './registry-fixture.ts';

const createReports = (...running: readonly ShellReport[]): ShellReports => ({
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  isSilent: () => Promise.resolve(false),
  listRunning: () => Promise.resolve(running),
});

async function setUp() {
  const { registry, publish, set } = await createActiveRegistry();
  await publish('remote-public', 'b');
  const changed = await activateReleases(registry, { 'remote-public': 'b' }, change);
  const report: ShellReport = {
    shell: 'host-1',
    buildId: '',
    versions: changed.set.versions,
    revision: 2,
    problems: [],
  };
  const confirm = (...running: readonly ShellReport[]) =>
    confirmServing({ registry, reports: createReports(...running), timeoutMs: 50, change: changed, by: 'test' });
  return { registry, set, report, confirm };
}

it('REL-04 a change is confirmed by every running shell, with the smoke pages that none of them could render', async () => {
  const { report, confirm } = await setUp();
  const finding = { name: 'remote-public', version: 'b', page: '/en', reason: 'no content' };
  const unproven = [finding, { ...finding, name: 'remote-portal' }];
  const other = { ...report, shell: 'host-2', unproven };
  expect(await confirm({ ...report, unproven }, other)).toEqual({
    shells: ['host-1', 'host-2'],
    unproven: [finding],
  });
});

it('REL-04 a change that a shell refuses is put back, with the shell as the reason in the history', async () => {
  const { registry, set, report, confirm } = await setUp();
  const refusing = { ...report, problems: [{ name: 'remote-public', version: 'b', reason: 'boom' }] };
  const error = await confirm(refusing).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(NotServedError);
  expect(error).toMatchObject({
    problems: [{ shell: 'host-1', reason: 'remote-public@b: boom' }],
    restored: { buildId: set.buildId },
  });
  const last = (await readStatements(registry.pointer)).at(-1);
  expect(last).toMatchObject({ kind: 'rollback', by: 'test', reason: 'not served by host-1' });
});
