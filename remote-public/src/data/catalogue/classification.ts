/** Machines and services are two trees of the same catalogue. */
export type CatalogueType = 'product' | 'service';

/** Where each tree of the catalogue stands on the site, as an unlocalized path. */
export const catalogueBases: Readonly<Record<CatalogueType, string>> = { product: '/products', service: '/services' };

/** A group of products as pages show it, with the groups below it (SYS-054). */
export interface Classification {
  readonly name: string;
  readonly slug: string;
  /** Slug of the group above, null for a root. */
  readonly parent: string | null;
  /** Unlocalized path. */
  readonly route: string;
  readonly description: string;
  /** Path of the original, for `Picture`. */
  readonly image: string;
  /** Address of the picture in the size that previews of shared links need. */
  readonly imageHighRes: string;
  readonly childClassifications: readonly Classification[];
  /** Slugs from the root to this group. */
  readonly lineage: readonly string[];
}

/** Follows slugs from the roots; stops before the first that is unknown. */
export function findLineage(tree: readonly Classification[], slugs: readonly string[]): readonly Classification[] {
  const node = tree.find(({ slug }) => slug === slugs[0]);
  return node === undefined ? [] : [node, ...findLineage(node.childClassifications, slugs.slice(1))];
}

/** Unlocalized route of a group, or of a product when its slug comes last (PUB-006). */
export function createCatalogueRoute(type: CatalogueType, slugs: readonly string[]): string {
  return [catalogueBases[type], ...slugs].join('/');
}
