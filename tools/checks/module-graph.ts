import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration, { tests } from '../../.dependency-cruiser.mjs';
import { findFolderCircles } from './find-folder-circles.ts';
import { reportCheck } from './report-check.ts';
import { listFiles, workspaces } from './workspaces.ts';

const files = workspaces.flatMap((workspace) => listFiles(workspace, /(?<!\.d)\.(?:ts|tsx|mjs)$/));
const { options, forbidden = [] } = configuration;
const { enhancedResolveOptions, ...cruiseOptions } = options ?? {};
const { output } = await cruise(
  [...files],
  { ...cruiseOptions, validate: true, ruleSet: { forbidden } },
  { ...enhancedResolveOptions },
);

function isResult(value: string | ICruiseResult): value is ICruiseResult {
  return typeof value !== 'string';
}

if (!isResult(output)) throw new Error('dependency-cruiser gave no result');
const { violations } = output.summary;
const cruised = new Set(output.modules.map((module) => module.source));
// Without a parser for the syntax the cruiser finds no imports, and so nothing to complain about either.
const unseen = files.filter((file) => !cruised.has(file));
const imports = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
// The cruiser compares a folder with the innermost folder of a file, so it misses circles over folders of several floors.
const isTest = new RegExp(tests);
const circles = findFolderCircles(
  output.modules
    .filter(({ source }) => cruised.has(source) && !isTest.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved }))),
);
const problems = [
  ...unseen.map((file) => `not cruised: ${file}`),
  ...(imports < files.length ? [`only ${imports} imports were found in ${files.length} files`] : []),
  ...violations.map(({ rule, from, to, cycle }) => {
    const route = cycle ? cycle.map((step) => step.name).join(' -> ') : to;
    return `${rule.name}: ${from} -> ${route}`;
  }),
  ...[...circles].map(([folder, way]) => {
    const steps = way.map(({ from, to }) => `${from} -> ${to}`).join(', ');
    return `circle of folders in ${folder || 'the repository'}: ${steps}`;
  }),
];
reportCheck(problems, `${files.length} files and ${imports} imports follow ${forbidden.length} rules.`);
