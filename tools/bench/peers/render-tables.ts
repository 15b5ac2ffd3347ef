import type { Measurement, PromiseCheck } from '../measurement.ts';
import type { Place } from './records.ts';
import { type Measured, type RenderedRow, renderRow } from './render-rows.ts';
import { pageRows, type Row, serverRows } from './rows.ts';

const places: readonly { readonly place: Place; readonly title: string; readonly rows: readonly Row[] }[] = [
  { place: 'list', title: 'the list', rows: pageRows },
  { place: 'product', title: 'the product', rows: pageRows },
  { place: 'server', title: 'the servers', rows: serverRows },
];

function checkPlace(title: string, rows: readonly RenderedRow[]): PromiseCheck {
  const behind = rows.filter(({ isAhead }) => !isAhead);
  const named = behind.map(({ label, winners }) => `${label} (${winners.join(', ')})`);
  return {
    text: `${title}: ahead of everything else, or equal`,
    measured: `${rows.length - behind.length} of ${rows.length} rows${behind.length > 0 ? `; not: ${named.join('; ')}` : ''}`,
    isKept: behind.length === 0,
  };
}

/** The tables of a run, one below the other; a star marks the best of a row. */
export function renderTables(measured: readonly Measured[]): Pick<Measurement, 'columns' | 'rows' | 'promises'> {
  const tables = places.map(({ place, title, rows }) => ({
    title,
    rows: rows.flatMap((row) => renderRow(row, place, measured) ?? []),
  }));
  return {
    columns: ['', ...measured.map(({ peer }) => peer.label)],
    rows: tables.flatMap(({ title, rows }) => rows.map(({ label, cells }) => [`${title}: ${label}`, ...cells])),
    promises: tables.map(({ title, rows }) => checkPlace(title, rows)),
  };
}
