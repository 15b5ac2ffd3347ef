import type { Measurement } from './measurement.ts';

function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const renderRow = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return rows.map((row) => `  ${renderRow(row).join('   ')}`).join('\n');
}

/** Prints a measurement; a missed promise is marked at the start of its line. */
export function printMeasurement(name: string, measurement: Measurement): void {
  const { title, columns, rows, promises, notes } = measurement;
  console.log(`\n${name}: ${title}\n`);
  console.log(renderTable([columns, ...rows]));
  if (promises.length > 0) console.log('');
  for (const { text, measured, isKept } of promises) {
    console.log(`  ${isKept ? 'kept    ' : 'NOT KEPT'}  ${text}: ${measured}`);
  }
  for (const note of notes) console.log(`  note: ${note}`);
}
