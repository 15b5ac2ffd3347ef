import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';

/** The value of aria-current: whether an item is the current page or an ancestor of it. */
export function resolveCurrent(item: NavigationItem, currentPath: string): 'page' | 'true' | undefined {
  const { unlocalizedUrl } = item;
  if (!unlocalizedUrl.startsWith('/')) return undefined;
  if (unlocalizedUrl === currentPath) return 'page';
  return unlocalizedUrl !== '/' && currentPath.startsWith(`${unlocalizedUrl}/`) ? 'true' : undefined;
}
