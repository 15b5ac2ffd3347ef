/** A group of products with the groups below it. */
export interface Classification {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly image_url: string;
  readonly supported_countries: readonly string[] | null;
  readonly children: readonly Classification[];
}

/** Follows slugs from the roots; stops before the first that is unknown. */
export function findLineage(tree: readonly Classification[], slugs: readonly string[]): readonly Classification[] {
  const node = tree.find(({ slug }) => slug === slugs[0]);
  return node === undefined ? [] : [node, ...findLineage(node.children, slugs.slice(1))];
}

/** Unlocalized route of the last group of a lineage. */
export function createClassificationRoute(lineage: readonly { readonly slug: string }[]): string {
  return ['/products', ...lineage.map(({ slug }) => slug)].join('/');
}
