import type { GraphQLSchema } from 'graphql';
import { createGraphQLError, createSchema } from 'graphql-yoga';
import * as v from 'valibot';
import type { ClassificationView, ProductView } from '../catalogue-view.ts';
import type { CatalogueSource } from '../create-catalogue-source.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { typeDefinitions } from './type-definitions.ts';

const maxSlugs = 50;
const typeSchema = v.object({ type: v.picklist(['product', 'service']) });
const languageSchema = v.object({ language: v.pipe(v.string(), v.maxLength(35)) });
const slugSchema = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });
const slugsSchema = v.object({
  slugsCommaSeparated: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').map((slug) => slug.trim()))].filter((slug) => slug !== '')),
    v.maxLength(maxSlugs, `At most ${maxSlugs} slugs`),
  ),
});

function parseArguments<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const message = `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`;
  throw createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** benefit1..benefit6 and detail1..detail6 are stored as lists and served as the fields of the specification. */
function createNumberedResolvers(): Record<string, (product: ProductView) => string | null> {
  const numbers = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries([
    ...numbers.map((number) => [`benefit${number}`, (product: ProductView) => product.benefits[number - 1] ?? null]),
    ...numbers.map((number) => [`detail${number}`, (product: ProductView) => product.details[number - 1] ?? null]),
  ]);
}

/** Builds the executable schema over a source of catalogues; wrong arguments answer BAD_USER_INPUT. */
export function createCatalogueSchema(source: CatalogueSource): GraphQLSchema {
  const open = (input: unknown) => source(resolveLanguage(parseArguments(languageSchema, input).language));
  return createSchema({
    typeDefs: typeDefinitions,
    resolvers: {
      Query: {
        getProductClassifications: async (_root: unknown, input: unknown): Promise<ClassificationView[]> => {
          const { type } = parseArguments(typeSchema, input);
          const { classifications } = await open(input);
          return [...classifications.values()].filter((node) => node.parent_id === null && node.type === type);
        },
        getProductBySlugV2: async (_root: unknown, input: unknown): Promise<ProductView | null> => {
          const { slug } = parseArguments(slugSchema, input);
          return (await open(input)).products.get(slug) ?? null;
        },
        getProductClassificationBySlug: async (_root: unknown, input: unknown): Promise<ClassificationView | null> => {
          const { slug } = parseArguments(slugSchema, input);
          const { type } = parseArguments(typeSchema, input);
          const node = (await open(input)).classifications.get(slug);
          return node?.type === type ? node : null;
        },
        getProductsBySlugs: async (_root: unknown, input: unknown): Promise<ProductView[]> => {
          const { slugsCommaSeparated } = parseArguments(slugsSchema, input);
          const { products } = await open(input);
          return slugsCommaSeparated.flatMap((slug) => products.get(slug) ?? []);
        },
        getProductSlugs: async (_root: unknown, input: unknown): Promise<string[]> => {
          const { type } = parseArguments(typeSchema, input);
          const { products } = await source('en-US');
          return [...products.values()].filter((product) => product.type === type).map((product) => product.slug);
        },
      },
      Product: createNumberedResolvers(),
    },
  });
}
