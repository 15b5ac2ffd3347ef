import {
  buildSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  valueFromASTUntyped,
} from 'graphql';
import type { ContentModel } from '../model/model-types.ts';
import { normalizeTime } from '../model/normalize-time.ts';
import type { DocumentView } from '../store/document-view.ts';
import { createMutationResolvers } from './mutations/create-mutations.ts';
import { createScheduleResolvers } from './mutations/create-schedule-mutations.ts';
import { embeddingResolvers } from './resolvers/create-embedding-resolvers.ts';
import { createComponentResolvers, createModelResolvers, richTextResolvers } from './resolvers/create-resolvers.ts';
import { createRootResolvers, resolveNode } from './resolvers/create-root-resolvers.ts';
import type { FieldResolvers } from './resolvers/field-resolvers.ts';
import { nameEmbeddingText } from './sdl/embedding-texts-sdl.ts';
import { generateSdl } from './sdl/generate-sdl.ts';

function attachResolvers(schema: GraphQLSchema, typeName: string, resolvers: FieldResolvers): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The generated schema has no type ${typeName}`);
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (field === undefined) throw new Error(`The generated schema has no field ${typeName}.${name}`);
    field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
  }
}

function parseTime(value: unknown): string {
  const time = typeof value === 'string' ? normalizeTime(value) : undefined;
  if (time === undefined)
    throw new GraphQLError(`${JSON.stringify(value)} is not a moment such as "2030-01-31T08:00:00Z"`);
  return time;
}

/** Every endpoint accepts moments in one form, in variables and in the text of a query. */
function attachTimes(schema: GraphQLSchema): void {
  const type = schema.getType('DateTime');
  if (!isScalarType(type)) throw new Error('The generated schema has no type DateTime');
  type.parseValue = parseTime;
  type.coerceInputValue = parseTime;
  type.parseLiteral = (node, variables) => parseTime(valueFromASTUntyped(node, variables));
}

/** Builds the executable schema of a content model: generated types with generic resolvers over the store. */
export function createContentSchema(contentModel: ContentModel): GraphQLSchema {
  // Places in a generated text are of no use to anybody, and cost 5 MB.
  const schema = buildSchema(generateSdl(contentModel), { noLocation: true });
  attachTimes(schema);
  for (const component of contentModel.components) {
    attachResolvers(schema, component.name, createComponentResolvers(contentModel, component.fields));
  }
  for (const model of contentModel.models) {
    attachResolvers(schema, model.name, createModelResolvers(contentModel, model));
    attachResolvers(schema, 'Query', createRootResolvers(model));
    if (model.isSystem !== true) attachResolvers(schema, 'Mutation', createMutationResolvers(model));
  }
  attachResolvers(schema, 'Mutation', createScheduleResolvers(contentModel));
  attachResolvers(schema, 'RichText', richTextResolvers);
  for (const owner of [...contentModel.components, ...contentModel.models]) {
    for (const field of owner.fields.filter(({ embeds }) => embeds !== undefined)) {
      attachResolvers(schema, nameEmbeddingText(owner.name, field), embeddingResolvers);
    }
  }
  attachResolvers(schema, 'Query', { node: resolveNode } as FieldResolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || (isInterfaceType(type) && type.name === 'Node')) {
      type.resolveType = (view: unknown) => (view as DocumentView).typeName;
    }
  }
  return schema;
}
