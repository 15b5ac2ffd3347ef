import { isObjectLiteralExpression } from 'typescript/unstable/ast';
import type { ComponentFacts } from './component-facts.ts';
import type { DesignSystemProgram } from './design-system-program.build.ts';
import { listExampleFiles } from './list-example-files.build.ts';
import { findDeclared, listExamples, readTexts } from './read-literals.build.ts';

/** What the search knows of the examples of one component. */
export interface GroupTexts {
  /** Names of the component and related ones in code. */
  readonly name: string;
  /** When to use it, and the names of its props; in lower case. */
  readonly words: string;
  readonly examples: readonly { readonly id: string; readonly title: string; readonly note: string }[];
}

/** Reads the texts of all examples, by the folder of their component. */
export function readGroupTexts(
  opened: DesignSystemProgram,
  components: Readonly<Record<string, ComponentFacts>>,
): Readonly<Record<string, GroupTexts>> {
  const groups = listExampleFiles(opened).map(({ group, file }) => {
    const guide = findDeclared(file, 'guide');
    if (guide === undefined || !isObjectLiteralExpression(guide)) throw new Error(`${file.fileName} has no guide`);
    const name = readTexts(guide, 'name').join();
    const props = name.split(', ').flatMap((component) => components[component]?.props.map((prop) => prop.name) ?? []);
    const words = [...readTexts(guide, 'summary'), ...readTexts(guide, 'use'), ...props].join(' ').toLowerCase();
    const examples = listExamples(file).map((example) => {
      const [id = '', title = '', note = ''] = ['id', 'title', 'note'].flatMap((text) => readTexts(example, text));
      return { id, title, note };
    });
    return [group, { name, words, examples }] as const;
  });
  return Object.fromEntries(groups);
}
