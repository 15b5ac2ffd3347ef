import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isNameOfRun, type NamedTest, readFindingRows, unescapeName } from './examination-rows.ts';
import { reportCheck } from './report-check.ts';
import { listTestNames } from './specification-ids.ts';

const page = 'docs/measurements/examination-2026-11.md';
const testFilePattern =
  /^(?!.*node_modules).+\/(?:src|journeys|support|checks|release|bootstrap)\/.*\.(?:test|spec)\.tsx?$/;
const leftOutPattern = /\b(?:it|test|describe)\.(?:skip|todo)\b/;

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    testResults: v.array(
      v.object({
        name: v.string(),
        assertionResults: v.array(v.object({ title: v.string(), status: v.string() })),
      }),
    ),
  }),
);

/** What is wrong with a named test, judging by the source of its file. */
function findSourceProblem({ file, title }: NamedTest): string | null {
  if (!testFilePattern.test(file)) return `${file} is not where tests are looked for`;
  if (!existsSync(file)) return `${file} does not exist`;
  const source = readFileSync(file, 'utf8');
  if (!listTestNames(source).map(unescapeName).includes(unescapeName(title))) return `${file} has no test "${title}"`;
  return leftOutPattern.test(source) ? `${file} leaves tests out` : null;
}

/** The names of the tests that passed, by file, from the reports of a vitest run. */
function readPassedTests(folder: string): ReadonlyMap<string, readonly string[]> {
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => v.parse(reportSchema, readFileSync(path.join(folder, name), 'utf8')).testResults);
  return new Map(
    results.map(({ name, assertionResults }) => [
      path.relative(process.cwd(), name).replaceAll(path.sep, '/'),
      assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
    ]),
  );
}

function hasRun(passed: ReadonlyMap<string, readonly string[]>, { file, title }: NamedTest): boolean {
  return (passed.get(file) ?? []).some((name) => isNameOfRun(title, name));
}

const rows = readFindingRows(readFileSync(page, 'utf8'));
const named = rows.flatMap(({ id, tests }) => tests.map((test) => ({ id, test })));
const problems = [
  ...named.flatMap(({ id, test }) => {
    const problem = findSourceProblem(test);
    return problem === null ? [] : [`${id}: ${problem}`];
  }),
  ...rows
    .filter(({ decision }) => decision !== null && !existsSync(`docs/decisions/${decision}`))
    .map(({ id, decision }) => `${id}: docs/decisions/${decision} does not exist`),
];
const reports = process.argv.includes('--reports') ? process.argv.at(-1) : undefined;
if (reports !== undefined) {
  const passed = readPassedTests(reports);
  problems.push(
    ...named
      .filter(({ test }) => !hasRun(passed, test))
      .map(({ id, test }) => `${id}: "${test.title}" of ${test.file} did not run, or failed`),
  );
}
reportCheck(problems, `${rows.length} findings, ${named.length} tests that would notice.`);
