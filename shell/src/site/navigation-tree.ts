import { allCountries } from '@kmx/shared-contracts/locale.ts';
import type { NavigationItem, NavigationMarketing, SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import { createPagePath, type NavigationItemSource, type NavigationSource } from './navigation-source.ts';
import { type LinkContext, resolveLink, resolvePageTarget, resolveTarget } from './resolve-link.ts';

export interface NavigationContext extends LinkContext {
  /** Country of the visitor; `ALL` sees everything. */
  readonly country: string;
}

/** Maps the navigation of the CMS to URLs and leaves out what the country does not have (SYS-044..047, SRV-024). */
export function mapNavigation(source: NavigationSource, context: NavigationContext): SiteNavigation {
  const { header, footer } = source;
  return {
    header: {
      theme: header.theme,
      hidden: header.hidden,
      homeItems: mapItems(header.homeItems, context, false),
      topItems: mapItems(header.topItems, context, false),
    },
    footer: {
      theme: footer.theme,
      contactLink: footer.contactLink === null ? null : resolveLink(footer.contactLink, context),
      sections: footer.sections.map(({ title, links }) => ({
        title,
        links: links.map((link) => resolveLink(link, context)),
      })),
    },
  };
}

/** Items that a menu shows; hidden ones stay in the tree for the breadcrumbs. */
export function selectVisibleItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => !item.hidden);
}

function mapItems(
  items: readonly NavigationItemSource[],
  context: NavigationContext,
  isParentHiding: boolean,
): readonly NavigationItem[] {
  return items
    .filter((item) => isInCountry(item.countries, context.country))
    .map((item) => ({
      id: item.id,
      title: item.title,
      breadcrumb: item.breadcrumbOverride || item.title,
      ...mapAddress(item, context),
      hidden: item.hidden || isParentHiding,
      items: mapItems(item.items, context, item.hideSubItems),
      marketing: mapMarketing(item, context),
    }));
}

function isInCountry(countries: readonly string[], country: string): boolean {
  return (
    countries.length === 0 ||
    country === allCountries ||
    countries.includes(allCountries) ||
    countries.includes(country)
  );
}

function mapAddress(item: NavigationItemSource, context: NavigationContext): { url: string; unlocalizedUrl: string } {
  const own = item.page === null ? null : resolvePageTarget(item.page, context);
  const pagePath = item.page !== null && own?.kind === 'in-app' ? createPagePath(item.page) : null;
  const url = item.path ? resolveTarget(item.path, context.urlPrefix).href : (own?.href ?? '');
  const path = item.path || (pagePath ?? url);
  // `_blank` and the like name a window, everything else in `target` is an address; a hard target that repeats the
  // path only asks for a full load, and without the prefix it would lose the visitor's locale.
  if (!item.target || item.target.startsWith('_') || item.target === `hard:${item.path}`) {
    return { url, unlocalizedUrl: path };
  }
  const target = resolveTarget(item.target, context.urlPrefix);
  return { url: target.href, unlocalizedUrl: path || (target.kind === 'in-app' ? item.target : target.href) };
}

function mapMarketing({ marketing }: NavigationItemSource, context: NavigationContext): NavigationMarketing | null {
  if (!marketing.title && !marketing.imageUrl && marketing.link === null) return null;
  return {
    title: marketing.title ?? '',
    description: marketing.description ?? '',
    imageUrl: marketing.imageUrl,
    link: marketing.link === null ? null : resolveLink(marketing.link, context),
  };
}
