// @ts-nocheck
import type { PageResult } from '@kmx/shared-contracts/page.ts';

/** The trail of a page as schema.org describes it; the page itself has no address of its own in it. */
export function createBreadcrumbList(
  breadcrumbs: NonNullable<PageResult['meta']['breadcrumbs']>,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href === null ? {} : { item: href }),
    })),
  };
}
