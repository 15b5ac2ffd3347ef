import { expect, it } from 'vitest';
import { findSeries } from './find-series.ts';

it.each([
  ['up == 0', [{ metric: 'up', labels: [] }]],
  ['rate(a_total{job="x",area!="y"}[5m])', [{ metric: 'a_total', labels: ['job', 'area'] }]],
  ['sum by (area, le) (rate(a_bucket[5m]))', [{ metric: 'a_bucket', labels: ['area', 'le'] }]],
  [
    'sum(a{x="1"}) / sum by (y) (b)',
    [
      { metric: 'a', labels: ['x'] },
      { metric: 'b', labels: ['y'] },
    ],
  ],
  [
    'a > 1 and on (unit) b',
    [
      { metric: 'a', labels: ['unit'] },
      { metric: 'b', labels: ['unit'] },
    ],
  ],
  ['sum by (remote) (label_replace(rate(a[5m]), "remote", "$1", "unit", "(.*)"))', [{ metric: 'a', labels: ['unit'] }]],
])('the series of %s', (expression, series) => {
  expect(findSeries(expression)).toEqual(series);
});

it('what is no PromQL is refused', () => {
  expect(() => findSeries('sum by (area (a)')).toThrow('cannot be read');
  expect(() => findSeries('{job="x"}')).toThrow('without a name');
});
