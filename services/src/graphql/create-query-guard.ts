import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined;

interface QueryLimits {
  readonly maxDepth: number;
  readonly maxFields: number;
  /** Why the field at the end of this path from the root is refused; null when it is allowed. */
  readonly refusePath: (path: readonly string[]) => string | null;
  /** Why an operation of an acceptable size is refused all the same. */
  readonly refuseOperation?: (operation: OperationDefinitionNode, getFragment: GetFragment) => string | null;
}

interface Measure {
  depth: number;
  fields: number;
  refusal: string | null;
}

interface Place {
  readonly path: readonly string[];
  /** Fragments that the walk is in: one that contains itself is refused by another rule. */
  readonly open: ReadonlySet<string>;
}

/** Measures one operation with its fragments expanded; stops at the limits, so that no query is costly to measure. */
function measureSelections(
  set: SelectionSetNode,
  place: Place,
  getFragment: GetFragment,
  limits: QueryLimits,
  measure: Measure,
): void {
  for (const selection of set.selections) {
    if (measure.fields > limits.maxFields || measure.depth > limits.maxDepth) return;
    // A spread counts even when it is empty, otherwise measuring a tree of empty spreads would never end.
    measure.fields += 1;
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      // Introspection is bounded by the schema itself.
      if (name.startsWith('__')) continue;
      const path = [...place.path, name];
      measure.depth = Math.max(measure.depth, path.length);
      measure.refusal ??= limits.refusePath(path);
      if (selection.selectionSet) {
        measureSelections(selection.selectionSet, { ...place, path }, getFragment, limits, measure);
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measureSelections(selection.selectionSet, place, getFragment, limits, measure);
    } else {
      const name = selection.name.value;
      const fragment = place.open.has(name) ? undefined : getFragment(name);
      const open = new Set([...place.open, name]);
      if (fragment) measureSelections(fragment.selectionSet, { ...place, open }, getFragment, limits, measure);
    }
  }
}

/** Creates the rule that refuses operations that are too deep, too wide or that lead along a refused path. */
export function createQueryGuard(limits: QueryLimits): ValidationRule {
  return (context: ValidationContext) => ({
    OperationDefinition(operation) {
      const getFragment: GetFragment = (name) => context.getFragment(name);
      const measure: Measure = { depth: 0, fields: 0, refusal: null };
      measureSelections(operation.selectionSet, { path: [], open: new Set() }, getFragment, limits, measure);
      const message = describeExcess(measure, limits) ?? limits.refuseOperation?.(operation, getFragment) ?? null;
      if (message === null) return;
      const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
      context.reportError(new GraphQLError(message, { nodes: [operation], extensions }));
    },
  });
}

function describeExcess({ depth, fields, refusal }: Measure, limits: QueryLimits): string | null {
  if (depth > limits.maxDepth) return `The query is deeper than ${limits.maxDepth} levels.`;
  if (fields > limits.maxFields) return `The query asks for more than ${limits.maxFields} fields.`;
  return refusal;
}
