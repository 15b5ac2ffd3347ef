import type { CatalogueTarget, LinkContext } from '../../site/resolve-link.ts';

/**
 * Loads the products that links name. While the catalogue is down such a link leads to the catalogue under the
 * product's slug, so that the chrome stands without it (promise 1).
 */
export async function loadLinkedProducts(
  slugs: readonly string[],
  findProduct: (slug: string) => Promise<CatalogueTarget | null>,
): Promise<LinkContext['findProduct']> {
  const targets = await Promise.all(
    slugs.map(async (slug) => {
      const target = await findProduct(slug).catch(() => ({ name: slug, route: '/products' }));
      return [slug, target] as const;
    }),
  );
  const found = new Map(targets);
  return (slug) => found.get(slug) ?? null;
}
