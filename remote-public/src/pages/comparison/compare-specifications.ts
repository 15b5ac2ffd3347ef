import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { type Specification, selectSpecifications } from '../../data/catalogue/specification.ts';

/** One row of a comparison: a specification and the value of each column, null where a product does not state it. */
export interface ComparedRow {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (string | null)[];
  /** Every column has the same value. */
  readonly isIdentical: boolean;
}

/**
 * Puts specifications beside each other: the first of each name and unit, those of the other system left out
 * (PUB-073, PUB-074); rows in the order in which they first occur. A single column has nothing to differ from.
 */
export function compareSpecifications(
  columns: readonly { readonly specifications: readonly Specification[] }[],
  system: MeasurementSystem,
): readonly ComparedRow[] {
  const shown = columns.map(({ specifications }) => selectSpecifications(specifications, system));
  const rows = new Map<string, { name: string; unit: string; values: (string | null)[] }>();
  shown.forEach((specifications, place) => {
    for (const { value, specification } of specifications) {
      const key = JSON.stringify([specification.name, specification.unit]);
      const row = rows.get(key) ?? { ...specification, values: columns.map(() => null) };
      row.values[place] = value;
      rows.set(key, row);
    }
  });
  return [...rows.values()].map((row) => ({
    ...row,
    isIdentical: columns.length > 1 && new Set(row.values).size === 1,
  }));
}

/** The rows to show: all, or without those that are the same in every column (PUB-075). */
export function selectRows(rows: readonly ComparedRow[], hidesIdentical: boolean): readonly ComparedRow[] {
  return hidesIdentical ? rows.filter(({ isIdentical }) => !isIdentical) : rows;
}
