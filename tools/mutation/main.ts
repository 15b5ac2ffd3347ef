import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type MutationPart, mutationParts } from './parts.ts';
import { type Break, judgeBreaks, leastNoticed, readExplained } from './survivors.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Mutants that no test can tell from the original code, so they say nothing about the tests. */
const ignoredStatuses: readonly string[] = ['CompileError', 'RuntimeError', 'Ignored', 'Pending'];
/** Neither under test nor needed for it; not copied. */
const leftOut = ['e2e', 'services/assets', '**/dist', '.data', '.turbo', 'reports', '.git'];

interface Position {
  readonly line: number;
  readonly column: number;
}

function readLine(file: string, number: number): string {
  return readFileSync(path.join(root, file), 'utf8').split('\n')[number - 1] ?? '';
}

/** The text between two places of a file; lines and columns from 1. */
function readText(file: string, start: Position, end: Position): string {
  const lines = readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

async function breakPart(part: MutationPart): Promise<readonly Break[]> {
  process.env['KMX_MUTATION_TESTS'] = part.tests.join(',');
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate: [...part.mutate, '!**/*.test.ts'],
    ignorePatterns: leftOut,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['progress-append-only'],
    logLevel: 'warn' as never,
    tempDirName: '.stryker-tmp',
    disableTypeChecks: true,
  });
  const results = await stryker.runMutationTest();
  return results
    .filter(({ status }) => !ignoredStatuses.includes(status))
    .map(({ fileName, location, replacement, status }) => {
      const file = path.relative(root, fileName);
      return {
        file,
        lineNumber: location.start.line,
        line: readLine(file, location.start.line).trim(),
        original: readText(file, location.start, location.end),
        replacement: replacement ?? '',
        isNoticed: status === 'Killed' || status === 'Timeout',
      };
    });
}

function report(part: MutationPart, breaks: readonly Break[]): boolean {
  const { noticed, unexplained, stale } = judgeBreaks(breaks, readExplained());
  for (const { lineNumber, isNoticed: _, ...survivor } of unexplained) {
    console.log(`not noticed, not explained: ${survivor.file}:${lineNumber}\n  ${JSON.stringify(survivor)}`);
  }
  for (const { reason: _, ...survivor } of stale) {
    console.log(`explained, but noticed now: ${survivor.file}\n  ${JSON.stringify(survivor)}`);
  }
  const count = breaks.filter(({ isNoticed }) => isNoticed).length;
  console.log(
    `${part.name}: ${count} of ${breaks.length} breaks noticed, ${noticed.toFixed(1)} %, at least ${leastNoticed} %`,
  );
  return noticed >= leastNoticed && unexplained.length === 0 && stale.length === 0;
}

const wanted = process.argv.slice(2);
const parts = mutationParts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !mutationParts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${mutationParts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
let isGood = true;
for (const part of parts) isGood = report(part, await breakPart(part)) && isGood;
process.exitCode = isGood ? 0 : 1;
