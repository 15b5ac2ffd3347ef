import type { LinkSource } from '../../../site/navigation-source.ts';
import type { CatalogueTarget, LinkContext } from '../../../site/resolve-link.ts';
import { type CatalogueType, catalogueRoots } from './load-catalogue-target.ts';

/** How links find the machines and services that they name. */
export type LinkedTargets = Pick<LinkContext, 'findProduct' | 'findService'>;

export type FindTarget = (type: CatalogueType, slug: string) => Promise<CatalogueTarget | null>;

type CatalogueLink = Pick<LinkSource, 'productSlug' | 'serviceSlug'>;

/**
 * Loads the machines and services that links name. While the catalogue is down such a link leads to the list of all
 * under the slug, so that the chrome renders without it (promise 1).
 */
export async function loadLinkedTargets(
  links: readonly CatalogueLink[],
  findTarget: FindTarget,
): Promise<LinkedTargets> {
  const load = async (type: CatalogueType, slugs: readonly (string | null)[]) => {
    const known = [...new Set(slugs)].filter((slug) => slug !== null);
    const targets = await Promise.all(
      known.map(async (slug) => {
        const target = await findTarget(type, slug).catch(() => ({ name: slug, route: catalogueRoots[type] }));
        return [slug, target] as const;
      }),
    );
    const found = new Map(targets);
    return (slug: string) => found.get(slug) ?? null;
  };
  const [findProduct, findService] = await Promise.all([
    load(
      'product',
      links.map(({ productSlug }) => productSlug),
    ),
    load(
      'service',
      links.map(({ serviceSlug }) => serviceSlug),
    ),
  ]);
  return { findProduct, findService };
}
