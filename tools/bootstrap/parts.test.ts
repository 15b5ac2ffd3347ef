import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles, workspaces } from '../checks/workspaces.ts';
import { listStepsAtOnce, parts, partWords, selectParts } from './parts.ts';
import { renderSummary } from './render-summary.ts';

const findGroups = (name: string) => parts.find((part) => part.name === name)?.groups ?? [];
const describe = (...words: readonly string[]) =>
  selectParts(words).map(({ part, extraWords }) => [part.name, ...extraWords].join(' '));

it('every test file and every journey of npm test belongs to one group, and no group is empty', () => {
  const tests = workspaces.flatMap((workspace) => listFiles(workspace, /\.test\.tsx?$/));
  const journeys = readdirSync('e2e/journeys')
    .filter((name) => !name.startsWith('axe-'))
    .map((name) => `e2e/journeys/${name}`);
  for (const [part, files] of [
    ['unit', tests],
    ['journeys', journeys],
  ] as const) {
    const groups = findGroups(part);
    expect(files.filter((file) => groups.filter(({ has }) => has(file)).length !== 1)).toEqual([]);
    expect(groups.filter(({ has }) => !files.some(has)).map(({ name }) => name)).toEqual([]);
  }
});

it('npm test runs all parts, and with names those alone, after a build where they look at one', () => {
  expect(describe()).toEqual(parts.map(({ name }) => name));
  expect(describe('unit:shell', 'unit:services')).toEqual(['unit --project shell --project services']);
  expect(describe('unit', 'unit:shell')).toEqual(['unit']);
  expect(describe('journeys:editor')).toEqual([
    'build',
    `journeys ${['', '-deletion', '-entries', '-pages', '-versions'].map((end) => `journeys/editor${end}.spec.ts`).join(' ')}`,
  ]);
  expect(partWords).toEqual(expect.arrayContaining(['check', 'types', 'same-builds', 'unit:components']));
  expect(partWords).not.toContain('findings');
  // They have commands of their own.
  expect(partWords).not.toEqual(expect.arrayContaining([expect.stringMatching(/bench|browsers/)]));
});

it('all journeys run as two pairs of steps at the same time and a last one alone, each file in one of them; some of them as one', () => {
  const listFilesOf = (word: string) =>
    selectParts([word])
      .filter(({ part }) => part.name === 'journeys')
      .flatMap((selection) =>
        listStepsAtOnce(selection).map((steps) =>
          steps.map(({ command }) => command.filter((name) => name.endsWith('.spec.ts'))),
        ),
      );
  const steps = listFilesOf('journeys');
  expect(steps.map(({ length }) => length)).toEqual([2, 2, 1]);
  const words = findGroups('journeys').flatMap((group) => group.words);
  expect(steps.flat(2).toSorted()).toEqual(words.toSorted());
  expect(listFilesOf('journeys:editor')).toEqual([[[]]]);
});

it('the summary shows parts and their groups with counts and times, and skipped steps', () => {
  const file = { state: 'passed', seconds: 1, passed: 2, failed: 0, detail: '' } as const;
  const unit = { ...file, name: 'unit tests', seconds: 2, passed: 3, failed: 1, state: 'failed' } as const;
  const files = [
    { ...file, name: 'shell/src/a.test.ts' },
    { ...file, name: 'tools/release/b.test.ts', state: 'failed', passed: 1, failed: 1 },
  ] as const;
  const budgets = {
    ...file,
    name: 'budgets',
    state: 'left out',
    passed: 0,
    detail: 'budgets.ts does not exist',
  } as const;
  const runs = [
    {
      part: { title: 'unit tests', groups: findGroups('unit') },
      results: [{ ...unit, failures: [], files }],
      seconds: 2,
    },
    { part: { title: 'browser files' }, results: [{ ...budgets, failures: [], files: [] }], seconds: 0 },
  ];
  expect(renderSummary(runs)).toEqual([
    '  failed    unit tests     3 passed, 1 failed,    2.0 s',
    '  passed      shell        2 passed, 0 failed,    1.0 s',
    '  failed      tools        1 passed, 1 failed,    1.0 s',
    '  left out  browser files  budgets.ts does not exist',
  ]);
});
