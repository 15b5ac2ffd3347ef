import type { HistoryEntry } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { Statement } from '@kmx/release-registry/history/statement.ts';
import { expect, it } from 'vitest';
import { listHistoryPage } from './list-history-page.ts';

function createEntry(revision: number, changes: HistoryEntry['changes'], more: Partial<Statement> = {}) {
  return { statement: { revision, ...more }, changes } as HistoryEntry;
}
const all = Number.POSITIVE_INFINITY;
const listRevisions = (...words: Parameters<typeof listHistoryPage>) => {
  const { page, next } = listHistoryPage(...words);
  return { revisions: page.map(({ statement }) => statement.revision), next };
};

it('SRV-073 gives fifty acts at a time, newest first, each once', () => {
  const entries = Array.from({ length: 120 }, (_, index) => createEntry(index + 1, { shell: '1' }));
  const seen: number[] = [];
  for (let before: number | null = all; before !== null; ) {
    const { revisions, next } = listRevisions(entries, { unit: null, before });
    expect(revisions.length).toBeLessThanOrEqual(50);
    seen.push(...revisions);
    before = next;
  }
  expect(seen).toEqual(entries.map(({ statement }) => statement.revision).toReversed());
  expect(listRevisions(entries.slice(0, 50), { unit: null, before: all }).next).toBeNull();
});

it('SRV-073 gives what concerns a unit: its changes, its entry and its canary', () => {
  const entries = [
    createEntry(1, { shell: '1', 'remote-shop': '1' }),
    createEntry(2, { shell: '2' }),
    createEntry(3, {}, { entry: { unit: 'remote-shop', team: 'Shop' } }),
    createEntry(4, {}, { entry: { unit: 'remote-portal' } }),
    createEntry(5, {}, { canary: { unit: 'remote-shop', version: '2' } }),
    createEntry(6, { 'remote-shop': null }),
  ];
  expect(listRevisions(entries, { unit: 'remote-shop', before: all }).revisions).toEqual([6, 5, 3, 1]);
  expect(listRevisions(entries, { unit: 'remote-shop', before: 5 }).revisions).toEqual([3, 1]);
});
