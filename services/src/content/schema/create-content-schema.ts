import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { type ContentModel, findModel, type Model } from '../model/model-types.ts';
import { createDocumentView, type DocumentView } from '../store/document-view.ts';
import { type ContentRequest, spendEntries } from './content-request.ts';
import { createMutationResolvers } from './create-mutations.ts';
import {
  createComponentResolvers,
  createModelResolvers,
  type FieldResolvers,
  richTextResolvers,
} from './create-resolvers.ts';
import { generateSdl, lowerFirst } from './generate-sdl.ts';
import { findByUniqueWhere, listViews, type ReadArguments, resolveScope, selectEntries } from './read-entries.ts';
import type { EntryPage } from './select-page.ts';

type RootResolver<Input> = GraphQLFieldResolver<unknown, ContentRequest, Input>;

function createConnection(page: EntryPage) {
  const ids = page.items.map((view) => view.document.id);
  return {
    edges: page.items.map((node) => ({ cursor: node.document.id, node })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: ids[0] ?? null,
      endCursor: ids.at(-1) ?? null,
      pageSize: ids.length,
    },
    aggregate: { count: page.total },
  };
}

function createRootResolvers(model: Model): FieldResolvers {
  function readPage(request: ContentRequest, input: ReadArguments, info: GraphQLResolveInfo): EntryPage {
    return selectEntries(request, model, listViews(request, model, resolveScope(request, input, info)), input);
  }
  const readOne: RootResolver<ReadArguments> = (_root, input, request, info) =>
    findByUniqueWhere(request, model, input.where ?? {}, resolveScope(request, input, info)) ?? null;
  const readMany: RootResolver<ReadArguments> = (_root, input, request, info) => readPage(request, input, info).items;
  const readConnection: RootResolver<ReadArguments> = (_root, input, request, info) =>
    createConnection(readPage(request, input, info));
  return {
    [lowerFirst(model.name)]: readOne,
    [model.plural]: readMany,
    [`${model.plural}Connection`]: readConnection,
  } as FieldResolvers;
}

const resolveNode: RootResolver<ReadArguments & { readonly id: string }> = (_root, input, request, info) => {
  const scope = resolveScope(request, input, info);
  const document = request.store.findAnyModel(scope.stage, input.id);
  spendEntries(request, 1);
  if (document === undefined) return null;
  return createDocumentView(findModel(request.contentModel, document.model), document, scope) ?? null;
};

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

/** Builds the executable schema of a content model: generated types with generic resolvers over the store. */
export function createContentSchema(contentModel: ContentModel): GraphQLSchema {
  const schema = buildSchema(generateSdl(contentModel));
  for (const component of contentModel.components) {
    attachResolvers(schema, component.name, createComponentResolvers(contentModel, component.fields));
  }
  for (const model of contentModel.models) {
    attachResolvers(schema, model.name, createModelResolvers(contentModel, model));
    attachResolvers(schema, 'Query', createRootResolvers(model));
    attachResolvers(schema, 'Mutation', createMutationResolvers(model));
  }
  attachResolvers(schema, 'RichText', richTextResolvers);
  attachResolvers(schema, 'Query', { node: resolveNode } as FieldResolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || (isInterfaceType(type) && type.name === 'Node')) {
      type.resolveType = (view: unknown) => (view as DocumentView).typeName;
    }
  }
  return schema;
}
