import { expect, it } from 'vitest';
import { filterChoices } from './filter-choices.ts';

const choices = [
  { value: 'n', text: 'Northline Harness', detail: 'Denver, United States' },
  { value: 'v', text: 'VLK Kabeltechnik', detail: 'Plzeň, Czechia' },
  { value: 'h', text: 'Hikari Denso', detail: 'Nagoya, Japan' },
];

it('D-28 finds an organization by any words of its name and location, ignoring accents', () => {
  expect(filterChoices(choices, 'plzen kabel').shown.map(({ value }) => value)).toEqual(['v']);
  expect(filterChoices(choices, 'den').shown.map(({ value }) => value)).toEqual(['n', 'h']);
  expect(filterChoices(choices, 'nobody')).toEqual({ shown: [], total: 0 });
});

it('D-28 shows the first fifty and says how many there are', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ value: String(index), text: `Plant ${index}` }));
  const { shown, total } = filterChoices(many, 'plant');
  expect([shown.length, total]).toEqual([50, 120]);
});
