import { expect, it } from 'vitest';
import { parseByteRange } from './parse-byte-range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=-', null],
  ['bytes=999999999999999999-', null],
  [undefined, null],
])('D-44 the range %s of 1000 bytes is %o', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range);
});
