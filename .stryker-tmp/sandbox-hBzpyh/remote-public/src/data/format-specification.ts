// @ts-nocheck
import type { Specification } from './specification.ts';

const measures = /^[\d.\s–×-]+$/;

/** Writes the numbers of a value as the locale does; text, codes and wire sizes such as 4/0 stay as they are. */
export function formatValue(value: string, formatLocale: string): string {
  if (!measures.test(value)) return value;
  return value.replaceAll(/\d+(?:\.(\d+))?/g, (number, decimals: string | undefined) => {
    const digits = decimals?.length ?? 0;
    const format = new Intl.NumberFormat(formatLocale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Newer ICU data separate Swiss thousands by a straight apostrophe; server and browser must write the same.
    return format.format(Number(number)).replaceAll("'", '’');
  });
}

/** Writes a value with its unit, which never stands alone on the next line; AWG comes first (SYS-072, D-11). */
export function formatSpecification(
  { value, specification: { unit } }: Pick<Specification, 'value' | 'specification'>,
  formatLocale: string,
): string {
  const written = formatValue(value, formatLocale);
  if (unit === '') return written;
  return unit === 'AWG' ? `AWG\u00a0${written}` : `${written}\u00a0${unit}`;
}
