import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import { listCatalogueLinks, type NavigationSource } from '../../../site/navigation-source.ts';
import { mapNavigation } from '../../../site/navigation-tree.ts';
import type { CatalogueTarget, LinkContext } from '../../../site/resolve-link.ts';
import type { SystemData } from '../../../site/system-data.ts';
import { keepByObject } from '../../memory/keep-by-object.ts';
import { type FindTarget, type LinkedTargets, loadLinkedTargets } from './load-linked-targets.ts';

interface NavigationInput {
  readonly source: NavigationSource;
  readonly system: SystemData;
  readonly locale: Locale;
  readonly urlPrefix: string;
  readonly findTarget: FindTarget;
  readonly createLinkContext: (targets: LinkedTargets) => LinkContext;
}

interface KeptNavigation {
  readonly system: SystemData;
  readonly targets: readonly (CatalogueTarget | null)[];
  readonly navigation: SiteNavigation;
}

const readCatalogueLinks = keepByObject(listCatalogueLinks);

/**
 * Maps a navigation once for all requests that see the same one, so that results rendered from it can be cached by its
 * identity. Lives as long as the source in the data cache; below that one entry for each locale of the site.
 */
export function createNavigationKeeper(): (input: NavigationInput) => Promise<SiteNavigation> {
  const readKept = keepByObject((_source: NavigationSource) => new Map<string, KeptNavigation>());
  return async ({ source, system, locale, urlPrefix, findTarget, createLinkContext }) => {
    const links = readCatalogueLinks(source);
    const linked = await loadLinkedTargets(links, findTarget);
    const targets = links.flatMap(({ productSlug, serviceSlug }) => [
      productSlug === null ? null : linked.findProduct(productSlug),
      serviceSlug === null ? null : linked.findService(serviceSlug),
    ]);
    const keptOfSource = readKept(source);
    const key = `${urlPrefix} ${locale.code}`;
    const kept = keptOfSource.get(key);
    if (kept?.system === system && targets.every((target, index) => isSameTarget(target, kept.targets[index]))) {
      return kept.navigation;
    }
    const navigation = mapNavigation(source, {
      ...createLinkContext(linked),
      country: locale.country,
      language: locale.language,
    });
    keptOfSource.set(key, { system, targets, navigation });
    return navigation;
  };
}

function isSameTarget(target: CatalogueTarget | null, other: CatalogueTarget | null | undefined): boolean {
  return target === other || (target?.name === other?.name && target?.route === other?.route);
}
