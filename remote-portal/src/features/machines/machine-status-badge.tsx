import { StatusBadge, type StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { MachineStatus } from './machine-list-state.ts';

const roles: Readonly<Record<MachineStatus, StatusRole>> = {
  RUNNING: 'success',
  MAINTENANCE_DUE: 'warning',
  STOPPED: 'danger',
  OUT_OF_SERVICE: 'neutral',
};

/** The state of a machine in words. */
export function MachineStatusBadge({ status }: { readonly status: MachineStatus }): ReactNode {
  const t = useTranslate();
  return <StatusBadge status={roles[status]}>{t(`machine.status.${status}`)}</StatusBadge>;
}
