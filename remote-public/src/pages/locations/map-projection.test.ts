import { expect, it } from 'vitest';
import { europeSheet, measureSheet, projectPoint, worldSheet } from './map-projection.ts';

it('PUB-031 projects locations correctly: west of Greenwich left of the centre, the south below, Europe on both sheets', () => {
  const { width, height } = measureSheet(worldSheet);
  expect([width, height]).toEqual([360, 160.8]);
  expect(projectPoint(worldSheet, -170, 78)).toEqual({ x: 0, y: 0 });
  expect(projectPoint(worldSheet, 8.76, 47.5)).toEqual({ x: 178.76, y: 36.6 });
  // The far east of Russia lies beyond the date line.
  expect(projectPoint(worldSheet, -175, 66)?.x).toBe(355);
  expect(projectPoint(worldSheet, 0, -80)).toBeNull();
  expect(projectPoint(europeSheet, 8.76, 47.5)).toEqual({ x: 19.76, y: 18 });
  expect(projectPoint(europeSheet, -46.65, -23.56)).toBeNull();
});
