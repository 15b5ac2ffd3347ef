import type { ExampleGroup } from '../example-groups.ts';
import { buttonsExamples } from './buttons-examples.ts';
import { componentsExamples } from './components-examples.ts';
import { errorExamples } from './error-examples.ts';
import { inputsExamples } from './inputs-examples.ts';
import { modulesExamples } from './modules-examples.ts';
import { typographyExamples } from './typography-examples.ts';

/** Groups of examples by the name of their page in `src/pages.ts`. */
const exampleGroups = {
  buttons: buttonsExamples,
  typography: typographyExamples,
  inputs: inputsExamples,
  components: componentsExamples,
  modules: modulesExamples,
  error: errorExamples,
} satisfies Readonly<Record<string, readonly ExampleGroup[]>>;

/** The examples of a page; none for a page with other content. */
export function listExampleGroups(page: string): readonly ExampleGroup[] {
  return Object.entries(exampleGroups).find(([name]) => name === page)?.[1] ?? [];
}

/** All examples of the guide in the order of its pages. */
export const allExampleGroups: readonly ExampleGroup[] = Object.values(exampleGroups).flat();
