import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';

/** Creates the function that formats the values of one key figure, all with the same number of decimal places. */
export function createFigureFormat(
  values: readonly { readonly value: number }[],
  locale: Locale,
): (value: number) => string {
  const digits = Math.max(0, ...values.map(({ value }) => String(value).split('.')[1]?.length ?? 0));
  return (value) => formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
