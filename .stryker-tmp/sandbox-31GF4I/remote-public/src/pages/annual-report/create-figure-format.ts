/** Number format of one key figure: all its values with as many digits after the point as the longest of them. */
// @ts-nocheck

export function createFigureFormat(
  values: readonly { readonly value: number }[],
  formatLocale: string,
): Intl.NumberFormat {
  const digits = Math.max(0, ...values.map(({ value }) => String(value).split('.')[1]?.length ?? 0));
  return new Intl.NumberFormat(formatLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
