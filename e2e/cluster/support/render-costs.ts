import type { FaultCost } from './measure-fault.ts';

const list = (counts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const headings = [
  ...['fault', 'requests', 'failed', 'error rate', 'p50 ms', 'p99 ms', 'recovery s'],
  ...['acknowledged', 'lost', 'foreign', 'failed by kind'],
];

const createRow = (cost: FaultCost): readonly string[] => [
  cost.name,
  String(cost.requests),
  String(cost.failed),
  `${((cost.failed / Math.max(1, cost.requests)) * 100).toFixed(1)} %`,
  String(cost.p50),
  String(cost.p99),
  cost.recoverySeconds === null ? 'never' : cost.recoverySeconds.toFixed(1),
  String(cost.acknowledged),
  String(cost.lost),
  String(cost.foreign),
  list(cost.failedKinds),
];

/** What faults have cost, as a table of plain text; below it, how failures were answered. */
export function renderCosts(costs: readonly FaultCost[]): string {
  const rows = [headings, ...costs.map(createRow)];
  const widths = headings.map((_heading, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const answered = costs.filter(({ failed }) => failed > 0).map(({ name, failures }) => `${name}: ${list(failures)}`);
  return [...lines, '', 'How failures were answered', ...answered].join('\n');
}
