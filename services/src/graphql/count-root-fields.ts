import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The number of root fields of an operation, including those in fragments: each is a query or a change. Each fragment
 * is counted once and remembered, so that nested spreads are cheap to count.
 */
export function countRootFields(
  operation: OperationDefinitionNode,
  getFragment: (name: string) => FragmentDefinitionNode | null | undefined,
): number {
  const known = new Map<string, number>();
  function countFragment(name: string): number {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    // One that contains itself is refused by another rule; here it only must not run for ever.
    known.set(name, 0);
    const fragment = getFragment(name);
    const count = fragment ? countSelections(fragment.selectionSet) : 0;
    known.set(name, count);
    return count;
  }
  function countSelections({ selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + countSelections(selection.selectionSet);
      return sum + countFragment(selection.name.value);
    }, 0);
  }
  return countSelections(operation.selectionSet);
}
