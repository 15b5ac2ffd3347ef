import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';

/** Points of a query (HY-84): one per scalar; the content of a list counts once per item of the page. */
export interface Complexity {
  readonly field: string;
  readonly complexity: number;
  readonly children: readonly Complexity[];
}

const defaultPageSize = 10;

interface Scope {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

function measureSelections(
  scope: Scope,
  set: SelectionSetNode,
  parent: GraphQLNamedType | undefined,
): readonly Complexity[] {
  return set.selections.flatMap((selection): readonly Complexity[] => {
    if (selection.kind === 'InlineFragment') {
      const name = selection.typeCondition?.name.value;
      return measureSelections(scope, selection.selectionSet, name === undefined ? parent : scope.schema.getType(name));
    }
    if (selection.kind === 'FragmentSpread') {
      const fragment = scope.fragments.get(selection.name.value);
      if (fragment === undefined) return [];
      return measureSelections(scope, fragment.selectionSet, scope.schema.getType(fragment.typeCondition.name.value));
    }
    const name = selection.name.value;
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition === undefined ? undefined : getNamedType(definition.type);
    if (definition === undefined || !isCompositeType(type) || selection.selectionSet === undefined) {
      return [{ field: name, complexity: 1, children: [] }];
    }
    const children = measureSelections(scope, selection.selectionSet, type);
    const sum = children.reduce((total, child) => total + child.complexity, 0);
    const isPaged = definition.args.some((argument) => argument.name === 'first');
    const counts = (selection.arguments ?? []).filter((argument) => /^(?:first|last)$/.test(argument.name.value));
    const given = counts.map(({ value }) => {
      if (value.kind === 'IntValue') return Number(value.value);
      return value.kind === 'Variable' ? Number(scope.variables[value.name.value] ?? defaultPageSize) : defaultPageSize;
    });
    const isMany = isPaged || isListType(getNullableType(definition.type));
    return [{ field: name, complexity: sum * (isMany ? (given[0] ?? defaultPageSize) : 1), children }];
  });
}

/** The tree of points of a checked document, operation by operation (HY-84). */
export function measureComplexity(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly Complexity[] {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  return document.definitions.flatMap((node) => {
    if (node.kind !== 'OperationDefinition') return [];
    const root = node.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    const children = measureSelections({ schema, fragments, variables }, node.selectionSet, root ?? undefined);
    const complexity = children.reduce((total, child) => total + child.complexity, 0);
    return [{ field: node.name?.value ?? node.operation, complexity, children }];
  });
}
