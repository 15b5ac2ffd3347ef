import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runStep } from './step-runner.mjs';
import {
  benchSteps,
  buildCheckSteps,
  buildSteps,
  checkSteps,
  e2eSteps,
  ranTestsSteps,
  unitTestSteps,
} from './steps.mjs';

const stepsOf = {
  check: checkSteps,
  build: buildSteps,
  bench: [...buildSteps, ...benchSteps],
  e2e: [...buildSteps, ...e2eSteps],
  test: [...checkSteps, ...buildSteps, ...buildCheckSteps, ...unitTestSteps, ...e2eSteps, ...ranTestsSteps],
};

const [command = '', ...words] = process.argv.slice(2);
const steps = stepsOf[command];
if (command === 'test' || command === 'e2e') ensureBrowser();

const reports = mkdtempSync(join(tmpdir(), 'kmx-reports-'));
const results = [];
for (const step of steps) {
  // Words of the caller (a file name, a filter) belong to the last step, the one the command is named after.
  const extraWords = command !== 'test' && step === steps.at(-1) ? words : [];
  results.push(await runStep(step, reports, extraWords));
}
rmSync(reports, { recursive: true, force: true });

const width = Math.max(...results.map(({ name }) => name.length));
console.log('\nSummary');
for (const { name, state, seconds, passed, failed, detail } of results) {
  const counts = state === 'left out' ? detail : `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;
  console.log(`  ${state.padEnd(8)}  ${name.padEnd(width)}  ${counts}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
// A log of this length is read from its end, and often only its end is kept.
for (const { failures } of results) {
  for (const failure of failures) console.log(`\n✗ ${failure}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
