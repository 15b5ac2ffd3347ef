// @ts-nocheck
import type { Breadcrumb, NavigationItem, SiteNavigation } from '@kmx/shared-contracts/navigation.ts';

export interface BreadcrumbLabels {
  readonly home: string;
  readonly homeHref: string;
  /** Title of the closing entry when no page exists, else null (PUB-049). */
  readonly notFound: string | null;
}

/** Home, then the navigation branch that leads to the path; the page itself carries no link. */
export function resolveBreadcrumbs(
  navigation: SiteNavigation,
  path: string,
  labels: BreadcrumbLabels,
): readonly Breadcrumb[] {
  const home: Breadcrumb = { title: labels.home, href: labels.homeHref };
  if (labels.notFound !== null) return [home, { title: labels.notFound, href: null }];
  if (path === '/') return [{ ...home, href: null }];
  const branch = findBranch([...navigation.header.homeItems, ...navigation.header.topItems], path);
  const entries = branch.map(({ breadcrumb, url, unlocalizedUrl }) => ({
    title: breadcrumb,
    href: unlocalizedUrl === path || url === '' ? null : url,
  }));
  return [home, ...entries];
}

/** The navigation item of a slug anywhere in the tree; throws 'no navigation item with slug ...' (ERR-005). */
export function findNavigationItem(navigation: SiteNavigation, slug: string): NavigationItem {
  const queue = [...navigation.header.homeItems, ...navigation.header.topItems];
  for (const item of queue) {
    if (item.unlocalizedUrl.split('/').at(-1) === slug) return item;
    queue.push(...item.items, ...item.sections.flatMap((section) => section.items));
  }
  throw new Error(`no navigation item with slug ${slug}`);
}

/** The branch whose last item is the path or its nearest ancestor. */
function findBranch(items: readonly NavigationItem[], path: string): readonly NavigationItem[] {
  let best: readonly NavigationItem[] = [];
  for (const item of items) {
    const below = findBranch([...item.items, ...item.sections.flatMap((section) => section.items)], path);
    const own = isOnPath(item, path) ? [item] : [];
    const branch = below.length > 0 ? [item, ...below] : own;
    if (measureBranch(branch) > measureBranch(best)) best = branch;
  }
  return best;
}

function isOnPath({ unlocalizedUrl }: NavigationItem, path: string): boolean {
  return unlocalizedUrl.startsWith('/') && unlocalizedUrl !== '/' && `${path}/`.startsWith(`${unlocalizedUrl}/`);
}

function measureBranch(branch: readonly NavigationItem[]): number {
  return branch.at(-1)?.unlocalizedUrl.length ?? 0;
}
