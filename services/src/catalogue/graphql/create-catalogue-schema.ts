import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { CatalogueReader, OpenReader } from '../reading/create-catalogue-reader.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { classificationResolvers } from './classification-resolvers.ts';
import { createNode } from './nodes.ts';
import { languageSchema, parseArguments, slugSchema, slugsSchema, typeSchema } from './parse-arguments.ts';
import { productResolvers } from './product-resolvers.ts';
import { typeDefinitions } from './type-definitions.ts';

/** One request: its readers share their queries within a language. */
export interface CatalogueRequest {
  readonly read: OpenReader;
}

function openReader(input: unknown, { read }: CatalogueRequest): CatalogueReader {
  return read(resolveLanguage(parseArguments(languageSchema, input).language));
}

/** Builds the executable schema; wrong arguments are answered with BAD_USER_INPUT. */
export function createCatalogueSchema(): GraphQLSchema {
  return createSchema<CatalogueRequest>({
    typeDefs: typeDefinitions,
    resolvers: {
      Query: {
        getProductClassifications: async (_root: unknown, input: unknown, request) => {
          const { type } = parseArguments(typeSchema, input);
          const reader = openReader(input, request);
          const nodes = [...(await reader.loadTree()).values()];
          return nodes
            .filter((node) => node.parent_id === null && node.type === type)
            .map((node) => createNode(reader, node));
        },
        getProductBySlugV2: async (_root: unknown, input: unknown, request) => {
          const { slug } = parseArguments(slugSchema, input);
          const reader = openReader(input, request);
          const product = await reader.loadProduct(slug);
          return product === null ? null : createNode(reader, product);
        },
        getProductClassificationBySlug: async (_root: unknown, input: unknown, request) => {
          const { slug } = parseArguments(slugSchema, input);
          const { type } = parseArguments(typeSchema, input);
          const reader = openReader(input, request);
          const node = (await reader.loadTree()).get(slug);
          return node?.type === type ? createNode(reader, node) : null;
        },
        getProductsBySlugs: async (_root: unknown, input: unknown, request) => {
          const { slugsCommaSeparated } = parseArguments(slugsSchema, input);
          const reader = openReader(input, request);
          const products = await Promise.all(slugsCommaSeparated.map(reader.loadProduct));
          return products.flatMap((product) => (product === null ? [] : [createNode(reader, product)]));
        },
        getProductSlugs: async (_root: unknown, input: unknown, { read }) => {
          const { type } = parseArguments(typeSchema, input);
          return read('en-US').listSlugs(type);
        },
      },
      ...classificationResolvers,
      ...productResolvers,
    },
  });
}
