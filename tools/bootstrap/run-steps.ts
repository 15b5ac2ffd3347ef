import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureAlertTester } from './alert-tester.ts';
import { ensureBrowser } from './browser.ts';
import { ensureClusterServers } from './cluster-servers.ts';
import { ensureOtherBrowsers } from './other-browsers.ts';
import { listStepsAtOnce, type Part, parts, partWords, type SelectedPart, selectParts } from './parts.ts';
import { type PartRun, renderSummary } from './render-summary.ts';
import type { StepResult } from './step.ts';
import { runStep } from './step-runner.ts';
import { alertSteps, benchSteps, clusterSteps, listSharedStateSteps, otherBrowserSteps } from './steps.ts';
import { ensureTracer } from './tracer.ts';

const [command = '', ...given] = process.argv.slice(2);
/** What journeys can meet instead of one process of everything: several, and the same in the middle of an upgrade. */
const opponents: readonly string[] = ['cluster', 'upgrade'];
const against = command === 'e2e' ? given.indexOf('--against') : -1;
const isAgainstCluster = against !== -1;
const words = isAgainstCluster ? given.toSpliced(against, 2) : given;
if (isAgainstCluster) {
  const opponent = given[against + 1] ?? '';
  if (!opponents.includes(opponent)) {
    console.error(`Journeys run against ${opponents.join(' or ')}: npm run e2e -- --against ${opponents[0]}`);
    process.exit(2);
  }
  process.env['KMX_AGAINST'] = opponent;
}
if (command === 'cluster') Object.assign(process.env, { TEST_REDIS: 'on', TEST_POSTGRES: 'on' });
/** Parts of commands of their own, which `npm test` does not run. */
const ownParts: readonly Part[] = [
  { name: 'bench', title: 'bench', steps: benchSteps },
  { name: 'other-browsers', title: 'journeys in other browsers', steps: otherBrowserSteps },
  {
    name: 'shared-state',
    title: 'state that shells share',
    steps: command === 'cluster' ? listSharedStateSteps() : [],
  },
  { name: 'alerts', title: 'alerts', steps: alertSteps },
  { name: 'cluster', title: 'journeys through a cluster', steps: clusterSteps },
];

/** Runs parts by name; further words of the caller (a file name, a filter) go to the last one, after which the command is named. */
function pickParts(...names: readonly string[]): readonly SelectedPart[] {
  return names.flatMap((name, place) =>
    [...parts, ...ownParts]
      .filter((part) => part.name === name)
      .map((part) => ({ part, extraWords: place === names.length - 1 ? words : [] })),
  );
}

function pickTests(): readonly SelectedPart[] {
  const unknown = words.filter((word) => !partWords.includes(word));
  if (unknown.length === 0) return selectParts(words);
  console.error(`npm test has no part ${unknown.join(', ')}. Its parts: ${partWords.join(' ')}`);
  process.exit(2);
}

const selections = new Map([
  ['check', () => pickParts('check', 'types')],
  ['build', () => pickParts('build', 'budgets')],
  ['bench', () => pickParts('build', 'budgets', 'bench')],
  ['e2e', () => pickParts('build', 'budgets', 'journeys')],
  ['e2e:browsers', () => pickParts('build', 'other-browsers')],
  // Who names a journey of the cluster does not wait for the others.
  ['cluster', () => pickParts('build', ...(words.length === 0 ? ['shared-state', 'alerts'] : []), 'cluster')],
  ['test', pickTests],
]);

const selected = selections.get(command)?.() ?? [];
if (selected.some(({ part }) => part.isInBrowser)) ensureBrowser();
if (selected.some(({ part }) => part.name === 'other-browsers')) ensureOtherBrowsers();
if (selected.some(({ part }) => part.needsTracer)) ensureTracer();
if (isAgainstCluster || selected.some(({ part }) => part.name === 'cluster')) ensureClusterServers();
if (selected.some(({ part }) => part.name === 'alerts')) ensureAlertTester();

const reports = mkdtempSync(path.join(tmpdir(), 'kmx-reports-'));
/** Two products at once would be two clusters, or end each other's schemas on one server. */
const isOneAtATime = isAgainstCluster || Boolean(process.env['DATABASE_URL']);
const runs: PartRun[] = [];
for (const selection of selected) {
  const startedAt = performance.now();
  const results: StepResult[] = [];
  const stepsAtOnce = isOneAtATime ? selection.part.steps.map((step) => [step]) : listStepsAtOnce(selection);
  for (const steps of stepsAtOnce) {
    const running = steps.map((step, place) =>
      runStep(step, reports, { extraWords: selection.extraWords, isBeside: place > 0 }),
    );
    results.push(...(await Promise.all(running)));
  }
  runs.push({ part: selection.part, results, seconds: (performance.now() - startedAt) / 1000 });
}
rmSync(reports, { recursive: true, force: true });

console.log(['\nSummary', ...renderSummary(runs)].join('\n'));
const results = runs.flatMap((run) => run.results);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
// A log of this length is read from its end, and often only its end is kept.
for (const { failures } of results) {
  for (const failure of failures) console.log(`\n✗ ${failure}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
