import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printFiles } from './print-files.ts';

const folder = join(import.meta.dirname, '../../../services/assets/files');

it('the files of the sample content are what its texts print; if not, run tools/sample-media/files/make-files.ts', () => {
  const files = printFiles();
  expect(readdirSync(folder).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  const stale = files.filter(({ name, content }) => !readFileSync(join(folder, name)).equals(content));
  expect(stale.map(({ name }) => name)).toEqual([]);
});
