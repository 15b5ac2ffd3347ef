import type { Breadcrumb, NavigationItem, SiteNavigation } from '@kmx/shared-contracts/navigation.ts';

export interface BreadcrumbLabels {
  readonly home: string;
  readonly homeHref: string;
  /** Title of the closing entry when an error takes the place of a page, else null (PUB-049). */
  readonly error: string | null;
  /** Name of a page that is not in the navigation; null for a page without its own trail. */
  readonly title: string | null;
  /** Language of that name where it is not that of the visitor. */
  readonly language?: string | undefined;
}

/** Home, then the navigation branch that leads to the path, then the page itself, which carries no link (PUB-050). */
export function resolveBreadcrumbs(
  navigation: SiteNavigation,
  path: string,
  labels: BreadcrumbLabels,
): readonly Breadcrumb[] {
  const home: Breadcrumb = { title: labels.home, href: labels.homeHref };
  if (labels.error !== null) return [home, { title: labels.error, href: null }];
  if (path === '/') return [{ ...home, href: null }];
  const { above, own } = splitBranch(navigation, path);
  if (own !== null) return [home, ...above, { ...own, href: null }];
  const { title, language } = labels;
  const page = title === null ? [] : [{ title, href: null, ...(language === undefined ? {} : { language }) }];
  return [home, ...above, ...page];
}

/**
 * The trail that a page declares, below the navigation levels of its list: a release appears under "About KMX" because
 * the list of releases does, and the list has its name there (PUB-050, PUB-051, PUB-054).
 */
export function completeBreadcrumbs(
  navigation: SiteNavigation,
  own: readonly Breadcrumb[],
  { path, urlPrefix }: { readonly path: string; readonly urlPrefix: string },
): readonly Breadcrumb[] {
  const [list, ...below] = own;
  const href = list?.href ?? `${urlPrefix}${path}`;
  if (list === undefined || !href.startsWith(`${urlPrefix}/`)) return own;
  const branch = splitBranch(navigation, href.slice(urlPrefix.length));
  const named = branch.own === null ? list : { ...branch.own, href: list.href };
  return [...branch.above, named, ...below];
}

/** The branch to a path: its ancestors, and its own item when the navigation has one. */
function splitBranch(
  { header }: SiteNavigation,
  path: string,
): { readonly above: readonly Breadcrumb[]; readonly own: Breadcrumb | null } {
  const branch = findBranch([...header.homeItems, ...header.topItems], path);
  const crumbs = branch.map(({ breadcrumb, url, language }) => ({
    title: breadcrumb,
    href: url === '' ? null : url,
    ...(language === undefined ? {} : { language }),
  }));
  return branch.at(-1)?.unlocalizedUrl === path
    ? { above: crumbs.slice(0, -1), own: crumbs.at(-1) ?? null }
    : { above: crumbs, own: null };
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

/**
 * The branch whose last item is the path or its nearest ancestor. Where several are, the one below whose items it is: a
 * menu may also link to a page of another branch.
 */
function findBranch(items: readonly NavigationItem[], path: string): readonly NavigationItem[] {
  let best: readonly NavigationItem[] = [];
  for (const item of items) {
    const below = findBranch([...item.items, ...item.sections.flatMap((section) => section.items)], path);
    const own = isOnPath(item, path) ? [item] : [];
    const branch = below.length > 0 ? [item, ...below] : own;
    if (isNearer(branch, best, path)) best = branch;
  }
  return best;
}

function isOnPath({ unlocalizedUrl }: NavigationItem, path: string): boolean {
  return unlocalizedUrl.startsWith('/') && unlocalizedUrl !== '/' && `${path}/`.startsWith(`${unlocalizedUrl}/`);
}

function isNearer(branch: readonly NavigationItem[], best: readonly NavigationItem[], path: string): boolean {
  const measure = (items: readonly NavigationItem[]) => items.at(-1)?.unlocalizedUrl.length ?? 0;
  // A heading without an address is in nobody's way.
  const countOthers = (items: readonly NavigationItem[]) =>
    items.filter((item) => item.unlocalizedUrl.startsWith('/') && !isOnPath(item, path)).length;
  const gain = measure(branch) - measure(best);
  return gain > 0 || (gain === 0 && countOthers(branch) < countOthers(best));
}
