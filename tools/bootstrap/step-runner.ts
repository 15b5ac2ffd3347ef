import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome, Step, StepResult } from './step.ts';

const shownCharacters = 600;

/** A test file in the report that vitest writes, as far as it is read here. */
interface ReportedFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly ReportedFile[];
}

const nameFile = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

function describeFailures({ name, message, assertionResults }: ReportedFile): readonly string[] {
  const file = nameFile(name);
  const failures = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${failureMessages.join('\n').slice(0, shownCharacters)}`,
    );
  if (failures.length > 0 || !message) return failures;
  return [`${file}\n${message.slice(0, shownCharacters)}`];
}

function mapFile({ name, status, startTime, endTime, assertionResults }: ReportedFile): Outcome {
  const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
  return {
    name: nameFile(name),
    state: status === 'failed' ? 'failed' : 'passed',
    // A file that cannot be loaded has no times.
    seconds: Math.max(0, (endTime - startTime) / 1000) || 0,
    passed: count('passed'),
    failed: count('failed'),
    detail: '',
  };
}

function readReport(file: string): Pick<StepResult, 'passed' | 'failed' | 'failures' | 'files'> | null {
  try {
    // Just written by vitest; anything that is not its report throws below.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
    return {
      passed: numPassedTests,
      // A test file that fails to load has no tests and would otherwise not be counted.
      failed: numFailedTests > 0 ? numFailedTests : numFailedTestSuites,
      failures: testResults.flatMap(describeFailures),
      files: testResults.map(mapFile),
    };
  } catch {
    return null;
  }
}

/** Runs a program to its end; its output goes to the file `log`, or to the terminal. */
function runProgram(program: string, words: readonly string[], log: string | null): Promise<number> {
  const output = log === null ? 'inherit' : openSync(log, 'w');
  return new Promise<number>((resolve) => {
    const child = spawn(program, words, { stdio: ['inherit', output, output], shell: process.platform === 'win32' });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => typeof output === 'number' && closeSync(output));
}

interface StepOptions {
  /** Further words for the program. */
  readonly extraWords?: readonly string[];
  /** Another one has the terminal: what this one prints follows when it has ended. */
  readonly isBeside?: boolean;
}

/**
 * Runs one step; a step without counts is one test that passed or failed. `reports` is the folder in which steps with
 * counts leave their reports.
 */
export async function runStep(
  step: Step,
  reports: string,
  { extraWords = [], isBeside = false }: StepOptions = {},
): Promise<StepResult> {
  const missing = (step.needs ?? []).find((file) => !existsSync(file));
  const base = { name: step.name, seconds: 0, passed: 0, failed: 0, detail: '', failures: [], files: [] };
  if (missing) return { ...base, state: 'left out', detail: `${missing} does not exist` };
  console.log(`\n> ${step.name}${isBeside ? ', beside it' : ''}`);
  const report = path.join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  const [program = '', ...words] = step.command.map((word) =>
    word.replace('{reports}', reports).replace('{report}', report),
  );
  const log = isBeside ? `${report}.log` : null;
  const startedAt = performance.now();
  const code = await runProgram(program, [...words, ...extraWords], log);
  const seconds = (performance.now() - startedAt) / 1000;
  if (log !== null) console.log(`\n> ${step.name}\n${readFileSync(log, 'utf8')}`);
  const counts = step.counts ? readReport(report) : null;
  const { passed, failed } = counts ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const isFailed = code !== 0 || failed > 0;
  return {
    ...base,
    ...counts,
    state: isFailed ? 'failed' : 'passed',
    seconds,
    passed,
    // A program that fails after its tests passed must not look like success in the sum.
    failed: isFailed ? Math.max(failed, 1) : 0,
  };
}
