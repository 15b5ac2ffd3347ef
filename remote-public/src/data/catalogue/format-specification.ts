import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Specification } from './specification.ts';

const measures = /^[\d.\s–×-]+$/;

/** Formats the numbers in a value for the locale; text, codes and wire sizes such as 4/0 stay unchanged. */
export function formatValue(value: string, locale: Locale): string {
  if (!measures.test(value)) return value;
  return value.replaceAll(/\d+(?:\.(\d+))?/g, (number, decimals: string | undefined) => {
    const digits = decimals?.length ?? 0;
    return formatNumber(Number(number), locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
}

/** Formats a value with its unit, without a line break between them; AWG comes first (SYS-072, D-11). */
export function formatSpecification(
  { value, specification: { unit } }: Pick<Specification, 'value' | 'specification'>,
  locale: Locale,
): string {
  const written = formatValue(value, locale);
  if (unit === '') return written;
  return unit === 'AWG' ? `AWG\u00a0${written}` : `${written}\u00a0${unit}`;
}
