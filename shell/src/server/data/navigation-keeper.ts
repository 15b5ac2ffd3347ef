import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import { listProductSlugs, type NavigationSource } from '../../site/navigation-source.ts';
import { mapNavigation } from '../../site/navigation-tree.ts';
import type { CatalogueTarget, LinkContext } from '../../site/resolve-link.ts';
import type { SystemData } from '../../site/system-data.ts';
import { keepByObject } from '../keep-by-object.ts';
import { loadLinkedProducts } from './load-linked-products.ts';

interface NavigationInput {
  readonly source: NavigationSource;
  readonly system: SystemData;
  readonly locale: Locale;
  readonly urlPrefix: string;
  readonly findProduct: (slug: string) => Promise<CatalogueTarget | null>;
  readonly createLinkContext: (findTarget: LinkContext['findProduct']) => LinkContext;
}

interface KeptNavigation {
  readonly system: SystemData;
  readonly targets: readonly (CatalogueTarget | null)[];
  readonly navigation: SiteNavigation;
}

const readProductSlugs = keepByObject(listProductSlugs);

/**
 * Maps a navigation once for all requests that see the same one, so that what is drawn from it can be kept by its
 * identity. Lives as long as the source in the data cache; below that one entry for each locale of the site.
 */
export function createNavigationKeeper(): (input: NavigationInput) => Promise<SiteNavigation> {
  const readKept = keepByObject((_source: NavigationSource) => new Map<string, KeptNavigation>());
  return async ({ source, system, locale, urlPrefix, findProduct, createLinkContext }) => {
    const slugs = readProductSlugs(source);
    const findTarget = await loadLinkedProducts(slugs, findProduct);
    const targets = slugs.map(findTarget);
    const keptOfSource = readKept(source);
    const key = `${urlPrefix} ${locale.code}`;
    const kept = keptOfSource.get(key);
    if (kept?.system === system && targets.every((target, index) => isSameTarget(target, kept.targets[index]))) {
      return kept.navigation;
    }
    const navigation = mapNavigation(source, { ...createLinkContext(findTarget), country: locale.country });
    keptOfSource.set(key, { system, targets, navigation });
    return navigation;
  };
}

function isSameTarget(target: CatalogueTarget | null, other: CatalogueTarget | null | undefined): boolean {
  return target === other || (target?.name === other?.name && target?.route === other?.route);
}
