import { expect, it } from 'vitest';
import { createRecords } from './records.ts';
import { renderRow } from './render-rows.ts';

const row = { key: 'start', label: 'start, ms', better: 'less' } as const;

function measure(values: Readonly<Record<string, readonly number[]>>) {
  return Object.entries(values).map(([label, list]) => {
    const records = createRecords();
    for (const value of list) records.record('server', 'start', value);
    return { peer: { label }, records };
  });
}

it('promise 4: the best of a row is marked, whoever it is, and the middle of three rounds counts', () => {
  expect(renderRow(row, 'server', measure({ ours: [900, 10, 500], other: [400, 410, 9000] }))).toEqual({
    label: 'start, ms',
    cells: ['500', '410 *'],
    winners: ['other'],
    isAhead: false,
  });
});

it('promise 4: more is better where the row says so', () => {
  const more = { ...row, better: 'more' } as const;
  expect(renderRow(more, 'server', measure({ ours: [500], other: [410] }))?.isAhead).toBe(true);
});

it('promise 4: what is equal as shown is equal', () => {
  expect(renderRow(row, 'server', measure({ ours: [500.4], other: [499.6] }))).toMatchObject({
    cells: ['500 *', '500 *'],
    isAhead: true,
  });
});

it('promise 4: a peer without a value wins nothing, and a row without any is left out', () => {
  expect(renderRow(row, 'server', measure({ ours: [500], other: [] }))?.cells).toEqual(['500 *', 'none']);
  expect(renderRow(row, 'server', measure({ ours: [], other: [] }))).toBeNull();
});
