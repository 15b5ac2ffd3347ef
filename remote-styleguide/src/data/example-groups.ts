import type { ComponentExamples } from '@kmx/design-system/example/example.ts';

/** Examples of one component; the id is its folder in the design system and its anchor on the page. */
export interface ExampleGroup extends ComponentExamples {
  readonly id: string;
  /** File of a component that belongs to one remote and cannot be imported by others. */
  readonly place?: string;
}

/** Lists the groups of a page in its order; does not compile when one is missing. */
export function listGroups<Id extends string>(
  ids: readonly Id[],
  modules: Readonly<Record<Id, ComponentExamples>>,
): readonly ExampleGroup[] {
  return ids.map((id) => ({ id, guide: modules[id].guide, examples: modules[id].examples }));
}
