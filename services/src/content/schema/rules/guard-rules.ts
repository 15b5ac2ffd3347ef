import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { countRootFields } from '../../../graphql/count-root-fields.ts';

const maxDepth = 16;
const maxFields = 2000;
const maxRootFields = 30;

interface Cost {
  readonly depth: number;
  readonly fields: number;
}

function measureSelection(
  selectionSet: SelectionSetNode | undefined,
  context: ValidationContext,
  known: Map<FragmentDefinitionNode, Cost>,
): Cost {
  let depth = 0;
  let fields = 0;
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === 'Field') {
      // Introspection nests deeply by nature and is bounded by the schema (HY-04).
      if (selection.name.value.startsWith('__')) continue;
      const inner = measureSelection(selection.selectionSet, context, known);
      depth = Math.max(depth, inner.depth + 1);
      fields += inner.fields + 1;
      continue;
    }
    const inner =
      selection.kind === 'InlineFragment'
        ? measureSelection(selection.selectionSet, context, known)
        : measureFragment(context.getFragment(selection.name.value) ?? undefined, context, known);
    depth = Math.max(depth, inner.depth);
    fields += inner.fields;
  }
  return { depth, fields };
}

function measureFragment(
  fragment: FragmentDefinitionNode | undefined,
  context: ValidationContext,
  known: Map<FragmentDefinitionNode, Cost>,
): Cost {
  if (fragment === undefined) return { depth: 0, fields: 0 };
  const earlier = known.get(fragment);
  if (earlier !== undefined) return earlier;
  // A fragment that contains itself is refused by another rule; here it only must not run for ever.
  known.set(fragment, { depth: 0, fields: 0 });
  const cost = measureSelection(fragment.selectionSet, context, known);
  known.set(fragment, cost);
  return cost;
}

/** Validation rule: refuses operations that are too deep, select too many fields once fragments are expanded, or ask too much at once. */
export function guardQueryCost(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const { depth, fields } = measureSelection(operation.selectionSet, context, new Map());
      const nodes = [operation];
      if (depth > maxDepth) {
        context.reportError(new GraphQLError(`The query is ${depth} levels deep; ${maxDepth} are allowed`, { nodes }));
      }
      if (fields > maxFields) {
        context.reportError(
          new GraphQLError(`The query selects ${fields} fields; ${maxFields} are allowed`, { nodes }),
        );
      }
      if (countRootFields(operation, (name) => context.getFragment(name)) > maxRootFields) {
        context.reportError(new GraphQLError(`At most ${maxRootFields} root fields are allowed`, { nodes }));
      }
    },
  };
}
