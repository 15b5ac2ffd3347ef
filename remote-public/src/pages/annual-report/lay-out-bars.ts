/** Size of the chart in its own units. */
export const chartSize = { width: 320, height: 150, top: 22, bottom: 24, gap: 12 } as const;

/** One bar of the chart; y is its upper edge. */
export interface Bar {
  readonly year: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions one bar per year; all bars start at zero, so that their lengths are comparable. */
export function layOutBars(values: readonly { readonly year: number; readonly value: number }[]): readonly Bar[] {
  const { width, height, top, bottom, gap } = chartSize;
  const room = height - top - bottom;
  const maxValue = Math.max(0, ...values.map(({ value }) => value));
  const barWidth = values.length === 0 ? 0 : (width - gap * (values.length - 1)) / values.length;
  return values.map(({ year, value }, place) => {
    const length = maxValue === 0 ? 0 : (Math.max(0, value) / maxValue) * room;
    return {
      year,
      value,
      x: round(place * (barWidth + gap)),
      y: round(top + room - length),
      width: round(barWidth),
      height: round(length),
    };
  });
}

// The same short numbers on server and browser.
const round = (value: number): number => Math.round(value * 10) / 10;
