import { expect, it } from 'vitest';
import { describeStatement } from './trace-statement.ts';

it.each([
  ['select * from a where b = $1', 'select * from a where b = $1'],
  ["select 1 where a = 'anna@kmx.example' and b = 'it''s'", "select 1 where a = '…' and b = '…'"],
  ["select ''", "select '…'"],
])('a span says of %s no value', (sql, described) => {
  expect(describeStatement(sql)).toBe(described);
});

it('a span says of a long statement its beginning', () => {
  expect(describeStatement(`select ${'a, '.repeat(5000)}`)).toHaveLength(2000);
});
