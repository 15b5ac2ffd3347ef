import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { evaluateModule } from './evaluate-module.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-evaluate-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes what a module computes while building, and names what it has read', async () => {
  const source = path.join(folder, 'words.txt');
  const file = path.join(folder, 'words.build.ts');
  writeFileSync(source, 'crimp');
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs';
     const source: string = ${JSON.stringify(source)};
     export const words = [readFileSync(source, 'utf8')];
     export const readFiles = [source];`,
  );
  const code = 'export const words = JSON.parse("[\\"crimp\\"]");';
  expect(await evaluateModule(file)).toEqual({ code, readFiles: [source] });
  // The next build of a watch, in the same process.
  writeFileSync(source, 'strip');
  expect((await evaluateModule(file)).code).toContain('strip');
});

it('fails the build with the words of a module that throws', async () => {
  const file = path.join(folder, 'broken.build.ts');
  writeFileSync(file, `throw new Error('The compiler has not opened the design system');`);
  await expect(evaluateModule(file)).rejects.toThrow('not opened the design');
});
