import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  parse,
  print,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import * as v from 'valibot';

const record = v.record(v.string(), v.unknown());
const bodySchema = v.looseObject({ query: v.string(), variables: v.nullish(record) });

/** Finds the action input that a whole value replaces; undefined when there is none. */
type FindWhole = (type: unknown) => GraphQLInputObjectType | undefined;

function hasOnlyActions(type: GraphQLInputObjectType, names: readonly string[]): boolean {
  return names.every((name) => type.getFields()[name] !== undefined);
}

function wrapValue(findWhole: FindWhole, type: unknown, value: unknown): unknown {
  if (value === null || value === undefined || !isInputType(type)) return value;
  const whole = findWhole(type);
  const nullable = getNullableType(type);
  if (Array.isArray(value)) {
    if (whole !== undefined) return { set: value };
    return isListType(nullable) ? value.map((item: unknown) => wrapValue(findWhole, nullable.ofType, item)) : value;
  }
  if (!isInputObjectType(nullable) || !v.is(record, value)) return value;
  const entries = Object.entries(value);
  if (whole !== undefined && !hasOnlyActions(whole, Object.keys(value))) return { set: value };
  const fields = nullable.getFields();
  return Object.fromEntries(entries.map(([name, inner]) => [name, wrapValue(findWhole, fields[name]?.type, inner)]));
}

function wrapLiterals(schema: GraphQLSchema, document: DocumentNode, findWhole: FindWhole): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  const set = { kind: Kind.NAME, value: 'set' } as const;
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      ObjectField: (node) => {
        const { value } = node;
        const whole = findWhole(typeInfo.getInputType());
        const isAction =
          value.kind === Kind.OBJECT &&
          whole !== undefined &&
          hasOnlyActions(
            whole,
            value.fields.map(({ name }) => name.value),
          );
        if (whole === undefined || isAction || (value.kind !== Kind.OBJECT && value.kind !== Kind.LIST))
          return undefined;
        return { ...node, value: { kind: Kind.OBJECT, fields: [{ kind: Kind.OBJECT_FIELD, name: set, value }] } };
      },
    }),
  );
}

/**
 * Lets a mutation give the whole stored value of a component field, as the editor area does, where the schema only has
 * actions: wraps it in `set`. An unreadable value passes unchanged; the server reports what is wrong.
 */
export function wrapWholeValues(
  schema: GraphQLSchema,
  wholeInputs: ReadonlySet<string>,
  body: unknown,
  maxTokens: number,
): unknown {
  const request = v.safeParse(bodySchema, body);
  if (!request.success || !request.output.query.includes('mutation')) return body;
  const findWhole: FindWhole = (type) => {
    const named = isInputType(type) && !isListType(getNullableType(type)) ? getNamedType(type) : undefined;
    return isInputObjectType(named) && wholeInputs.has(named.name) ? named : undefined;
  };
  let document: DocumentNode;
  try {
    document = parse(request.output.query, { maxTokens });
  } catch {
    return body;
  }
  const wrapped = wrapLiterals(schema, document, findWhole);
  const types = document.definitions.flatMap((node) =>
    node.kind === 'OperationDefinition' ? (node.variableDefinitions ?? []) : [],
  );
  const variables = Object.entries(request.output.variables ?? {}).map(([name, value]) => {
    const definition = types.find(({ variable }) => variable.name.value === name);
    return [name, wrapValue(findWhole, definition && typeFromAST(schema, definition.type), value)] as const;
  });
  // An unchanged text keeps the places that messages name.
  const query = wrapped === document ? request.output.query : print(wrapped);
  return { ...request.output, query, variables: Object.fromEntries(variables) };
}
