import { expect, it } from 'vitest';
import { chartSize, layOutBars } from './lay-out-bars.ts';

it('PUB-033 bars start at zero, the longest fills the chart, and none exceeds it', () => {
  const bars = layOutBars([
    { year: 2024, value: 50 },
    { year: 2025, value: 100 },
  ]);
  expect(bars.map(({ height }) => height)).toEqual([52, 104]);
  expect(bars.map(({ y, height }) => y + height)).toEqual([126, 126]);
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(chartSize.width);
});

it('PUB-033 empty data, zeros and losses do not break the chart', () => {
  expect(layOutBars([])).toEqual([]);
  expect(layOutBars([{ year: 2025, value: 0 }])[0]?.height).toBe(0);
  expect(layOutBars([{ year: 2025, value: -3 }])[0]?.height).toBe(0);
});
