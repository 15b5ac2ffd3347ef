import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { countRootFields } from '../../graphql/count-root-fields.ts';

/** The deepest query of the portal needs 6 levels. */
const maximumDepth = 9;
const maximumFields = 400;
/** Several of these in one request could guess ids or change much at once. */
const maximumOperationsFields = 12;
/** These lead from one row to many: inside each other they multiply. */
const listFields: ReadonlySet<string> = new Set(['items', 'comments', 'history', 'applications', 'organizations']);
const maximumListsOnPath = 2;

interface Measure {
  depth: number;
  fields: number;
  lists: number;
}

/** Measures one operation with its fragments expanded; stops at the limits, so that no query is costly to measure. */
function measureSelections(
  set: SelectionSetNode,
  getFragment: (name: string) => FragmentDefinitionNode | null | undefined,
  place: { readonly depth: number; readonly lists: number; readonly open: ReadonlySet<string> },
  measure: Measure,
): void {
  for (const selection of set.selections) {
    if (measure.fields > maximumFields || measure.depth > maximumDepth) return;
    measure.fields += 1;
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      // Introspection is bounded by the schema itself.
      if (name.startsWith('__')) continue;
      const depth = place.depth + 1;
      const lists = place.lists + (listFields.has(name) ? 1 : 0);
      measure.depth = Math.max(measure.depth, depth);
      measure.lists = Math.max(measure.lists, lists);
      if (selection.selectionSet) {
        measureSelections(selection.selectionSet, getFragment, { ...place, depth, lists }, measure);
      }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measureSelections(selection.selectionSet, getFragment, place, measure);
    } else {
      const name = selection.name.value;
      const fragment = place.open.has(name) ? undefined : getFragment(name);
      const open = new Set([...place.open, name]);
      if (fragment) measureSelections(fragment.selectionSet, getFragment, { ...place, open }, measure);
    }
  }
}

function describeExcess(measure: Measure, rootFields: number): string | null {
  if (measure.depth > maximumDepth) return `The query is deeper than ${maximumDepth} levels.`;
  if (measure.fields > maximumFields) return `The query asks for more than ${maximumFields} fields.`;
  if (measure.lists > maximumListsOnPath)
    return `The query has more than ${maximumListsOnPath} lists inside each other.`;
  return rootFields > maximumOperationsFields ? `At most ${maximumOperationsFields} operations in one request.` : null;
}

/** Refuses operations that are too deep, too wide, or that multiply lists by lists. */
export const guardDeskQuery: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    const measure: Measure = { depth: 0, fields: 0, lists: 0 };
    const start = { depth: 0, lists: 0, open: new Set<string>() };
    measureSelections(operation.selectionSet, (name) => context.getFragment(name), start, measure);
    const rootFields = countRootFields(operation, (name) => context.getFragment(name));
    const message = describeExcess(measure, rootFields);
    if (message !== null) {
      const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
      context.reportError(new GraphQLError(message, { nodes: [operation], extensions }));
    }
  },
});
