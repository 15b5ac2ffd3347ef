import { resolveMedian } from '../measurement.ts';
import type { Peer } from './peer.ts';
import type { Place, Records } from './records.ts';
import type { Row } from './rows.ts';

/** A peer and what was measured of it. */
export interface Measured {
  readonly peer: Pick<Peer, 'label'>;
  readonly records: Records;
}

/** A row with its cells; `winners` are the labels of those with the best value. */
export interface RenderedRow {
  readonly label: string;
  readonly cells: readonly string[];
  readonly winners: readonly string[];
  readonly isAhead: boolean;
}

const none = 'none';

/** Renders a row over all peers, the product first; null where nobody has values, as of a click on the other page. */
export function renderRow(row: Row, place: Place, measured: readonly Measured[]): RenderedRow | null {
  const { key, label, better, digits = 0, unit = 1 } = row;
  // Equal as shown is equal: the table shows no more digits than the measurement carries.
  const values = measured.map(({ peer, records }) => {
    const kept = records.read(place, key);
    return { label: peer.label, text: kept.length === 0 ? none : (resolveMedian(kept) / unit).toFixed(digits) };
  });
  const known = values.filter(({ text }) => text !== none);
  if (known.length === 0) return null;
  const numbers = known.map(({ text }) => Number(text));
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const winners = known.filter(({ text }) => Number(text) === best).map((value) => value.label);
  const cells = values.map((value) => (winners.includes(value.label) ? `${value.text} *` : value.text));
  return { label, cells, winners, isAhead: winners.includes(measured[0]?.peer.label ?? '') };
}
