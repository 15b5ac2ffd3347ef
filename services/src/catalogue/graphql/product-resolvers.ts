import { createNode, type ProductNode, type VariantNode } from './nodes.ts';

/** benefit1..benefit6 and detail1..detail6 are stored as lists and served as the fields of the specification. */
function createNumberedResolvers(name: 'benefit' | 'detail', list: 'benefits' | 'details') {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((number) => [
      `${name}${number}`,
      async ({ reader, slug }: ProductNode) => (await reader.loadTexts(slug))[list][number - 1] ?? null,
    ]),
  );
}

/** Fields of a product that are not in its row: each is read when it is asked for, for all products of the answer at once. */
export const productResolvers = {
  Product: {
    classifications: async ({ reader, classification_slug }: ProductNode) =>
      (await reader.loadLineage(classification_slug)).map((view) => createNode(reader, view)),
    long_description: async ({ reader, slug }: ProductNode) => (await reader.loadTexts(slug)).long_description,
    highlights: async ({ reader, slug }: ProductNode) => (await reader.loadTexts(slug)).highlights,
    specifications: ({ reader, slug }: ProductNode) => reader.loadSpecifications(slug),
    variants: async ({ reader, slug }: ProductNode): Promise<readonly VariantNode[]> =>
      (await reader.loadVariants(slug)).map((variant) => createNode(reader, variant)),
    variant_count: async ({ reader, slug }: ProductNode) => (await reader.loadVariants(slug)).length,
    documents: ({ reader, slug }: ProductNode) => reader.loadDocuments(slug),
    related: async ({ reader, slug }: ProductNode) => {
      const relations = await reader.loadRelations(slug);
      const products = await Promise.all(relations.map((relation) => reader.loadProduct(relation.slug)));
      return relations.flatMap(({ type }, place) => {
        const product = products[place];
        return product ? [{ type, product: createNode(reader, product) }] : [];
      });
    },
    ...createNumberedResolvers('benefit', 'benefits'),
    ...createNumberedResolvers('detail', 'details'),
  },
  ProductVariant: {
    specifications: ({ reader, id }: VariantNode) => reader.loadVariantSpecifications(id),
  },
};
