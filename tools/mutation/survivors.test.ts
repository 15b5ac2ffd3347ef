import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutationParts } from './parts.ts';
import { type Break, judgeBreaks, readExplained } from './survivors.ts';

const root = path.resolve(import.meta.dirname, '../..');
const create = (changes: Partial<Break>): Break => ({
  file: 'a.ts',
  lineNumber: 1,
  line: '  if (one > two) return;',
  original: 'one > two',
  replacement: 'one >= two',
  isNoticed: true,
  ...changes,
});
const explained = {
  file: 'a.ts',
  line: 'if (one > two) return;',
  original: 'one  > two',
  replacement: 'one >= two',
  reason: 'they are never the same',
};

it('counts noticed mutants, and names unexplained survivors and explanations without a survivor', () => {
  const survivor = create({ isNoticed: false });
  expect(judgeBreaks([create({}), survivor], [explained])).toEqual({ noticed: 50, unexplained: [], stale: [] });
  expect(judgeBreaks([create({}), survivor], [])).toMatchObject({ unexplained: [survivor] });
  expect(judgeBreaks([create({})], [explained])).toMatchObject({ noticed: 100, stale: [explained] });
  // An explanation of a file that this part does not break says nothing about it.
  expect(judgeBreaks([create({ file: 'b.ts' })], [explained]).stale).toEqual([]);
  expect(judgeBreaks([create({ isNoticed: false, replacement: 'true' })], [explained]).unexplained).toHaveLength(1);
  // Nor does one of another line.
  const elsewhere = { ...survivor, line: 'while (one > two) {' };
  expect(judgeBreaks([survivor, elsewhere], [explained]).unexplained).toEqual([elsewhere]);
  expect(judgeBreaks([], []).noticed).toBe(0);
});

it('every explained survivor is in a file of a part', () => {
  const files = mutationParts.flatMap(({ mutate }) => mutate);
  const isKnown = (file: string) =>
    files.some((glob) => path.matchesGlob(file, glob)) && existsSync(path.join(root, file));
  expect(readExplained().filter(({ file }) => !isKnown(file))).toEqual([]);
});
