import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('POR-006 a CSV file is UTF-8 with a byte order mark, and quotes what would break a row', () => {
  expect(writeCsv(['Betreff', 'Antworten'], [['Höhe "zu\ngross", Kanal 2', 3]])).toBe(
    '\uFEFFBetreff,Antworten\r\n"Höhe ""zu\ngross"", Kanal 2",3\r\n',
  );
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u00A0=1', '＝1'])(
  'POR-006 a text such as %o never runs as a formula',
  (text) => {
    expect(writeCsv(['a'], [[text]])).toMatch(/\n"?'?\s*'/);
  },
);

/** Cells as seen by a spreadsheet that uses this separator and recognizes quotes only at the start of a cell. */
const split = (csv: string, separator: string) => csv.split(/[\r\n]/).flatMap((line) => line.split(separator));

it.each(['x;=1+1', 'x; @a', 'x\t=1', 'x\r=1', 'x\n=1', 'x;"=1', 'x;\t+1', 'a;b;-1', 'x;＝1', '=1;=2'])(
  'POR-006 a text such as %o starts no formula in a spreadsheet with other separators',
  (text) => {
    const csv = writeCsv(['a', 'b'], [[text, text]]);
    for (const separator of [',', ';', '\t']) {
      const cells = split(csv, separator).map((cell) => cell.replace(/^[\s"\uFEFF]+/, ''));
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
  },
);

it('POR-006 a text that is no formula stays unchanged', () => {
  expect(writeCsv(['a'], [['1-2; a=b, c@d']])).toContain('"1-2; a=b, c@d"');
});
