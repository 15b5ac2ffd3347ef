import { expect, it } from 'vitest';
import { mergeQuery } from './merge-query.ts';

it('D-12 the query of the visitor goes along, and what the target sets itself wins', () => {
  const requested = new URL('https://kmx.example/en/old?a=1&b=2&b=3');
  expect(mergeQuery('/en/new?a=9#part', requested)).toBe('https://kmx.example/en/new?a=9&b=2&b=3#part');
  expect(mergeQuery('https://other.example/', requested)).toBe('https://other.example/?a=1&b=2&b=3');
  expect(mergeQuery('http://[', requested)).toBe('http://[');
});
