import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Step
 * @property {string} name what a person reads
 * @property {readonly string[]} command program (looked up in node_modules/.bin first) and its arguments; `{report}` stands for the file of
 *   this step's report, `{reports}` for the folder with the reports of all steps
 * @property {readonly string[]} [needs] files or folders; the step is left out, and said to be, while one is missing
 * @property {'vitest'} [counts] the program writes a vitest JSON report to the file that stands for {report}
 */

/** @type {{readonly workspaces: readonly string[]}} */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));

const vitest = ['--reporter=default', '--reporter=json', '--outputFile.json={report}'];

/** @type {readonly Step[]} Static checks, quickest first; a repository check is one more line here. */
export const checkSteps = [
  { name: 'format (biome)', command: ['biome', 'ci', '.'], needs: ['biome.json'] },
  ...workspaces
    .filter((workspace) => existsSync(`${workspace}/tsconfig.json`))
    .map((workspace) => ({ name: `types ${workspace}`, command: ['tsc', '-p', `${workspace}/tsconfig.json`] })),
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

/** @type {readonly Step[]} The build comes first: `npm start` runs only that. */
export const buildSteps = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  {
    name: 'secrets in browser files',
    command: ['node', 'tools/checks/secrets.ts'],
    needs: ['tools/checks/secrets.ts'],
  },
  { name: 'JavaScript budgets', command: ['node', 'tools/checks/budgets.ts'], needs: ['tools/checks/budgets.ts'] },
];

/** @type {readonly Step[]} What the build promises and only a second one can show. */
export const buildCheckSteps = [
  {
    name: 'same build in another folder',
    command: ['node', 'tools/checks/same-builds.ts'],
    needs: ['tools/checks/same-builds.ts'],
  },
];

/** @type {readonly Step[]} */
export const unitTestSteps = [{ name: 'unit tests', command: ['vitest', 'run', ...vitest], counts: 'vitest' }];

/** @type {readonly Step[]} The journeys start the product themselves and drive a real browser. */
export const e2eSteps = [
  {
    name: 'journeys (e2e)',
    command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...vitest],
    needs: ['e2e/vitest.config.ts'],
    counts: 'vitest',
  },
];

/** @type {readonly Step[]} What only a whole run can tell. */
export const ranTestsSteps = [
  { name: 'tests of findings ran', command: ['node', 'tools/checks/examination.ts', '--reports', '{reports}'] },
];

/** @type {readonly Step[]} */
export const benchSteps = [{ name: 'bench', command: ['node', 'tools/bench/main.ts'], needs: ['tools/bench/main.ts'] }];
