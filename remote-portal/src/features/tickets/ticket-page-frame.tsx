import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ComponentProps, ReactNode } from 'react';
import { NoPermission } from '../frame/no-permission.tsx';
import { PortalPage } from '../frame/portal-page.tsx';

/** Whether a user may see tickets: users of the service, and service staff, who answer them (POR-046, POR-110). */
export function mayUseTickets(user: User): boolean {
  return user.isDelegatedAdminInternal || resolveServiceStatus('service-ticketing', user.roles) === 'active';
}

/** A page about tickets; explains how to get access to users who may not see them (POR-023, POR-109). */
export function TicketPageFrame(props: ComponentProps<typeof PortalPage>): ReactNode {
  const { user } = useSession();
  if (user?.populated && !mayUseTickets(user)) return <NoPermission service="service-ticketing" />;
  return <PortalPage {...props} />;
}
