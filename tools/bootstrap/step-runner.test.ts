import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStep } from './step-runner.ts';

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(path.join(tmpdir(), 'kmx reports '));
});
afterEach(() => rmSync(reports, { recursive: true }));

/** Writes a report of as many passed and failed tests as its arguments say, then waits until the other one has begun. */
const program = `
  const [report, passed, failed, name] = process.argv.slice(1);
  const { writeFileSync, readdirSync } = require('node:fs');
  const assertionResults = Array.from({ length: +passed }, () => ({ status: 'passed', fullName: 'a', failureMessages: [] }));
  const testResults = [{ name: process.cwd() + '/' + name, status: 'passed', message: '', startTime: 0, endTime: 1000, assertionResults }];
  writeFileSync(report, JSON.stringify({ numPassedTests: +passed, numFailedTests: +failed, numFailedTestSuites: 0, testResults }));
  const wait = setInterval(() => { if (readdirSync(require('node:path').dirname(report)).length === 2) clearInterval(wait); }, 10);
`;
const step = {
  name: 'journeys (e2e)',
  command: ['node', '--eval', program, '{report}'],
  counts: 'vitest',
  shards: [
    { name: 'people', words: ['3', '0', 'a.spec.ts'] },
    { name: 'site', words: ['4', '1', 'b.spec.ts'] },
  ],
} as const;

describe('a step with shards', () => {
  it('runs them side by side and adds up what they counted', async () => {
    const { state, passed, failed, files } = await runStep(step, reports);
    expect({ state, passed, failed }).toEqual({ state: 'failed', passed: 7, failed: 1 });
    expect(files.map(({ name, passed: own }) => `${name} ${own}`)).toEqual(['a.spec.ts 3', 'b.spec.ts 4']);
  });

  it('fails with a program that ends badly after its tests passed', async () => {
    const command = ['node', '--eval', `${program}\nprocess.exitCode = 1;`, '{report}'];
    const shards = [step.shards[0], { name: 'site', words: ['4', '0', 'b.spec.ts'] }];
    expect(await runStep({ ...step, command, shards }, reports)).toMatchObject({ state: 'failed', failed: 2 });
  });
});
