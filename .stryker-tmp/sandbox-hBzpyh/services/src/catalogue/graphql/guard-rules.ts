// @ts-nocheck
import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The deepest query of the product needs 7 levels. */
const maximumDepth = 10;
const maximumFields = 500;
/** These lists lead from many products to many products again: pages need each once on a path, more multiplies without end. */
const multiplyingFields: ReadonlySet<string> = new Set(['related', 'products']);

interface Measure {
  depth: number;
  fields: number;
  repeated: string | null;
}

/** Measures one operation with its fragments expanded; stops at the limits, so that no query is costly to measure. */
function measureSelections(
  set: SelectionSetNode,
  getFragment: (name: string) => FragmentDefinitionNode | null | undefined,
  place: { readonly depth: number; readonly path: ReadonlySet<string>; readonly open: ReadonlySet<string> },
  measure: Measure,
): void {
  for (const selection of set.selections) {
    if (measure.fields > maximumFields || measure.depth > maximumDepth) return;
    // Introspection is bounded by the schema itself.
    if (selection.kind === Kind.FIELD && selection.name.value.startsWith('__')) continue;
    if (selection.kind === Kind.FIELD) {
      const depth = place.depth + 1;
      const name = selection.name.value;
      if (multiplyingFields.has(name) && place.path.has(name)) measure.repeated = name;
      measure.fields += 1;
      measure.depth = Math.max(measure.depth, depth);
      if (selection.selectionSet) {
        const path = new Set([...place.path, name]);
        measureSelections(selection.selectionSet, getFragment, { ...place, depth, path }, measure);
      }
      continue;
    }
    // A spread counts even when it holds nothing, else a tree of empty spreads would be measured for ever.
    measure.fields += 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      measureSelections(selection.selectionSet, getFragment, place, measure);
      continue;
    }
    const name = selection.name.value;
    const fragment = place.open.has(name) ? undefined : getFragment(name);
    if (fragment) {
      const open = new Set([...place.open, name]);
      measureSelections(fragment.selectionSet, getFragment, { ...place, open }, measure);
    }
  }
}

function describeExcess(measure: Measure): string | null {
  if (measure.depth > maximumDepth) return `The query is deeper than ${maximumDepth} levels.`;
  if (measure.fields > maximumFields) return `The query asks for more than ${maximumFields} fields.`;
  if (measure.repeated !== null) return `The query follows ${measure.repeated} more than once on a path.`;
  return null;
}

/** Refuses operations that are too deep, too wide or that walk through related products again and again. */
export const guardCatalogueQuery: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    const measure: Measure = { depth: 0, fields: 0, repeated: null };
    const start = { depth: 0, path: new Set<string>(), open: new Set<string>() };
    measureSelections(operation.selectionSet, (name) => context.getFragment(name), start, measure);
    const message = describeExcess(measure);
    if (message !== null) {
      const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
      context.reportError(new GraphQLError(message, { nodes: [operation], extensions }));
    }
  },
});
