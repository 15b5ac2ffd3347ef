// @ts-nocheck
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('POR-006 a CSV file is UTF-8 with a byte order mark, and quotes what would break a row', () => {
  expect(writeCsv(['Betreff', 'Antworten'], [['Höhe "zu\ngross", Kanal 2', 3]])).toBe(
    '\uFEFFBetreff,Antworten\r\n"Höhe ""zu\ngross"", Kanal 2",3\r\n',
  );
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u00A0=1'])(
  'POR-006 a text such as %o never runs as a formula',
  (text) => {
    expect(writeCsv(['a'], [[text]])).toMatch(/\n"?'/);
  },
);
