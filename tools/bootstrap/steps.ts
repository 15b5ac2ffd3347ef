import { existsSync } from 'node:fs';
import { workspaces } from '../checks/workspaces.ts';
import { findServerTests, serverTestProjects } from './find-server-tests.ts';
import type { Step } from './step.ts';

const vitest = ['--reporter=default', '--reporter=json', '--outputFile.json={report}'];

/** Static checks, quickest first; a repository check is one more line here. */
export const checkSteps: readonly Step[] = [
  { name: 'format (biome)', command: ['biome', 'ci', '.'], needs: ['biome.json'] },
  { name: 'lint (oxlint)', command: ['oxlint', '--type-aware'], needs: ['.oxlintrc.json'] },
  { name: 'literals of the border', command: ['node', 'tools/checks/border-literals.ts'] },
  { name: 'suppressions', command: ['node', 'tools/checks/suppressions.ts'] },
  { name: 'module graph', command: ['node', 'tools/checks/module-graph.ts'], needs: ['tools/checks/module-graph.ts'] },
  { name: 'GraphQL documents', command: ['node', 'tools/checks/graphql-documents.ts'] },
  {
    name: 'message catalogues',
    command: ['node', 'tools/checks/message-catalogues.ts'],
    needs: ['tools/checks/message-catalogues.ts'],
  },
  { name: 'terminology', command: ['node', 'tools/checks/terminology.ts'] },
  { name: 'unused code (knip)', command: ['knip'], needs: ['knip.json'] },
  { name: 'versions (sherif)', command: ['sherif'], needs: ['package.json'] },
  {
    name: 'specification coverage',
    command: ['node', 'tools/checks/spec-coverage.ts'],
    needs: ['tools/checks/spec-coverage.ts'],
  },
  { name: 'references', command: ['node', 'tools/checks/references.ts'] },
  { name: 'tests of findings exist', command: ['node', 'tools/checks/examination.ts'] },
];

/** The tracer is no workspace. */
export const typeSteps: readonly Step[] = [...workspaces, 'telemetry']
  .filter((folder) => existsSync(`${folder}/tsconfig.json`))
  .map((folder) => ({ name: `types ${folder}`, command: ['tsc', '-p', `${folder}/tsconfig.json`] }));

export const buildSteps: readonly Step[] = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
];

/** Guarantees of the build about browser files. */
export const browserFileSteps: readonly Step[] = [
  {
    name: 'secrets in browser files',
    command: ['node', 'tools/checks/secrets.ts'],
    needs: ['tools/checks/secrets.ts'],
  },
  { name: 'JavaScript budgets', command: ['node', 'tools/checks/budgets.ts'], needs: ['tools/checks/budgets.ts'] },
];

/** Guarantees of the build that only a second build can show. */
export const buildCheckSteps: readonly Step[] = [
  {
    name: 'same build in another folder',
    command: ['node', 'tools/checks/same-builds.ts'],
    needs: ['tools/checks/same-builds.ts'],
  },
];

export const unitTestSteps: readonly Step[] = [
  { name: 'unit tests', command: ['vitest', 'run', ...vitest], counts: 'vitest' },
];

/** The journeys start the product themselves and drive a real browser. */
export const e2eSteps: readonly Step[] = [
  {
    name: 'journeys (e2e)',
    command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...vitest],
    needs: ['e2e/vitest.config.ts'],
    counts: 'vitest',
  },
];

/** Journeys in Firefox and WebKit. */
export const otherBrowserSteps: readonly Step[] = [
  {
    name: 'journeys in other browsers',
    command: ['vitest', 'run', '--config', 'e2e/browsers/vitest.config.ts', ...vitest],
    needs: ['e2e/browsers/vitest.config.ts'],
    counts: 'vitest',
  },
];

/** Tests of what shells share on a real Redis and a real PostgreSQL; a function, because it reads all tests to find them. */
export const listSharedStateSteps = (): readonly Step[] => [
  {
    name: 'state that shells share',
    command: ['vitest', 'run', '--project', 'shell', 'shared-state.test.ts', ...vitest],
    counts: 'vitest',
  },
  {
    name: 'what is on a database server',
    command: [
      ...['vitest', 'run', ...serverTestProjects.flatMap((project) => ['--project', project])],
      ...findServerTests(),
      ...vitest,
    ],
    counts: 'vitest',
  },
];

/** Every alert in a world in which it has to fire and in one in which it must not. */
export const alertSteps: readonly Step[] = [
  {
    name: 'alerts (promtool)',
    command: ['vitest', 'run', '--project', 'tools', 'watching/alerts.test.ts', ...vitest],
    needs: ['tools/watching/alerts.test.ts'],
    counts: 'vitest',
  },
];

/** Journeys through several shells with the servers that operators have. */
export const clusterSteps: readonly Step[] = [
  {
    name: 'journeys through a cluster',
    command: ['vitest', 'run', '--config', 'e2e/cluster/vitest.config.ts', ...vitest],
    needs: ['e2e/cluster/vitest.config.ts'],
    counts: 'vitest',
  },
];

/** Checks that need a complete run. */
export const ranTestsSteps: readonly Step[] = [
  { name: 'tests of findings ran', command: ['node', 'tools/checks/examination.ts', '--reports', '{reports}'] },
];

export const benchSteps: readonly Step[] = [
  { name: 'bench', command: ['node', 'tools/bench/main.ts'], needs: ['tools/bench/main.ts'] },
];
