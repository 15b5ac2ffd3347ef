import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { PortalPage } from '../../features/frame/portal-page.tsx';

/** The page of /inventory-old; its content comes with the work on the portal. */
export function OldInventoryPage(): ReactNode {
  return <PortalPage skeleton={<Skeleton lines={4} />}>{() => null}</PortalPage>;
}
