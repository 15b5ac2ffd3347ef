import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readVariableFiles } from './read-variable-files.server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-variables-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const names = ['EDITOR_SECRET', 'CMS_TOKEN'];

it('promise 9: a variable is the text of the file that its name with _FILE says, without line breaks at its end', () => {
  const environment = {
    EDITOR_SECRET_FILE: write('secret', 'two words\r\n\n'),
    OTHER_FILE: write('other', 'x'),
    PORT: '1',
  };
  expect(readVariableFiles(environment, names)).toEqual({
    environment: { ...environment, EDITOR_SECRET: 'two words' },
    problems: [],
  });
});

it.each([
  ['that is missing', () => path.join(folder, 'missing'), /^EDITOR_SECRET_FILE: \S+missing cannot be read \(ENOENT\)$/],
  ['that is empty', () => write('empty', '\n'), /^EDITOR_SECRET_FILE: \S+empty is empty$/],
  ['that is a folder', () => folder, /^EDITOR_SECRET_FILE: \S+ cannot be read \(EISDIR\)$/],
  [
    'that is too large',
    () => write('large', 'x'.repeat(70_000)),
    /^EDITOR_SECRET_FILE: \S+large has more than 65536 bytes$/,
  ],
])('promise 9: a file %s is named, and never its text', (_name, createFile, problem) => {
  const { problems } = readVariableFiles({ EDITOR_SECRET_FILE: createFile() }, names);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('promise 9: a variable that is set in both ways is refused', () => {
  const environment = { CMS_TOKEN: 'one', CMS_TOKEN_FILE: write('token', 'two') };
  expect(readVariableFiles(environment, names).problems).toEqual([
    'CMS_TOKEN_FILE: CMS_TOKEN is set as well; set one of them',
  ]);
});
