import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';

/** Stands for a figure that is not known. */
export const unknownFigure = '–';

/** Formats a duration in seconds: `1.84 s`, below a second `120 ms`. */
export function formatSeconds(seconds: number | null, locale: Locale): string {
  if (seconds === null) return unknownFigure;
  const [value, unit, digits] = seconds < 0.9995 ? [seconds * 1000, 'ms', 0] : [seconds, 's', 2];
  return `${formatNumber(value, locale, { maximumFractionDigits: digits })}\u00a0${unit}`;
}

/** Formats a share of a whole in percent; unknown while the whole is nothing. */
export function formatShare(part: number, whole: number, locale: Locale): string {
  if (whole === 0) return unknownFigure;
  return formatNumber(part / whole, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** Formats a layout shift, which has no unit. */
export function formatShift(shift: number | null, locale: Locale): string {
  return shift === null ? unknownFigure : formatNumber(shift, locale, { maximumFractionDigits: 3 });
}
