import { type ClassificationNode, createNode, type OfferedNode, type ProductNode } from './nodes.ts';
import { offeredPageSchema, offeredSchema, pageSchema, parseArguments, unitsSchema } from './parse-arguments.ts';

/** Fields of a group that are not in the tree. */
export const classificationResolvers = {
  ProductClassification: {
    children: ({ reader, children }: ClassificationNode) => children.map((child) => createNode(reader, child)),
    products: async ({ reader, slug }: ClassificationNode, input: unknown): Promise<readonly ProductNode[]> => {
      const { first, offset } = parseArguments(pageSchema, input);
      const products = await (first === null
        ? reader.loadProductsBelow(slug)
        : reader.loadPageBelow(slug, { first, offset }));
      return products.map((product) => createNode(reader, product));
    },
    product_count: ({ reader, slug }: ClassificationNode) => reader.countProductsBelow(slug),
    offered: async ({ reader, slug }: ClassificationNode, input: unknown): Promise<OfferedNode> =>
      createNode(reader, { ...parseArguments(offeredSchema, input), groups: await reader.listGroups(slug) }),
  },
  OfferedProducts: {
    count: ({ reader, ...offer }: OfferedNode) => reader.countOffered(offer),
    products: async ({ reader, ...offer }: OfferedNode, input: unknown): Promise<readonly ProductNode[]> => {
      const slugs = await reader.listOffered(offer, parseArguments(offeredPageSchema, input));
      const products = await Promise.all(slugs.map(reader.loadProduct));
      return products.flatMap((product) => (product === null ? [] : [createNode(reader, product)]));
    },
    values: ({ reader, ...offer }: OfferedNode, input: unknown) =>
      reader.loadOfferedValues(offer, parseArguments(unitsSchema, input).units),
  },
};
