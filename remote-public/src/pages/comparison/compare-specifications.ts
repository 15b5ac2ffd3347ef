import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { type Specification, selectSpecifications } from '../../data/catalogue/specification.ts';

/** One row of a comparison: a specification with the value of each column, null where a product does not state it. */
export interface ComparedRow {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (string | null)[];
  /** Whether every column has the same value. */
  readonly isIdentical: boolean;
}

/**
 * Aligns specifications of several products: the first of each name and unit, without those of the other system
 * (PUB-073, PUB-074); rows in order of first occurrence. In a single column nothing counts as identical.
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

/** The rows to show: all, or only those that differ (PUB-075). */
export function selectRows(rows: readonly ComparedRow[], hidesIdentical: boolean): readonly ComparedRow[] {
  return hidesIdentical ? rows.filter(({ isIdentical }) => !isIdentical) : rows;
}
