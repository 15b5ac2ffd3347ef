import { type ClassificationNode, createNode, type ProductNode } from './nodes.ts';
import { pageSchema, parseArguments } from './parse-arguments.ts';

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
  },
};
