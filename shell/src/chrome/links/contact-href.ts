import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';

/** How to reach a site: its own contact link when the site has that page, otherwise the contact page of the main site. */
export function resolveContactHref({ footer }: SiteNavigation, mainSitePrefix: string): string {
  const own = footer.contactLink;
  return own === null || own.kind === 'action' ? `${mainSitePrefix}/contact` : own.href;
}
