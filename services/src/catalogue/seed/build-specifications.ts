import type { MetricValue, ProfileRow } from '../data/machine-groups.ts';
import { getSpecification, type SpecificationDefinition } from '../data/specification-names.ts';
import { convertToImperial, normalizeNumber, printValue } from './convert-value.ts';

/** One printed value of a machine or a variant; a measurement system of null is shown in both (D-33). */
export interface SpecificationSeed {
  readonly key: string;
  readonly value: string;
  readonly unit: string;
  readonly measurementSystem: 'Metric' | 'Imperial' | null;
}

function growValue(row: ProfileRow, rank: number, step: number, definition: SpecificationDefinition): MetricValue {
  const factor = row.rankGrowth ** rank * row.variantGrowth ** step;
  const grow = (value: number): number =>
    factor === 1
      ? value
      : definition.unit === ''
        ? Math.round(value * factor)
        : normalizeNumber(value * factor, definition.conversion);
  if (typeof row.value === 'string') return row.value;
  if (typeof row.value === 'number') return grow(row.value);
  if (row.value.length === 2) return [row.value[0], grow(row.value[1])];
  return [grow(row.value[0]), row.value[1], row.value[2]];
}

/** The specifications of one machine: `rank` is its place in its classification, `step` the place of the variant. */
export function buildSpecifications(profile: readonly ProfileRow[], rank: number, step: number): SpecificationSeed[] {
  return profile.flatMap((row): SpecificationSeed[] => {
    const definition = getSpecification(row.key);
    const value = growValue(row, rank, step, definition);
    const imperial = convertToImperial(value, definition.unit, definition.conversion);
    const metric = { key: row.key, value: printValue(value), unit: definition.unit };
    if (imperial === null) return [{ ...metric, measurementSystem: null }];
    return [
      { ...metric, measurementSystem: 'Metric' },
      { key: row.key, ...imperial, measurementSystem: 'Imperial' },
    ];
  });
}

/** Prints a value with its unit; AWG precedes its number, as wire makers write it. */
export function printSpecification(specification: SpecificationSeed): string {
  if (specification.unit === 'AWG') return `AWG ${specification.value}`;
  return specification.unit === '' ? specification.value : `${specification.value} ${specification.unit}`;
}

/** The same specification with the upper bound of its range only. */
export function takeMaximum(specification: SpecificationSeed): SpecificationSeed {
  return { ...specification, value: specification.value.split('–').at(-1) ?? specification.value };
}
