import { expect, it } from 'vitest';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createTestFolder } from '../release-fixture.ts';
import type { ShellReport } from '../reports/shell-reports.ts';
import { findPrunable, type RetentionRule } from './find-prunable.ts';

const day = 86_400_000;
const change = { by: 'test', reason: 'test' };

async function setUp() {
  const pointer = createFileReleasePointer(await createTestFolder(), { trustedKeys: null });
  let expected: string | null = null;
  for (const version of ['1', '2', '3', '4', '5']) {
    const { set } = await pointer.compareAndSet(expected, { shell: '1', 'remote-public': version }, change);
    expected = set.buildId;
  }
  const state = await pointer.readState();
  const builtAt = Date.now() - 90 * day;
  const releases = ['1', '2', '3', '4', '5', 'never'].map((version) => ({
    name: 'remote-public' as const,
    version,
    createdAtMs: builtAt,
  }));
  const find = (rule: Partial<RetentionRule> = {}, reports: readonly ShellReport[] = [], changes: object = {}) =>
    findPrunable(
      releases.map((release) => ({ ...release, ...changes })),
      state,
      reports,
      { keptVersions: 2, keptMs: 30 * day, nowMs: Date.now() + 60 * day, ...rule },
    ).map(({ version }) => version);
  return { find };
}

it('REL-04 releases that nobody needs are found: not active, not the target of a rollback, not used for long', async () => {
  const { find } = await setUp();
  expect(find()).toEqual(['1', '2', '3', 'never']);
  expect(find({ keptVersions: 4 })).toEqual(['1', 'never']);
  expect(find({ keptVersions: 1 })).toEqual(['1', '2', '3', '4', 'never']);
});

it('REL-04 what was in use, or was built, within the time of the rule stays, since documents of it may be open', async () => {
  const { find } = await setUp();
  expect(find({ nowMs: Date.now() })).toEqual(['never']);
  expect(find({ nowMs: Date.now() }, [], { createdAtMs: Date.now() - day })).toEqual([]);
  expect(find({ nowMs: Date.now() + 31 * day }, [], { createdAtMs: Date.now() })).toEqual(['1', '2', '3', 'never']);
  expect(find({}, [], { createdAtMs: null })).toEqual([]);
});

it('REL-04 what a running shell serves stays, also when the registry has gone on', async () => {
  const { find } = await setUp();
  const report: ShellReport = {
    ...{ shell: 'a', buildId: 'b', revision: 1, problems: [] },
    versions: { shell: '1', 'remote-public': '2' },
  };
  expect(find({}, [report])).toEqual(['1', '3', 'never']);
});
