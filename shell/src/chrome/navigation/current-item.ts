import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';

/** Tells whether an item is the page in view or leads to it; the value of aria-current. */
export function resolveCurrent(item: NavigationItem, currentPath: string): 'page' | 'true' | undefined {
  const { unlocalizedUrl } = item;
  if (!unlocalizedUrl.startsWith('/')) return undefined;
  if (unlocalizedUrl === currentPath) return 'page';
  return unlocalizedUrl !== '/' && currentPath.startsWith(`${unlocalizedUrl}/`) ? 'true' : undefined;
}
