import { renderTable } from '../figures/render-table.ts';
import type { Measurement } from './measurement.ts';

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
