// @ts-nocheck
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{name: string, state: 'passed'|'failed'|'left out', seconds: number, passed: number, failed: number, detail: string, failures: readonly string[]}} StepResult */

const shownCharacters = 600;

function describeFailures({ name, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failures = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${failureMessages.join('\n').slice(0, shownCharacters)}`,
    );
  if (failures.length > 0 || !message) return failures;
  return [`${file}\n${message.slice(0, shownCharacters)}`];
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A test file that cannot be loaded has no tests, and would be counted as nothing.
    const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
    return { passed: numPassedTests, failed, failures: testResults.flatMap(describeFailures) };
  } catch {
    return null;
  }
}

function runProgram(program, words) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs one step; a step without counts is one test that passed or failed.
 * @param {string} reports the folder in which steps with counts leave their reports; `{reports}` in a command stands for it
 * @returns {Promise<StepResult>}
 */
export async function runStep(step, reports, extraWords = []) {
  const missing = (step.needs ?? []).find((path) => !existsSync(path));
  const base = { name: step.name, seconds: 0, passed: 0, failed: 0, detail: '', failures: [] };
  if (missing) return { ...base, state: 'left out', detail: `${missing} does not exist` };
  console.log(`\n> ${step.name}`);
  const report = join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  const [program, ...words] = step.command.map((word) =>
    word.replace('{reports}', reports).replace('{report}', report),
  );
  const startedAt = performance.now();
  const code = await runProgram(program, [...words, ...extraWords]);
  const seconds = (performance.now() - startedAt) / 1000;
  const counts = step.counts ? readReport(report) : null;
  const { passed, failed } = counts ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const isFailed = code !== 0 || failed > 0;
  // A program that fails after its tests passed must not look like success in the sum.
  return {
    ...base,
    state: isFailed ? 'failed' : 'passed',
    seconds,
    passed,
    failed: isFailed ? Math.max(failed, 1) : 0,
    failures: counts?.failures ?? [],
  };
}
