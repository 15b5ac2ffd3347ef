import type { ChromePicture } from '@kmx/shared-contracts/navigation.ts';
import { encodeSegment } from './parse-path.ts';

/** A link as the CMS holds it, one of the five forms of SYS-048..050. */
export interface LinkSource {
  readonly text: string | null;
  readonly path: string | null;
  readonly url: string | null;
  readonly page: PageReference | null;
  readonly productSlug: string | null;
  readonly serviceSlug: string | null;
  readonly openInNewTab: boolean;
}

export interface PageReference {
  readonly id: string;
  readonly slug: string;
  readonly parentSlug: string;
  readonly siteId: string | null;
}

/** A navigation item as the CMS holds it, before mapping (SYS-044, SYS-045). */
export interface NavigationItemSource {
  readonly id: string;
  /** Language of the texts, which may be a fallback (SRV-040). */
  readonly locale: string;
  readonly title: string;
  readonly breadcrumbOverride: string | null;
  readonly items: readonly NavigationItemSource[];
  /** Empty means everywhere. */
  readonly countries: readonly string[];
  readonly path: string | null;
  readonly page: PageReference | null;
  readonly target: string | null;
  readonly hidden: boolean;
  readonly hideSubItems: boolean;
  /** Titled groups of further items in the opened branch. */
  readonly sections: readonly { readonly title: string; readonly items: readonly NavigationItemSource[] }[];
  readonly marketing: {
    readonly title: string | null;
    readonly description: string | null;
    readonly imageUrl: string | null;
    readonly logo: ChromePicture | null;
    /** Null means the default (CON-021). */
    readonly backgroundColor: string | null;
    readonly link: LinkSource | null;
  };
}

/** Header and footer of a site as the CMS holds them (SRV-024). */
export interface NavigationSource {
  readonly header: {
    readonly theme: string;
    readonly hidden: boolean;
    readonly homeItems: readonly NavigationItemSource[];
    readonly topItems: readonly NavigationItemSource[];
  };
  readonly footer: {
    readonly locale: string;
    readonly theme: string;
    readonly contactLink: LinkSource | null;
    readonly sections: readonly { readonly title: string; readonly links: readonly LinkSource[] }[];
  };
}

/** Unlocalized path of a content page; `home` is the root on both levels (SYS-005, SYS-006). */
export function createPagePath(page: PageReference): string {
  const parent = page.parentSlug === 'home' ? '' : `/${encodeSegment(page.parentSlug)}`;
  return page.slug === 'home' ? parent || '/' : `${parent}/${encodeSegment(page.slug)}`;
}

/** Links of the chrome that name a machine or a service. */
export function listCatalogueLinks({ header, footer }: NavigationSource): readonly LinkSource[] {
  const collect = (items: readonly NavigationItemSource[]): readonly (LinkSource | null)[] =>
    items.flatMap((item) => [
      item.marketing.link,
      ...collect(item.items),
      ...item.sections.flatMap((section) => collect(section.items)),
    ]);
  const links = [
    ...collect(header.homeItems),
    ...collect(header.topItems),
    footer.contactLink,
    ...footer.sections.flatMap((section) => section.links),
  ];
  return links.flatMap((link) => (link?.productSlug != null || link?.serviceSlug != null ? [link] : []));
}
