/** Machines and services are two trees of one catalogue. */
export type CatalogueType = 'product' | 'service';

/** Unlocalized path of each tree of the catalogue. */
export const catalogueBases: Readonly<Record<CatalogueType, string>> = { product: '/products', service: '/services' };

/** A product group as shown on pages, with the groups below it (SYS-054). */
export interface Classification {
  readonly name: string;
  readonly slug: string;
  /** Slug of the parent group; null for a root. */
  readonly parent: string | null;
  /** Unlocalized path. */
  readonly route: string;
  readonly description: string;
  /** Path of the original picture, for `Picture`. */
  readonly image: string;
  /** Address of the picture in the size needed for previews of shared links. */
  readonly imageHighRes: string;
  readonly childClassifications: readonly Classification[];
  /** Slugs from the root to this group. */
  readonly lineage: readonly string[];
}

/** Follows slugs from the roots; stops before the first unknown one. */
export function findLineage(tree: readonly Classification[], slugs: readonly string[]): readonly Classification[] {
  const node = tree.find(({ slug }) => slug === slugs[0]);
  return node === undefined ? [] : [node, ...findLineage(node.childClassifications, slugs.slice(1))];
}

/** Unlocalized route of a group, or of a product if its slug comes last (PUB-006). */
export function createCatalogueRoute(type: CatalogueType, slugs: readonly string[]): string {
  return [catalogueBases[type], ...slugs].join('/');
}
