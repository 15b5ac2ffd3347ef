import { expect, it } from 'vitest';
import { findFolderCircles } from './find-folder-circles.ts';

const parse = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' -> ');
    return { from, to };
  });
const list = (...lines: readonly string[]) =>
  [...findFolderCircles(parse(...lines))].map(([folder, way]) => [
    folder,
    ...way.map(({ from, to }) => `${from} -> ${to}`),
  ]);

it('finds no cycle where everything uses only what is below it', () => {
  expect(
    list('a/pages/x.ts -> a/features/y.ts', 'a/features/y.ts -> a/data/z.ts', 'a/pages/x.ts -> a/data/z.ts'),
  ).toEqual([]);
});

it('finds folders that use each other though no file does', () => {
  const circle = ['a/button/icon-button.tsx -> a/badge/badge.tsx', 'a/badge/examples.tsx -> a/button/button.tsx'];
  expect(list(...circle)).toEqual([['a', ...circle]]);
});

it('finds a circle of folders over the folders below them, at the folder where they part', () => {
  const circle = ['r/src/a/one/x.ts -> r/src/b/two/y.ts', 'r/src/b/three/z.ts -> r/src/a/four/w.ts'];
  expect(list(...circle)).toEqual([['r/src', ...circle]]);
});

it('finds a file in a cycle with a sibling folder', () => {
  const circle = ['s/configuration.ts -> s/content/token.ts', 's/content/register.ts -> s/configuration.ts'];
  expect(list(...circle)).toEqual([['s', ...circle]]);
});

it('finds workspaces that use each other', () => {
  const circle = ['tools/bench/main.ts -> e2e/support/ports.ts', 'e2e/support/start.ts -> tools/release/publish.ts'];
  expect(list(...circle)).toEqual([['', ...circle]]);
});
