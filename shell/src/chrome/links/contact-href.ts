import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';

/** Where a site can be reached: its own contact link, which leads to a page it has, else the contact page of the main site. */
export function resolveContactHref({ footer }: SiteNavigation, mainSitePrefix: string): string {
  const own = footer.contactLink;
  return own === null || own.kind === 'action' ? `${mainSitePrefix}/contact` : own.href;
}
