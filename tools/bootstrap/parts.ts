import { workspaces } from '../checks/workspaces.ts';
import { journeyAreas } from './journey-areas.ts';
import type { Step } from './step.ts';
import {
  browserFileSteps,
  buildCheckSteps,
  buildSteps,
  checkSteps,
  e2eSteps,
  ranTestsSteps,
  typeSteps,
  unitTestSteps,
} from './steps.ts';

/** Test files of a part that can be run separately as `<part>:<group>`. */
interface Group {
  readonly name: string;
  /** Arguments of the part's program that run only these files. */
  readonly words: readonly string[];
  readonly has: (file: string) => boolean;
}

/** A part of `npm test`, which `npm test -- <name>` runs separately. */
export interface Part {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** Only of a part with one step. */
  readonly groups?: readonly Group[];
  /** It inspects the build's output, so the build runs first. */
  readonly isOfBuild?: boolean;
  readonly isInBrowser?: boolean;
  /** It runs the tracer, or looks at its types. */
  readonly needsTracer?: boolean;
  /**
   * Pairs of shares of the groups; those of a pair run at the same time when the whole part runs, one pair after the other,
   * and then all other groups; only of a part with one step.
   */
  readonly pairs?: readonly (readonly [readonly string[], readonly string[]])[];
  /** It is meaningless for a single part. */
  readonly isOfWholeRun?: boolean;
}

/** A part to run, with further words for its program. */
export interface SelectedPart {
  readonly part: Part;
  readonly extraWords: readonly string[];
}

const isDomTest = (file: string) => file.endsWith('.dom.test.tsx');
/** Covered by the tests of the workspaces for which it opens pages. */
const untested: ReadonlySet<string> = new Set(['test-kit']);

/** By the projects of vitest.config.ts: one for each workspace, and the components. */
const unitGroups: readonly Group[] = [
  ...workspaces
    .filter((workspace) => !untested.has(workspace))
    .map((workspace) => ({
      name: workspace,
      words: ['--project', workspace],
      has: (file: string) => file.startsWith(`${workspace}/`) && /\.test\.tsx?$/.test(file) && !isDomTest(file),
    })),
  { name: 'components', words: ['--project', 'components'], has: isDomTest },
];

const journeyGroups: readonly Group[] = Object.entries(journeyAreas).map(([name, journeys]) => {
  const files = journeys.map((journey) => `journeys/${journey}.spec.ts`);
  return { name, words: files, has: (file: string) => files.includes(file.replace(/^e2e\//, '')) };
});

/** In the order of `npm test`. */
export const parts: readonly Part[] = [
  { name: 'check', title: 'static checks', steps: checkSteps, needsTracer: true },
  { name: 'types', title: 'types', steps: typeSteps, needsTracer: true },
  { name: 'build', title: 'build', steps: buildSteps },
  { name: 'budgets', title: 'browser files', steps: browserFileSteps, isOfBuild: true },
  { name: 'same-builds', title: 'same builds', steps: buildCheckSteps, isOfBuild: true },
  { name: 'unit', title: 'unit tests', steps: unitTestSteps, groups: unitGroups, isInBrowser: true },
  {
    ...{ name: 'journeys', title: 'journeys', steps: e2eSteps, groups: journeyGroups },
    ...{ isOfBuild: true, isInBrowser: true, needsTracer: true },
    // A product and a browser of their own each, and no sentence about times of a page (decision 0081).
    pairs: [
      [
        ['releases', 'operations'],
        ['pages', 'addresses', 'look', 'tasks'],
      ],
      [['portal'], ['editor']],
    ],
  },
  { name: 'findings', title: 'tests of findings', steps: ranTestsSteps, isOfWholeRun: true },
];

/** The words that name parts and groups, in their order. */
export const partWords: readonly string[] = parts
  .filter(({ isOfWholeRun }) => isOfWholeRun !== true)
  .flatMap(({ name, groups = [] }) => [name, ...groups.map((group) => `${name}:${group.name}`)]);

/** The steps of a part in their order, those together that run at the same time. */
export function listStepsAtOnce({ part, extraWords }: SelectedPart): readonly (readonly Step[])[] {
  const { steps, groups = [], pairs } = part;
  if (pairs === undefined || extraWords.length > 0) return steps.map((step) => [step]);
  const paired: ReadonlySet<string> = new Set(pairs.flat(2));
  const others = groups.map(({ name }) => name).filter((name) => !paired.has(name));
  return steps.flatMap((step) => {
    const take = (names: readonly string[]): Step => ({
      ...step,
      name: `${step.name}: ${names.join(', ')}`,
      command: [...step.command, ...groups.filter(({ name }) => names.includes(name)).flatMap(({ words }) => words)],
    });
    return [...pairs.map((pair) => pair.map(take)), [take(others)]];
  });
}

/** The parts that the words select, all of them without words; the build is added when a part needs it. */
export function selectParts(words: readonly string[]): readonly SelectedPart[] {
  if (words.length === 0) return parts.map((part) => ({ part, extraWords: [] }));
  const asked = words.map((word) => word.split(':'));
  const wanted = parts.filter(({ name }) => asked.some(([part]) => part === name));
  const isBuilt = wanted.some(({ isOfBuild }) => isOfBuild);
  return parts
    .filter((part) => wanted.includes(part) || (isBuilt && part.name === 'build'))
    .map((part) => {
      const names = asked.filter(([name]) => name === part.name).map(([, group]) => group);
      const isWhole = names.includes(undefined);
      const groups = isWhole ? [] : (part.groups ?? []).filter(({ name }) => names.includes(name));
      return { part, extraWords: groups.flatMap((group) => group.words) };
    });
}
