// @ts-nocheck
import { expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'n', text: 'Northline Harness', detail: 'Denver, United States' },
  { value: 'v', text: 'VLK Kabeltechnik', detail: 'Plzeň, Czechia' },
  { value: 'h', text: 'Hikari Denso', detail: 'Nagoya, Japan' },
];

it('D-28 finds an organization by any words of its name and place, whatever the accents', () => {
  expect(filterOptions(options, 'plzen kabel').shown.map(({ value }) => value)).toEqual(['v']);
  expect(filterOptions(options, 'den').shown.map(({ value }) => value)).toEqual(['n', 'h']);
  expect(filterOptions(options, 'nobody')).toEqual({ shown: [], total: 0 });
});

it('D-28 shows the first fifty and says how many there are', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ value: String(index), text: `Plant ${index}` }));
  const { shown, total } = filterOptions(many, 'plant');
  expect([shown.length, total]).toEqual([50, 120]);
});
