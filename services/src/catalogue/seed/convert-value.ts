import type { MetricValue } from '../data/machine-groups.ts';
import type { Conversion } from '../data/specification-names.ts';

/** The standard wire sections in mm² with their usual American sizes, in ascending order. */
const standardSections: readonly (readonly [section: number, gauge: string])[] = [
  [0.01, '38'],
  [0.03, '32'],
  [0.05, '30'],
  [0.08, '28'],
  [0.13, '26'],
  [0.22, '24'],
  [0.35, '22'],
  [0.5, '20'],
  [0.75, '18'],
  [1, '17'],
  [1.5, '16'],
  [2.5, '14'],
  [4, '12'],
  [6, '10'],
  [10, '8'],
  [16, '6'],
  [25, '4'],
  [35, '2'],
  [50, '1/0'],
  [70, '2/0'],
  [95, '3/0'],
  [120, '4/0'],
];

const linearFactors = {
  inch: [0.0393701, 'in'],
  foot: [3.28084, 'ft'],
  pound: [2.20462, 'lb'],
  'pound-force': [224.809, 'lbf'],
  psi: [14.5038, 'psi'],
  cfm: [0.0353147, 'cfm'],
} as const;

function findStandardSection(section: number): readonly [number, string] {
  const first = standardSections[0] ?? [section, ''];
  return standardSections.reduce((best, entry) => (entry[0] <= section * 1.001 ? entry : best), first);
}

/** Rounds to three significant digits below 100, to two decimal digits fewer above, as a data sheet does. */
export function roundValue(value: number): number {
  if (value >= 1000) return value >= 10000 ? Math.round(value / 100) * 100 : Math.round(value / 10) * 10;
  return Number(value.toPrecision(value >= 100 ? 3 : 2));
}

/** Brings a cross-section down to the next standard section; other values are rounded for print. */
export function normalizeNumber(value: number, conversion: Conversion): number {
  return conversion === 'awg' ? findStandardSection(value)[0] : roundValue(value);
}

/** Prints a value as the data sheet shows it: `0.05–4`, `380 × 410 × 290` or plain text. */
export function printValue(value: MetricValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value.join(value.length === 3 ? ' × ' : '–');
}

/** The imperial twin of a metric value, or null when the quantity has none. */
export function convertToImperial(
  value: MetricValue,
  unit: string,
  conversion: Conversion,
): { readonly value: string; readonly unit: string } | null {
  if (conversion === null) return null;
  const numbers = typeof value === 'string' ? [Number(value)] : typeof value === 'number' ? [value] : value;
  if (conversion === 'awg')
    return { value: numbers.map((each) => findStandardSection(each)[1]).join('–'), unit: 'AWG' };
  const [factor, imperialUnit] = linearFactors[conversion];
  const digits = numbers.map((each) => String(Number((each * factor).toPrecision(each * factor < 0.1 ? 2 : 3))));
  return {
    value: digits.join(digits.length === 3 ? ' × ' : '–'),
    unit: unit.endsWith('/s') ? `${imperialUnit}/s` : imperialUnit,
  };
}
