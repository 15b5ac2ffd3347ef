import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ComponentProps, ReactNode } from 'react';
import { NoPermission } from '../frame/no-permission.tsx';
import { PortalPage } from '../frame/portal-page.tsx';

/** Whether a user may see machines: users of the service, and service staff, who maintain them (POR-047, D-28). */
export function mayUseMachines(user: User): boolean {
  return user.isDelegatedAdminInternal || resolveServiceStatus('inventory', user.roles) === 'active';
}

/** Whether the signed-in user may see machines; false until the user is known. */
export function useMayUseMachines(): boolean {
  const { user } = useSession();
  return user !== null && mayUseMachines(user);
}

/** A page about machines; explains how to get access to users who may not see them (POR-024, POR-109). */
export function MachinePageFrame(props: ComponentProps<typeof PortalPage>): ReactNode {
  const { user } = useSession();
  if (user?.populated && !mayUseMachines(user)) return <NoPermission service="inventory" />;
  return <PortalPage {...props} />;
}
