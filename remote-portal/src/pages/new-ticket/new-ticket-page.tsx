import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { PortalPage } from '../../features/frame/portal-page.tsx';

/** The page of /new-ticket; its content comes with the work on the portal. */
export function NewTicketPage(): ReactNode {
  return <PortalPage skeleton={<Skeleton lines={4} />}>{() => null}</PortalPage>;
}
