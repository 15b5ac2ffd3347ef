import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { allCountries } from '@kmx/shared-contracts/locale.ts';
import type {
  NavigationItem,
  NavigationMarketing,
  ResolvedLink,
  SiteNavigation,
} from '@kmx/shared-contracts/navigation.ts';
import { createPagePath, type NavigationItemSource, type NavigationSource } from './navigation-source.ts';
import { type LinkContext, resolveLink, resolvePageTarget, resolveTarget } from './resolve-link.ts';

export interface NavigationContext extends LinkContext {
  /** Country of the visitor; `ALL` sees everything. */
  readonly country: string;
  /** Language of the page. */
  readonly language: string;
}

/** Maps the navigation of the CMS to URLs, without items that the country does not have (SYS-044..047, SRV-024). */
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
      ...nameForeignLanguage(footer, context),
      contactLink: footer.contactLink === null ? null : resolveLink(footer.contactLink, context),
      sections: footer.sections.map(({ title, links }) => ({
        title,
        links: links.map((link) => resolveLink(link, context)),
      })),
    },
  };
}

/** Ground of a marketing panel whose editor chose none (CON-021). */
const defaultMarketingBackground = 'Dark_White';

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
      ...nameForeignLanguage(item, context),
      breadcrumb: item.breadcrumbOverride || item.title,
      ...mapAddress(item, context),
      hidden: item.hidden || isParentHiding,
      items: mapItems(item.items, context, item.hideSubItems),
      sections: item.hideSubItems
        ? []
        : item.sections.map(({ title, items: entries }) => ({ title, items: mapItems(entries, context, false) })),
      marketing: mapMarketing(item, context),
    }));
}

/** Carries a language only when it differs: most menus are in the language of their page (PUB-062). */
function nameForeignLanguage(
  { locale }: { readonly locale: string },
  context: NavigationContext,
): { readonly language?: string } {
  const language = resolveContentLang(locale, context.language);
  return language === undefined ? {} : { language };
}

function isInCountry(countries: readonly string[], country: string): boolean {
  return (
    countries.length === 0 ||
    country === allCountries ||
    countries.includes(allCountries) ||
    countries.includes(country)
  );
}

interface ItemAddress extends Pick<ResolvedLink, 'kind'> {
  readonly url: string;
  readonly unlocalizedUrl: string;
}

function mapAddress(item: NavigationItemSource, context: NavigationContext): ItemAddress {
  const own = item.page === null ? null : resolvePageTarget(item.page, context);
  const pagePath = item.page !== null && own?.kind === 'in-app' ? createPagePath(item.page) : null;
  const place = item.path ? resolveTarget(item.path, context.urlPrefix) : own;
  const url = place?.href ?? '';
  const path = item.path || (pagePath ?? url);
  // `_blank` and the like name a window, everything else in `target` is an address; a hard target that repeats the path
  // only requests a full load, and without the prefix it would lose the visitor's locale.
  const isHardPath = item.target === `hard:${item.path}`;
  if (!item.target || item.target.startsWith('_') || isHardPath) {
    return { url, kind: isHardPath ? 'hard' : (place?.kind ?? 'in-app'), unlocalizedUrl: path };
  }
  const { href, kind } = resolveTarget(item.target, context.urlPrefix);
  // An action is not an address: as a page it would count as the current page.
  if (kind === 'action') return { url: href, kind, unlocalizedUrl: href };
  return { url: href, kind, unlocalizedUrl: path || (kind === 'in-app' ? item.target : href) };
}

function mapMarketing({ marketing }: NavigationItemSource, context: NavigationContext): NavigationMarketing | null {
  if (!marketing.title && !marketing.imageUrl && marketing.logo === null && marketing.link === null) return null;
  return {
    title: marketing.title ?? '',
    description: marketing.description ?? '',
    imageUrl: marketing.imageUrl,
    logo: marketing.logo,
    backgroundColor: marketing.backgroundColor ?? defaultMarketingBackground,
    link: marketing.link === null ? null : resolveLink(marketing.link, context),
  };
}
